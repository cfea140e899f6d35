"""Reads the docstrings below a message's fields, for the API's documentation."""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from textwrap import dedent


def field_docs(shape: type) -> dict[str, str]:
    """The docstring of each field that has one.

    >>> from elfhame.server.messages import Heard
    >>> field_docs(Heard)["status"]
    'The status that an HTTP response would have.'
    """
    source = ast.parse(dedent(inspect.getsource(shape))).body[0]
    assert isinstance(source, ast.ClassDef)
    return {
        ast.unparse(field.target): inspect.cleandoc(str(ast.literal_eval(text.value)))
        for field, text in pairwise(source.body)
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr)
    }
