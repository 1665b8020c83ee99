"""What every game shares. Standard library only: no I/O, no clock, no global randomness."""
