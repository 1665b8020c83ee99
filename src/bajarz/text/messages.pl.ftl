### Słowa programu, po polsku. To, co należy do jednej gry, jest w jej folderze; tutaj są też słowa,
### których potrzebuje tylko jej plansza w terminalu.


## Menu gier

menu-title = Baśniowe gry przy jednej klawiaturze.
menu-usage =
    Aby zagrać, uruchom grę:
      bajarz play fantazja                                ty i bot
      bajarz play fantazja --seat person --seat person    dwie osoby przy jednej klawiaturze
      bajarz play fantazja --seat bot --seat bot          oglądanie dwóch botów
    Wszystko inne: bajarz --help
menu-game = Która gra? (numer; en: in English; q: wyjście)
menu-number = Co wybierasz? (numer, Enter: 1)
menu-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
menu-bots =
    { $count ->
        [2] Ty przeciwko botowi
       *[other] Ty przeciwko botom
    }
menu-people =
    { $count ->
        [2] Dwie osoby przy jednej klawiaturze
        [3] Trzy osoby przy jednej klawiaturze
        [4] Cztery osoby przy jednej klawiaturze
       *[other] Liczba osób przy jednej klawiaturze: { $count }
    }
menu-watch = Grają same boty, ty oglądasz
menu-seat = Miejsce { $number }
menu-level =
    { $count ->
        [one] Jak silny ma być bot? (numer albo nazwa, Enter: uczeń)
       *[other] Jak silne mają być boty? (numer albo nazwa, Enter: uczeń)
    }
menu-level-apprentice = uczeń: bierze to, co opłaca się od razu, i wiele przeocza
menu-level-journeyman = czeladnik: wie, ile co jest warte, ale czasem źle ocenia
menu-level-master = mistrz: patrzy kilka tur naprzód
menu-level-archmage = arcymag: myśli najdłużej, do pół sekundy nad każdą decyzją
menu-name = Imię gracza numer { $number } (Enter: bez imienia)


## Gracze i stół

name-person =
    { $number ->
        [0] Gracz
       *[other] Gracz { $number }
    }
name-bot =
    { $number ->
        [0] Bot
       *[other] Bot { $number }
    }
bot-kind =
    { $player ->
        [apprentice] uczeń
        [journeyman] czeladnik
        [master] mistrz
        [archmage] arcymag
       *[other] { $player }
    }
seat-line =
    { $player ->
        [person] Miejsce { $number }: { $name }
       *[other] Miejsce { $number }: { $name } (bot: { bot-kind })
    }
commitment = Losowanie jest już przesądzone: SHA-256 jego sekretu to { $commitment }. Sekret poznacie na końcu i każdy będzie mógł sprawdzić, co wylosowano.
help-hint = Wpisz numer, akcję albo: pomoc.
hand-over-away = Koniec twojej tury. Naciśnij Enter, żeby wszystko ukryć. Następna osoba: { $name }.
hand-over = { $name }, teraz twoja tura. Naciśnij Enter, gdy nikt inny nie patrzy na ekran.
watch-ask = Enter: następna tura · a: wszystko do końca · q: wyjście
secret = Sekret losowania to { $secret }; jego SHA-256 to { $commitment }, tak jak zapowiedziano.


## Wybieranie

back = Wróć
no-number =
    { $count ->
        [one] Jest tu tylko numer 1.
       *[other] Wpisz numer od 1 do { $count }.
    }
unreadable = Nie rozumiem: „{ $text }”. Wpisz numer z listy, akcję, na przykład { $example }, albo: pomoc.
unreadable-action = „{ $text }” nie jest akcją tej gry.
unreadable-verb = „{ $text }” nie jest akcją: akcja zaczyna się od jednego ze słów { $verbs }.
unreadable-form = „{ $text }” nie jest akcją: powinna wyglądać tak: { $form }.
which-one = To może być:
why-hint = Wszystkie złamane zasady: dlaczego { $action }
why-legal = Żadna zasada nie zabrania: { $action }.
hint = To daje od razu najwięcej Punktów Zwycięstwa (czy to mądre, to już twoja decyzja):
hint-nothing = Teraz nie ma czego doradzić.
yes-or-no = (t/n)


## Polecenia

