### Caladale poza planszą: na półce, przy nowym stole, w wynikach. Po polsku.

game-caladale = Caladale
home-time-caladale = 30 min
home-line-caladale = Wznieś zamek jak z baśni
option-caladale-solo = Gra solo
option-caladale-solo-builder = Budowniczy: każdy kafelek zostaje
option-caladale-solo-puzzle = Układanka: 25 kafelków
option-caladale-solo-free = Gra swobodna: wszystkie kafelki
option-caladale-gates = Bramy
option-caladale-gates-dealt = rozdane
option-caladale-gates-chosen = wybierane
option-caladale-all_tiles = Gra wszystkimi kafelkami
building = Ostatni czas na budowę
building-open = aż wszyscy powiedzą „gotowe”
building-box = { $time } (jak w pudełku)
part-caladale-tiles = Kafelki
part-caladale-finished = Ukończenie
part-caladale-tops = Zwieńczenia Wież
part-caladale-down = Zakryte
part-caladale-open = Otwarte krawędzie
part-caladale-scaffold = Rusztowanie
part-caladale-exchanges = Wymiany
verb-caladale-gate = wybierz Bramę
verb-caladale-take = weź odkryty kafelek
verb-caladale-draw = dobierz w ciemno ze stosu
verb-caladale-keep = zachowaj kafelek
verb-caladale-down = zakryj kafelek
verb-caladale-place = połóż kafelek
verb-caladale-back = odłóż kafelek na tacę
verb-caladale-shift = przesuń cały zamek
verb-caladale-grass = przesuń Pas Trawy
verb-caladale-layout = ułóż cały zamek
verb-caladale-exchange = wymień kafelek
verb-caladale-done = ogłoś, że zamek jest gotowy
verb-caladale-stop = zakończ tutaj
cd-my-best = Najlepsze zamki w pojedynkę
cd-my-best-none = Zbuduj w pojedynkę zamek w Caladale, a najlepsze staną tutaj.
kind-caladale-builder = Budowniczy
kind-caladale-puzzle = Układanka
kind-caladale-free = Gra swobodna
cd-my-left = { $count ->
    [0] wszystkie kafelki użyte
    [one] został { $count } kafelek
    [few] zostały { $count } kafelki
    [many] zostało { $count } kafelków
   *[other] zostało { $count } kafelka
}
