"""Puts this folder on the path and finds the binary under test once."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from project import binary  # noqa: E402


def pytest_sessionstart(session):
    if not binary().is_file():
        pytest.exit(f"{binary()} does not exist: build it first, or set CARILLON", returncode=1)