help =
    W każdej chwili możesz wpisać:
      numer              wybór z listy; 0 wraca
      AKCJA              akcja w zapisie gry, na przykład: { $example }
      Enter              pokaż wszystko od nowa
      dlaczego AKCJA     wszystkie zasady, które złamałaby akcja
      podpowiedź         co od razu daje najwięcej
      cofnij             cofnij swój ostatni krok, o ile niczego nie wylosowano
      legenda            co znaczą znaki
      dziennik [N]       co się dotąd wydarzyło; w całości: dziennik wszystko
      zasady [NUMER]     zasady albo jedna z nich
      zapisz [PLIK]      zapisz grę
      język en|pl        zmień język
      wyjdź              zakończ
log-more =
    { $count ->
        [one] Jest { $count } wiersz; wszystkie: dziennik wszystko
        [few] Są { $count } wiersze; wszystkie: dziennik wszystko
       *[other] Jest { $count } wierszy; wszystkie: dziennik wszystko
    }
no-rule = Nie ma zasady { $rule }; listę pokaże słowo: zasady.
rules-more = Cała zasada: zasady { $rule }
lang-which = Który język? Do wyboru: { $languages }.
undone = Cofnięte.
undo-nothing = Nie masz czego cofać.
undo-turn = Twoja tura już się skończyła i nie można jej cofnąć.
undo-chance = W tym kroku coś wylosowano, więc nie można go cofnąć.
undo-shown = W tym kroku inni zobaczyli coś nowego, więc bez ich zgody nie można go cofnąć.
undo-consent = { $name }, czy zgadzasz się cofnąć ten krok?


## Zapisywanie i wyjście

save-ask = W jakim pliku zapisać grę? (Enter: { $file }, n: nie zapisuj)
overwrite = Plik { $file } już istnieje. Zastąpić go?
saved = Zapis gry jest w pliku { $file }. Sprawdzisz go tak: bajarz verify { $file }
saved-unfinished = Gra jest zapisana w pliku { $file }. Dalszy ciąg: bajarz play { $game } --load { $file } (w pliku jest wszystko, co ukryte, także to, co zostanie wylosowane)
save-failed = Nie zapisano: { $reason }
quit-ask = Zakończyć grę?
best-title = Twoje najlepsze gry tego rodzaju na tym komputerze:
best-this = ← ta gra

bye = Do następnego razu!
bye-end-of-input = Koniec wejścia: gra zostaje przerwana.
bye-interrupted = Gra została przerwana.


## Gra bez własnej planszy

view-turn = Tura { $number }
view-seat = miejsce { $number }
view-yes = tak
view-no = nie
view-expected = Co robisz?
view-private = wiesz tylko ty
view-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $names }.
        [few] Zwycięstwo jest wspólne: { $names }.
       *[other] Zwycięstwo jest wspólne: { $names }.
    }


## Fantazja w terminalu

fantazja-seat-1 = Rzeźbiarze Natury (miejsce 1)
fantazja-seat-2 = Inżynierowie Światła (miejsce 2)
fantazja-turn = Tura { $number }
fantazja-points = { $count } PZ
fantazja-hand = ręka
fantazja-ip = wyobraźnia
fantazja-pile = stos
fantazja-discard = odrzucone
fantazja-bonus = bonus
fantazja-power-residential = mieszkalny
fantazja-power-production = produkcyjny
fantazja-power-military = militarny
fantazja-power-magic = magiczny
fantazja-power-special = specjalny
fantazja-pool = pula
fantazja-on-map = na { $place }
fantazja-gone = poza mapą
fantazja-your-hand = Twoja ręka
fantazja-empty = (pusta)
fantazja-your-ip = Twoje Punkty Wyobraźni: { $tiles }
fantazja-shown = Kafelki z ręki przeciwnika, które widzisz
fantazja-seen = wiesz, że na ręce lub w wyobraźni: { $tiles }
fantazja-buried = na spodzie stosu: { $tiles }
fantazja-ip-open = znane Punkty Wyobraźni: { $tiles }
fantazja-score = Punkty Zwycięstwa
fantazja-sum = Razem
fantazja-ip-left = Pozostałe Punkty Wyobraźni
fantazja-choose-small =
    { $count ->
        [one] Zbuduj Mały Budynek { $tile }: { $count } miejsce
        [few] Zbuduj Mały Budynek { $tile }: { $count } miejsca
       *[other] Zbuduj Mały Budynek { $tile }: { $count } miejsc
    }
