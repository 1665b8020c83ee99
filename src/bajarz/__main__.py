"""`python -m bajarz` is the command `bajarz`."""

from bajarz.cli.main import main

main()
