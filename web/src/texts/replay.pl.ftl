### Spojrzenie wstecz: powtórki, historia, liczby. Po polsku.

## Powtórka
replay = Powtórka
replay-watch = Obejrzyj powtórkę
replay-more = Opowieść, oczy i inne
replay-controls = Kroki gry
replay-steps = Krok i odtwarzanie
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Krok dalej
replay-last = Na koniec
replay-scrub = Miejsce w grze
replay-at = { $turn ->
    [0] Krok { $step } z { $steps }
   *[other] Krok { $step } z { $steps }, tura { $turn }
}
replay-step = { $step } z { $steps }
replay-start = Gra się zaczyna.
replay-silent = Mały krok bez opowieści.
replay-taken-back = (później cofnięte)
replay-speed = Szybkość
replay-turn = Przejdź do tury
replay-turn-of = Tura { $turn }
replay-before = Przed pierwszą turą
replay-eyes = Czyimi oczami?
replay-eyes-0 = Widz
replay-eyes-all = Bez tajemnic
replay-open = Co było ukryte
replay-tab-eyes = Oczy
replay-tab-more = Więcej
replay-imported = Ta gra przyszła z pliku z zapisem. Każdy jej krok został sprawdzony.
replay-origin = Ta gra zaczęła się od pewnej chwili innej gry.
replay-origin-open = Obejrzyj tamtą
replay-unfinished = Zapis kończy się przed końcem gry
replay-not-yet = Ta gra jeszcze trwa
replay-not-yet-words = Powtórka odkrywa wszystko, co ukryte, więc musi poczekać do końca gry.
replay-to-table = Do stołu
replay-none = Nie ma takiej gry

## Co można zrobić z chwilą
replay-share = Pokaż
replay-share-words = Kto otworzy ten link, zobaczy krok { $step } tak samo jak ty teraz.
replay-export = Zachowaj
replay-picture = Obrazek
replay-picture-words = Krok { $step }, tak jak teraz go widać.
replay-film = Ruchomy obrazek
replay-film-words = Najwyżej { $most } kroków; im ich więcej, tym dłużej to trwa.
replay-from = Od kroku
replay-to = Do kroku
replay-pace = Tempo
replay-pace-1200 = spokojne
replay-pace-800 = żywe
replay-pace-400 = szybkie
replay-film-making = Film powstaje…
replay-film-made = Film jest gotowy.
replay-film-failed = Nie udało się zrobić filmu. Spróbuj z mniejszą liczbą kroków.
replay-record = Zapis gry
replay-record-words = Cała gra w jednym pliku: dzięki niemu każdy może sprawdzić każdy krok i każde losowanie, tutaj albo poleceniem bajarz verify.
replay-on = Graj dalej od tej chwili
replay-on-words = Nowy stół zacznie się dokładnie tam, gdzie kończy się krok { $step }. Kim chcesz być?
replay-on-seat = Twoje miejsce
replay-on-bots = Za pozostałych gra
replay-on-fair = Dalszy ciąg losujemy od nowa, więc będzie to inna opowieść. Ta gra nie wchodzi do żadnych statystyk.
replay-on-over = Tutaj gra już się skończyła
replay-on-yes = Gram dalej
replay-on-no = Nie teraz

## Moje gry
mine-past = Skończone gry
mine-past-none = Nie ma jeszcze skończonej gry.
mine-past-none-such = Nie masz takiej gry.
mine-filter = Które gry
mine-any-game = Każda gra
mine-any-players = Liczba graczy
mine-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
mine-any-outcome = Każdy wynik
mine-any-against = Każdy przeciwnik
mine-against-bot = Przeciw botom
mine-against-person = Przeciw ludziom
mine-outcome-won = Wygrana
mine-outcome-lost = Przegrana
mine-outcome-shared = Wspólna wygrana
mine-outcome-alone = W pojedynkę
mine-guided = Pierwsza gra
mine-to-shelf = Do czterech ksiąg
mine-imported = Z pliku
mine-origin = Dalszy ciąg
mine-place = { $place }. miejsce
mine-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
mine-older = Pokaż starsze gry
mine-figures = W liczbach
mine-figures-none = Liczby pojawią się po pierwszej skończonej grze.
mine-played = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
mine-bar = { $played ->
    [one] { $played } gra
    [few] { $played } gry
   *[other] { $played } gier
}, wygrane: { $won }, wspólne wygrane: { $shared }
mine-bar-short = { $won } z { $played }
mine-mean = średnio { $score }
mine-best-score = najlepiej { $score }
mine-level-person = ludzie

## Zapis z pliku
import = Przynieś grę
import-words = Upuść tu plik z zapisem albo go wybierz. Zanim ją obejrzysz, sprawdzimy każdy krok, każde losowanie i wynik.
import-choose = Wybierz plik
import-checking = Sprawdzamy grę…
import-refused = Ten zapis się nie zgadza.
import-step = Krok { $step }
import-setup = Przygotowanie gry
import-wrong-form = To nie jest pełny zapis gry.
import-wrong-game = W tę grę tutaj nie gramy.
import-wrong-version = Tę partię rozegrano według innych zasad niż nasze.
import-wrong-components = Tę partię rozegrano innymi elementami niż nasze.
import-wrong-table = W tę grę nie gra się w tyle osób albo z takimi opcjami.
import-wrong-secret = Brakuje sekretu losowania, więc nie da się sprawdzić tego, co wylosowano.
import-wrong-commitment = Sekret losowania jest inny niż ten, który zapieczętowano przed grą.
import-wrong-long = Ta partia jest za długa, żeby ją tu przechować.
import-wrong-names = Imię gracza jest puste, za długie albo nie da się go zapisać.
import-wrong-action = Nie da się odczytać, co tu zrobiono.
import-wrong-seat = Nie ma takiego miejsca przy stole.
import-wrong-rule = Zasady na to nie pozwalają.
import-wrong-draw = Tego nie można było wylosować.
import-wrong-check = Coś tu zmieniono.
import-wrong-result = Ta gra skończyła się inaczej.
import-no-json = Ten plik nie jest zapisem gry: nie da się go odczytać.
import-too-long = Ten plik jest za długi jak na zapis gry.

## Gry do oglądania
home-watch = Gry do obejrzenia
watch = Oglądaj
watch-at = Oglądaj: { $game }, grają { $names }