fantazja-choose-large =
    { $count ->
        [one] Zbuduj Duży Budynek { $tile } za 1 Punkt Wyobraźni: { $count } miejsce
        [few] Zbuduj Duży Budynek { $tile } za 1 Punkt Wyobraźni: { $count } miejsca
       *[other] Zbuduj Duży Budynek { $tile } za 1 Punkt Wyobraźni: { $count } miejsc
    }
fantazja-choose-special-tile =
    { $count ->
        [one] Wstaw kafelek { $tile }: { $count } miejsce
        [few] Wstaw kafelek { $tile }: { $count } miejsca
       *[other] Wstaw kafelek { $tile }: { $count } miejsc
    }
fantazja-choose-gain = Zdobądź 1 Punkt Wyobraźni: połóż zakryty kafelek
fantazja-choose-residential = Moc mieszkalna: wymień kafelki z ręki na odrzucone
fantazja-choose-production = Moc produkcyjna: odrzucony kafelek staje się Punktem Wyobraźni
fantazja-choose-military = Moc militarna: połóż żeton na budynku
fantazja-choose-special = Moc specjalna: zamień jeden ze swoich budynków
fantazja-vanish =
    { $count ->
        [one] Mroczna Energia: znika { $count } kafelek
        [few] Mroczna Energia: znikają { $count } kafelki
       *[other] Mroczna Energia: znika { $count } kafelków
    }
fantazja-takes =
    { $type ->
        [residential] bierzesz żeton mieszkalny
        [production] bierzesz żeton produkcyjny
        [military] bierzesz żeton militarny
        [magic] bierzesz żeton magiczny
       *[special] bierzesz żeton specjalny
    }
fantazja-no-places = Tego kafelka nie możesz teraz nigdzie zbudować.
fantazja-which-discard = Czyje odrzucone kafelki? Wpisz: odrzucone 1, odrzucone 2 albo samo odrzucone.
fantazja-discard-of =
    { $count ->
        [0] { $who }, odrzucone kafelki: nie ma żadnych
       *[other] { $who }, odrzucone kafelki: { $count }
    }
fantazja-nothing-there = W miejscu { $place } nie ma budynku.
fantazja-bad-place = „{ $text }” to nie miejsce; miejsca zapisuje się tak: 1,-2.
fantazja-bad-tile = „{ $text }” to nie kafelek; kafelki mają nazwy takie jak S-R1a.
fantazja-dark = Mroczna Energia
fantazja-legend =
    Boki: { $element0 } ziemia, { $element1 } powietrze, { $element2 } woda, { $element3 } ogień.
    Typy: { $type0 } mieszkalny (R), { $type1 } produkcyjny (P), { $type2 } militarny (M), { $type3 } magiczny (G), { $type4 } specjalny. Potem poziom: I, II, III.
    Okrągła ramka { $owner0 }: Rzeźbiarze Natury. Podwójna ramka { $owner1 }: Inżynierowie Światła. { $castle }: Magiczny Zamek.
    { $dark }: Mroczna Energia. +1: Punkty Zwycięstwa. { $stack }2: stos dwóch kafelków i właściciele tych przykrytych. { $guard }: leży tu żeton militarny.
    { $corner }: ostatni ruch. Przerywana ramka: puste miejsce, o które chodzi. { $usable }: czyja jest tura i który żeton teraz działa; = przy żetonie: kto go ma.
help-fantazja =
    W Fantazji także:
      miejsca [KAFELEK]  gdzie możesz budować i w jakim położeniu (r0 do r3)
      odrzucone [1|2]    przejrzyj odrzucone kafelki
      obejrzyj X,Y       wszystko o budynku
      mapa [X,Y]         mapa w pełnej wielkości, wokół miejsca
    Akcje: small KAFELEK X,Y rT · gain KAFELEK · large KAFELEK X,Y rT · pay KAFELEK · end
    Moce: residential ODDANY WZIĘTY · production KAFELEK · military X,Y · magic · bury KAFELEK · return · special KAFELEK X,Y rT
    x rośnie na wschód, y na południe; rT to T ćwierćobrotów zgodnie z ruchem wskazówek zegara.


## Zamki Królestwa Caladale w terminalu

caladale-solo-builder = Solo 1, budowniczy: każdy kafelek zostaje tam, gdzie go położysz
caladale-solo-puzzle = Solo 2, łamigłówka: 25 kafelków i dziewięć do wymiany
caladale-solo-free = Wolna budowa: wszystkie kafelki i bramy, jeden ogromny zamek
caladale-tile-top =
    { $theme ->
        [stone] kamienne zwieńczenie
        [tree] drzewne zwieńczenie
       *[tudor] murowane zwieńczenie
    }
