### Jak kończy się Rune Stones. Po polsku.

ending-R-E1 = Ktoś ma już 65 punktów mocy, a runda dobiegła końca.
ending-R-E4 = Nic już nie mogło posunąć gry naprzód, więc policzono punkty.
ending-measure-runestones = Punkty mocy; klejnoty, ruda i rzędy dochodzą na samym końcu.
