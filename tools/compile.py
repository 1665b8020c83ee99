"""Compile the engines with mypyc, in place, from the sources listed in pyproject.toml.

Run by `make setup`. Where there is no C compiler it says so and the sources run as they are.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "bajarz"


def modules() -> list[Path]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [PACKAGE / name for name in settings["tool"]["bajarz"]["compile"]["modules"]]


def built() -> list[Path]:
    """The compiled modules that lie beside the sources."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [*PACKAGE.rglob(f"*{suffix}"), *PACKAGE.parent.glob(f"*{suffix}")]


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None or shutil.which("gcc") is not None


def up_to_date() -> bool:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    pairs = [(source, source.with_suffix(suffix)) for source in modules()]
    if not all(target.exists() for _, target in pairs) or len(built()) != len(pairs) + 1:
        return False
    oldest = min(target.stat().st_mtime for _, target in pairs)
    return all(source.stat().st_mtime < oldest for source, _ in pairs)


def clean() -> None:
    for path in built():
        path.unlink()


def settings_for_c() -> dict[str, str]:
    """On Linux the modules are optimised as one program: a tenth faster (bench/RESULTS.md)."""
    flags = os.environ.get("CFLAGS", "")
    if sys.platform == "linux":
        flags = f"-flto=auto -fno-semantic-interposition {flags}"
    return {**os.environ, "CFLAGS": flags}


def build() -> bool:
    """Compile everything in a folder of its own, then move the results beside the sources."""
    with tempfile.TemporaryDirectory() as scratch:
        script = Path(scratch) / "setup.py"
        names = [str(path.relative_to(PACKAGE.parent)) for path in modules()]
        script.write_text(
            "from setuptools import setup\n"
            "from mypyc.build import mypycify\n"
            f"setup(name='bajarz-engines', ext_modules=mypycify({names!r}, opt_level='3',"
            f" debug_level='0', target_dir={scratch!r}))\n"
        )
        command = [
            sys.executable, str(script), "-q", "build_ext", "--build-lib", f"{scratch}/lib",
            "--build-temp", f"{scratch}/temp",
        ]  # fmt: skip
        settings = f"--config-file={ROOT / 'pyproject.toml'}"
        script.write_text(script.read_text().replace("mypycify([", f"mypycify([{settings!r}, "))
        done = subprocess.run(
            command, cwd=PACKAGE.parent, env=settings_for_c(), check=False,
            capture_output=True, text=True,
        )  # fmt: skip
        if done.returncode:
            print(done.stdout[-3000:], done.stderr[-3000:], sep="\n")
            return False
        lib = Path(scratch) / "lib"
        for path in lib.rglob("*.so"):
            shutil.move(path, PACKAGE.parent / path.relative_to(lib))
    return True


def main() -> int:
    if "--clean" in sys.argv:
        clean()
        return 0
    if up_to_date():
        return 0
    clean()
    if not has_compiler():
        print("No C compiler: Bajarz runs from its Python sources, only slower.")
        return 0
    print("Compiling the engines (about a minute) ...", flush=True)
    if not build():
        print("The engines could not be compiled: Bajarz runs from its Python sources.")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