caladale-tile-edge =
    { $theme ->
        [stone] kamienna krawędź
        [tree] drzewna krawędź
       *[tudor] murowana krawędź
    }
caladale-tile-two = { caladale-theme } dwustronny
caladale-tile-three = { caladale-theme } trójstronny
caladale-tile-four = { caladale-theme } czterostronny
caladale-tile-bridge = { caladale-theme } most/wieża
caladale-tile-A = { caladale-theme }/{ caladale-other } A
caladale-tile-B = { caladale-theme }/{ caladale-other } B
caladale-tile-C = { caladale-theme }/{ caladale-other } C
caladale-tile-enchanted-bridge = { caladale-theme }/{ caladale-other } most
caladale-theme =
    { $theme ->
        [stone] kamienny
        [tree] drzewny
       *[tudor] murowany
    }
caladale-other =
    { $other ->
        [stone] kamienny
        [tree] drzewny
       *[tudor] murowany
    }
caladale-two-themes = { $gate } (dwa motywy)
caladale-turn = Tura { $number }
caladale-over = Zamki
caladale-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
caladale-tiles =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[other] { $count } kafelków
    }
caladale-open =
    { $count ->
        [one] { $count } otwarta krawędź
        [few] { $count } otwarte krawędzie
       *[other] { $count } otwartych krawędzi
    }
caladale-in-tray = { $count } na tacce
caladale-down =
    { $count ->
        [one] { $count } zakryty
        [few] { $count } zakryte
       *[other] { $count } zakrytych
    }
caladale-exchanges =
    { $count ->
        [one] { $count } wymiana
        [few] { $count } wymiany
       *[other] { $count } wymian
    }
caladale-left =
    { $count ->
        [one] Został { $count } kafelek.
        [few] Zostały { $count } kafelki.
       *[other] Zostało { $count } kafelków.
    }
caladale-tiles-left = poza zamkiem { $count }
caladale-illegal = łamie zasady
caladale-finished = ukończony
caladale-is-done = budowa zakończona
caladale-now = Teraz { caladale-points }:
caladale-part-tiles = kafelki
caladale-part-finished = ukończony
caladale-part-tops = zwieńczenia
caladale-part-down = zakryte
caladale-part-open = otwarte krawędzie
caladale-part-scaffold = rusztowanie
caladale-part-exchanges = wymiany
caladale-more-violations =
    { $count ->
        [one] i jeszcze { $count } złamana zasada
        [few] i jeszcze { $count } złamane zasady
       *[other] i jeszcze { $count } złamanych zasad
    }
caladale-would-go = Gdyby gra skończyła się teraz, z zamku zniknęłyby: { $places }
caladale-face-up =
    { $count ->
        [0] Odkryte kafelki
       *[other] Odkryte kafelki (w stosie jeszcze { $count })
    }
caladale-nine = Dziewięć kafelków do wymiany
caladale-gates = Bramy
caladale-taken = Wzięty kafelek: { $tile }.
caladale-tray =
    { $count ->
        [0] Tacka jest pusta.
       *[other] Tacka ({ $count })
    }
caladale-empty-tray = Tacka jest pusta.
caladale-down-are = Zakryte: { $tiles }
caladale-do-Gate = { $tile }
caladale-do-Take = Weź: { $tile }
caladale-do-Draw = Dobierz w ciemno ze stosu
caladale-do-Keep = Zachowaj: { $tile }
caladale-do-Down = Zakryj na zawsze (+1 punkt): { $tile }
caladale-do-Grass = Trawa zaczyna się w kolumnie { $column }
caladale-do-Done = Gotowe: zamek skończony
caladale-do-Stop = Zakończ budowę
caladale-really =
    { $count ->
        [one] Tak: policz, teraz { $count } punkt
        [few] Tak: policz, teraz { $count } punkty
       *[other] Tak: policz, teraz { $count } punktów
    }
caladale-choose-place = Połóż kafelek z tacki
caladale-choose-move = Przełóż lub obróć kafelek zamku
caladale-choose-back = Zabierz kafelek na tackę
caladale-choose-grass = Przesuń trawę
caladale-choose-exchange = Wymień kafelek (za 1 punkt)
caladale-choose-tile =
    { $count ->
        [one] Połóż: { $tile }, { $count } miejsce, { $best }
        [few] Połóż: { $tile }, { $count } miejsca, najlepsze { $best }
       *[other] Połóż: { $tile }, { $count } miejsc, najlepsze { $best }
    }
