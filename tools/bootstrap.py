"""Makes .venv ready for ./play and ./test, with the standard library only.

The environment is used as it is while its stamp fits; otherwise it is brought up to date with uv from the lock file,
or with pip where uv is not to be had.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "warptable-stamp.json"
OLDEST = (3, 11)
UNWANTED = ("PYTHONHOME", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")  # with bytecode, programs start twice as fast
PUBLIC_INDEX = "https://pypi.org/simple"


def ensure(*, dev: bool) -> Path:
    """Return the interpreter of an environment that fits the lock file, with the development tools if asked for."""
    require_python()
    wanted = _stamp()
    have = _read_stamp()
    if PYTHON.exists() and have.items() >= wanted.items() and have.get("dev", False) >= dev:
        return PYTHON
    dev = dev or bool(have.get("dev"))  # playing never takes the tools away
    _say("preparing .venv (once; again when the lock file changes)")
    STAMP.unlink(missing_ok=True)
    if not _usable():
        _make_venv()
    if not _sync_with_uv(dev):
        _say("uv is not to be had here, using pip")
        _install_with_pip(dev)
    STAMP.write_text(json.dumps(wanted | {"dev": dev}, indent=1) + "\n", encoding="utf-8")
    return PYTHON


def require_python() -> None:
    """Go on under a newer interpreter if this one is too old and another is installed."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and _runs(newer, "-c", ""):
            os.execv(newer, [newer, *sys.argv])
    sys.exit(f"Warptable needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")


def environment() -> dict[str, str]:
    """The variables for programs run inside the environment."""
    env = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    env["VIRTUAL_ENV"] = str(VENV)
    env["PATH"] = str(PYTHON.parent) + os.pathsep + env.get("PATH", "")
    return env


def _stamp() -> dict[str, Any]:
    digest = hashlib.sha256()
    for name in ("uv.lock", "pyproject.toml"):
        digest.update((ROOT / name).read_bytes())
    return {"lock": digest.hexdigest(), "python": list(sys.version_info[:2]), "root": str(ROOT)}


def _read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _usable() -> bool:
    """Whether .venv holds a working interpreter of our version, with pip."""
    check = f"import sys, pip; sys.exit(sys.version_info[:2] != {tuple(sys.version_info[:2])})"
    return PYTHON.exists() and subprocess.run([PYTHON, "-c", check], capture_output=True, check=False).returncode == 0


def _make_venv() -> None:
    base = getattr(sys, "_base_executable", None) or sys.executable
    if _runs(base, "-c", "import ensurepip"):
        subprocess.run([base, "-m", "venv", "--clear", VENV], check=True)
        return
    # Debian without python3-venv: take pip's wheel from the index and let it install itself.
    subprocess.run([base, "-m", "venv", "--clear", "--without-pip", VENV], check=True)
    with tempfile.TemporaryDirectory() as folder:
        wheel = _download_pip(Path(folder))
        subprocess.run([PYTHON, f"{wheel}/pip", "install", "--quiet", "pip"], check=True, env=environment())


def _download_pip(folder: Path) -> Path:
    """Fetch the newest release of pip; the plain index page is what every index serves."""
    page = os.environ.get("PIP_INDEX_URL", PUBLIC_INDEX).rstrip("/") + "/pip/"
    with urllib.request.urlopen(page, timeout=60) as answer:
        anchors = re.findall(r"<a\s[^>]*>", answer.read().decode("utf-8"))
    links = [re.search(r'href="([^"#]+/)(pip-[^"#/]+-py3-none-any\.whl)#sha256=(\w+)"', anchor) for anchor in anchors]
    wheels = [(_version(link[2]), link) for link in links if link and "data-yanked" not in link.string]
    _, newest = max(wheels, key=lambda wheel: wheel[0])
    with urllib.request.urlopen(urllib.parse.urljoin(page, newest[1] + newest[2]), timeout=60) as answer:
        content = answer.read()
    if hashlib.sha256(content).hexdigest() != newest[3]:
        sys.exit("The download of pip is damaged; please try again.")
    wheel = folder / newest[2]
    wheel.write_bytes(content)
    return wheel


def _version(filename: str) -> tuple[int, ...]:
    """The release number in a wheel's name; empty for pre-releases."""
    parts = filename.split("-")[1].split(".")
    return tuple(map(int, parts)) if all(part.isdigit() for part in parts) else ()


def _sync_with_uv(dev: bool) -> bool:
    env = environment()
    if not _runs(PYTHON, "-m", "uv", "--version"):
        pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"]
        if subprocess.run(pip, env=env, check=False).returncode != 0:
            return False
    env |= {"UV_PROJECT_ENVIRONMENT": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}
    sync = [str(PYTHON), "-m", "uv", "sync", "--frozen", "--quiet", "--python", str(PYTHON)]
    group = ["--group" if dev else "--no-group", "dev"]
    return subprocess.run([*sync, *group], cwd=ROOT, env=env, check=False).returncode == 0


def _install_with_pip(dev: bool) -> None:
    import tomllib  # not in the Pythons that require_python() turns away

    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    pins = {package["name"]: package["version"] for package in locked if "registry" in package["source"]}
    with tempfile.TemporaryDirectory() as folder:
        constraints = Path(folder, "constraints.txt")
        constraints.write_text("".join(f"{name}=={version}\n" for name, version in pins.items()), encoding="utf-8")
        pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--constraint", str(constraints)]
        subprocess.run([*pip, "--editable", str(ROOT), *(groups["dev"] if dev else ())], env=environment(), check=True)


def _runs(*command: str | Path) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _say(text: str) -> None:
    print(f"warptable: {text}", file=sys.stderr, flush=True)
