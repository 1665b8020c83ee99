"""Everything people read, in English and Polish."""