caladale-finishes = zamek ukończony!
caladale-breaks = łamie zasady
caladale-log-Place = { $who } kładzie kafelek „{ $tile }” na polu { $cell }{ part-turned }.
caladale-log-Back = { $who } zabiera z zamku kafelek „{ $tile }”.
caladale-log-Shift = { $who } przesuwa cały zamek.
caladale-log-Grass = { $who } przesuwa trawę.
caladale-log-TileKept =
    { $who } dostaje { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }: { $tiles }.
caladale-log-TileRevealed = Odkryte kafelki ({ $count }): { $tiles }.
caladale-log-Layout = { $who } układa cały zamek od nowa.
caladale-corrected = { $who }: przed liczeniem z zamku znikają:
caladale-out-C-B2 = nie stał prosto
caladale-out-C-B3 = krawędź nie zgadzała się z sąsiednią
caladale-out-C-B4 = brama była nie na miejscu
caladale-out-C-B5 = źle leżał poza trawą
caladale-out-C-B6 = nie łączył się z bramą
caladale-out-C-B7 = pod nim była dziura
caladale-out-C-B8 = nic go nie trzymało
caladale-out-C-B9 = wisiał na wystającym kafelku
caladale-out-C-B11 = jego most kończył się w powietrzu
caladale-out-C-1c = nie stał na innym kafelku
caladale-score = Punkty
caladale-sum = Razem
caladale-tie-finished = Punktów jest po równo; rozstrzyga ukończony zamek (C-P5).
caladale-tie-tops = Punktów jest po równo; rozstrzyga więcej zwieńczeń wież (C-P5).
caladale-tie-scaffold = Punktów jest po równo; rozstrzyga nieużyte rusztowanie (C-P5).
caladale-tie-shared = Równe są też ukończenie zamków, zwieńczenia i rusztowania (C-P5).
caladale-which-seat = Czyj? Wpisz numer miejsca od 1 do { $count }.
caladale-nothing-there = W polu { $place } nie ma kafelka.
caladale-bad-cell = „{ $text }” to nie pole; pole to kolumna i rząd, na przykład 2,0.
caladale-legend =
    Motywy: { $stone } kamień, { $tree } drzewo, { $tudor } mur; { $magic } kafelek magiczny o dwóch motywach. Gdzie kafelek jest pusty, tam jest niebo.
    { $flag } zwieńczenie wieży, { $gate } brama, { $scaffold } rusztowanie, { $grass } pas trawy. Numery kolumn są na dole, rzędów po lewej.
    { $arrows } otwarta krawędź: na końcu minus 2 punkty za każdą. !B3 złamana zasada C-B3. { $turn } czyja jest tura.
caladale-best-castle = Z wszystkich twoich kafelków da się zbudować zamek za { $score } pkt; żeby go zbudować, wpisz:
hint-caladale = To daje najwięcej punktów od razu (czy to mądre, oceń sam):
help-caladale =
    W Zamkach Caladale także:
      zamek [N]          zamek z miejsca N w pełnej wielkości
      tacka [N]          tacka z miejsca N z nazwami kafelków
      obejrzyj X,Y       wszystko o kafelku twojego zamku
    Dobieranie: take KAFELEK · draw · keep · down
    Budowa, w swojej turze ile chcesz: place KAFELEK X,Y rT · back KAFELEK · shift DX,DY · grass X · done
    Cały zamek naraz: layout X KAFELEK@X,Y,rT;KAFELEK@X,Y,rT
    Solo: gate BRAMA · exchange MÓJ INNY · stop
    Kafelek można nazwać rodzajem (stone-two) albo, jeśli leży w zamku, polem (back 2,1).
    x rośnie w prawo, y w górę; rT to T ćwierćobrotów zgodnie z ruchem wskazówek zegara. Brama z gwiazdką ma dwa motywy: wizard*.

# A table in the browser
log-undo = { $name } cofa ostatni krok.
event-RecordEnded = Tu kończy się zapis; tej gry nie dokończono.
event-PlayerResigned = { $reason ->
    [time] Czas gracza { $who } minął.
   *[other] { $who } poddaje grę.
}
