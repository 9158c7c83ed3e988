"""Languages that a test brings along, beside those on offer; knows no text."""

import shutil
from pathlib import Path

import pytest

from bot import texts


def speaking(patch: pytest.MonkeyPatch, folder: Path, **files: str | bytes) -> None:
    """Offer the languages of these files as well; an underscore in a name stands for a hyphen."""
    folder.mkdir()
    for path in texts.FOLDER.glob("*.ftl"):
        shutil.copy(path, folder)
    for name, content in files.items():
        written = content if isinstance(content, bytes) else content.encode()
        (folder / f"{name.replace('_', '-')}.ftl").write_bytes(written)
    patch.setattr(texts, "FOLDER", folder)
