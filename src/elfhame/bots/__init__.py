"""Those who play by themselves, each from what its seat may know."""
