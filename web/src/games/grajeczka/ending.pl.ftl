### Jak kończy się Grajeczka. Po polsku.

ending-B-E1 = Ostatnia Strona Księgi jest opisana: baśń ma swój koniec.
ending-B-E3 = Żadnej Strony w ręce nie da się już opisać, więc nikt nie dokończy baśni.
ending-B-E4 = Grę zakończył limit tur: wygrywa ten, komu zostało najmniej Stron.
ending-measure-grajeczka = Opisane Strony.
