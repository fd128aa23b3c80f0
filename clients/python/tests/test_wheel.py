"""Tests the built package: its content, and that the same sources make the same bytes."""

from __future__ import annotations

import base64
import csv
import hashlib
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(FOLDER))
import build_wheel  # noqa: E402


class WheelTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_the_record_lists_every_file_with_its_digest(self) -> None:
        with zipfile.ZipFile(self.folder / build_wheel.build_wheel(str(self.folder))) as wheel:
            names = wheel.namelist()
            record = next(name for name in names if name.endswith("/RECORD"))
            rows = {row[0]: row[1:] for row in csv.reader(wheel.read(record).decode().splitlines())}
            self.assertEqual(set(rows), set(names))
            for name in names:
                if name != record:
                    content = wheel.read(name)
                    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
                    self.assertEqual(rows[name], [f"sha256={digest}", str(len(content))])
        self.assertLess({"outbound/py.typed", "outbound/space_types.py", f"{build_wheel.INFO}/LICENSE"}, set(names))
        modules = {f"outbound/{path.name}" for path in (FOLDER / "outbound").glob("*.py")}
        self.assertEqual({name for name in names if name.endswith(".py")}, modules)

    def test_the_same_sources_make_the_same_bytes(self) -> None:
        name = build_wheel.build_wheel(str(self.folder))
        before = (self.folder / name).read_bytes()
        build_wheel.build_wheel(str(self.folder))
        self.assertEqual((self.folder / name).read_bytes(), before)

    def test_an_archive_of_the_sources_builds_the_same_wheel(self) -> None:
        name = build_wheel.build_wheel(str(self.folder))
        archive = self.folder / build_wheel.build_sdist(str(self.folder))
        with tarfile.open(archive) as sources:
            # Python 3.14 needs the filter, the first releases of 3.11 do not know it.
            safely: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
            sources.extractall(self.folder, **safely)
        root = self.folder / archive.name.removesuffix(".tar.gz")
        subprocess.run([sys.executable, "build_wheel.py", "out"], cwd=root, check=True, capture_output=True)
        self.assertEqual((root / "out" / name).read_bytes(), (self.folder / name).read_bytes())


if __name__ == "__main__":
    unittest.main()
