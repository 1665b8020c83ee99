### Fantazja poza planszą: na półce, przy nowym stole, w wynikach. Po polsku.

game-fantazja = Fantazja
home-time-fantazja = 40 min
home-line-fantazja = Zbuduj krainę czarów
side-fantazja-any = obojętnie
side-fantazja-1 = Rzeźbiarze
side-fantazja-2 = Inżynierowie
part-fantazja-buildings = Budynki
part-fantazja-bonus = Bonus
verb-fantazja-small = postaw Mały Budynek
verb-fantazja-gain = zdobądź Punkt Wyobraźni
verb-fantazja-large = postaw Duży Budynek
verb-fantazja-pay = wybierz Punkt Wyobraźni do zapłaty
verb-fantazja-end = zakończ turę
verb-fantazja-residential = użyj mocy mieszkalnej
verb-fantazja-production = użyj mocy produkcyjnej
verb-fantazja-military = użyj mocy militarnej
verb-fantazja-magic = użyj mocy magicznej
verb-fantazja-bury = włóż pokazany kafelek pod stos przeciwnika
verb-fantazja-return = oddaj pokazane kafelki
verb-fantazja-special = użyj mocy specjalnej
