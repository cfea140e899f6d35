"""People: guests, what each caller may see and do, and who is present."""
