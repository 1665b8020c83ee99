### Jak kończy się Castles of Caladale. Po polsku.

ending-C-E1 = Czas budowy minął i zamki są policzone.
ending-C-1e = Nie dojdzie już żaden kafelek: zamek stoi tak, jak stoi.
ending-measure-caladale = Tyle liczyłyby się wtedy zamki.
