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
seat-line =
    { $player ->
        [person] Miejsce { $number }: { $name }
       *[other] Miejsce { $number }: { $name } (bot: { $player })
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
which-one = To może być:
why-hint = Wszystkie złamane zasady: dlaczego { $action }
why-legal = Żadna zasada nie zabrania: { $action }.
hint = To daje od razu najwięcej Punktów Zwycięstwa (czy to mądre, to już twoja decyzja):
hint-nothing = Teraz nie można niczego zbudować.
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
save-failed = Nie zapisano: { $fault }
quit-ask = Zakończyć grę?
bye = Do następnego razu!
bye-end-of-input = Koniec wejścia: gra zostaje przerwana.
bye-interrupted = Gra została przerwana.


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
    Moce: residential MÓJ ODRZUCONY · production KAFELEK · military X,Y · magic · bury KAFELEK · return · special KAFELEK X,Y rT
    x rośnie na wschód, y na południe; rT to T ćwierćobrotów zgodnie z ruchem wskazówek zegara.
