"""The API reference at /api/docs: a page without scripts, made from the OpenAPI document."""
