### Grajeczka poza planszą: na półce, przy nowym stole, w wynikach. Po polsku.

game-grajeczka = Grajeczka
home-time-grajeczka = 30 min
home-line-grajeczka = Opowiedz swoją baśń
option-grajeczka-pages = Strony w każdej Księdze
option-grajeczka-pages-all = wszystkie
option-grajeczka-turn_limit = Najwięcej tur
option-grajeczka-turn_limit-off = bez limitu
option-grajeczka-mirrored = Lustrzane Królestwo
part-grajeczka-pages = Strony
part-grajeczka-told = Opisane Strony
reason-grajeczka-B-E3 = Wszyscy odpadli: żadnej Strony na ręce nie da się już spełnić.
reason-grajeczka-B-E4 = Grę zakończył limit tur: wygrywa ten, komu zostało najmniej Stron.
verb-grajeczka-move = przesuń Postać
verb-grajeczka-add = dołóż kafel do Królestwa
verb-grajeczka-turn = przewróć Stronę
verb-grajeczka-tell = opisz Stronę
verb-grajeczka-flip = odwróć żeton Mocy
verb-grajeczka-end = zakończ turę
mine-score-grajeczka = { $score ->
    [one] opowiedziana { $score } strona
    [few] opowiedziane { $score } strony
    [many] opowiedzianych { $score } stron
   *[other] opowiedzianych { $score } strony
}
