"""Builds the package with only the standard library: `python3 build_wheel.py [FOLDER]`, by default into `dist`.

It is also the build backend for pip (PEP 517): `pip install .` and `pip wheel .` work without the internet.
"""

from __future__ import annotations

import base64
import hashlib
import io
import runpy
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
NAME = "outbound"
VERSION: str = runpy.run_path(str(HERE / NAME / "_version.py"))["VERSION"]
INFO = f"{NAME}-{VERSION}.dist-info"
METADATA = f"""\
Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: Clients of the space game and the cargo game of Outbound, and an environment for learning agents.
License: MIT
Requires-Python: >=3.10
Classifier: Programming Language :: Python :: 3
Classifier: Typing :: Typed
Provides-Extra: gym
Requires-Dist: gymnasium; extra == "gym"
Description-Content-Type: text/markdown

"""
WHEEL = "Wheel-Version: 1.0\nGenerator: build_wheel\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
#: The earliest time that a zip file can store. With a fixed time the same sources give the same bytes.
TIME = (1980, 1, 1, 0, 0, 0)


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Writes the wheel into the folder and returns the name of its file."""
    files = {f"{NAME}/{path.name}": path.read_bytes() for path in _sources()}
    files[f"{INFO}/METADATA"] = _metadata()
    files[f"{INFO}/WHEEL"] = WHEEL.encode()
    files[f"{INFO}/LICENSE"] = _license()
    record = f"{INFO}/RECORD"
    files[record] = "".join([*(_recorded(name, files[name]) for name in files), f"{record},,\n"]).encode()
    target = Path(wheel_directory) / f"{NAME}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, TIME)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, content)
    return target.name


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Writes the archive of the sources into the folder and returns the name of its file."""
    root = f"{NAME}-{VERSION}"
    files = {path.relative_to(HERE).as_posix(): path.read_bytes() for path in _sources()}
    for name in ("build_wheel.py", "pyproject.toml", "README.md", "CHANGELOG.md"):
        files[name] = (HERE / name).read_bytes()
    files |= {"PKG-INFO": _metadata(), "LICENSE": _license()}
    target = Path(sdist_directory) / f"{root}.tar.gz"
    with tarfile.open(target, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"{root}/{name}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return target.name


def _sources() -> list[Path]:
    package = HERE / NAME
    return sorted([*package.glob("*.py"), package / "py.typed"])


def _metadata() -> bytes:
    return METADATA.encode() + (HERE / "README.md").read_bytes()


def _license() -> bytes:
    """Returns the licence. A source archive has the file here, the repository at its root."""
    own = HERE / "LICENSE"
    return (own if own.exists() else HERE.parent.parent / "LICENSE").read_bytes()


def _recorded(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "dist"
    folder.mkdir(parents=True, exist_ok=True)
    print(folder / build_wheel(str(folder)))
