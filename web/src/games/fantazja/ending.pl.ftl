### Jak kończy się Fantazja. Po polsku.

ending-F-E1 = Nikt nie ma już kafelków: kraina czarów jest gotowa.
ending-measure-fantazja = Punkty, gdyby gra skończyła się wtedy.
