import type { ProductTexts } from "./product-texts.ts";

export const polishProductTexts: ProductTexts = {
  topics: {
    columns: {
      label: "Co znaczą kolumny?",
      text: "[Tablica](/jobtracking) ma pięć kolumn, po jednej na każdy etap aplikacji. **Viewed**: oferta obejrzana lub zapisana, nic nie zostało wysłane. **Applied**: aplikacja wysłana. **Interview**: jest zaproszenie na rozmowę. **Offer**: chcą cię. **Rejected**: nic z tego nie wyszło. Żadna karta nie przesuwa się sama: przeciągnij ją, użyj **Move to** na niej lub **Status** w środku, albo powiedz mi. **Apply** kładzie ofertę tylko do Viewed; po wysłaniu aplikacji przesuń ją do Applied.",
    },
    insights: {
      label: "Co pokazuje Insights?",
      text: "[Insights](/insights) liczy tylko to, co mówi twoja własna tablica: jak daleko dochodzą oferty, na ile aplikacji przyszła odpowiedź (liczy się rozmowa, oferta lub odmowa) według źródła i tygodnia, ile dni trwa każdy etap i ile aplikacji kosztowała jedna rozmowa. Podstawą są dni w historii kart; karta, która nigdy się nie przesuwa, nic więc nie mówi. Procenty są od dziesięciu; poniżej stoi „2 of 7”. U góry wybierasz, co się liczy: to poszukiwanie, ostatnie 12 lub 4 tygodnie, albo, jeśli jest, także archiwum.",
    },
    download: {
      label: "Pobrać CV i list",
      text: "Pliki są na karcie swojej oferty: otwórz ją na [tablicy](/jobtracking), w części **Documents**. **Download CV** i **Download Cover Letter** dają PDF do wydruku lub dołączenia, linki poniżej to samo dla Worda. Jeśli nic tam jeszcze nie ma, naciśnij **Generate Documents**: CV powstaje zawsze dla jednej oferty. Ja niczego nie wysyłam pracodawcom, dołączasz je samodzielnie.",
    },
    profile_edit: {
      label: "Zmienić coś w moim profilu",
      text: "Ja niczego w nim nie zmieniam, to twoja rzecz: w [profilu](/profile) naciśnij **Edit** przy części, zmień, dodaj lub usuń, co chcesz, i zapisz. **History** przywraca tam wcześniejszą wersję. CV i listy, które powstaną od teraz, mówią już nowe; pliki, które już są, zostają takie, aż powstaną jeszcze raz. O którą część chodzi?",
    },
    summary: {
      label: "Napisać lub zmienić podsumowanie",
      text: "Swobodnych tekstów tu nie piszę, więc podsumowanie jest twoje: w [profilu](/profile), w części **Profile Summary**. Wystarczą trzy zdania: kim jesteś i od kiedy; co robisz najlepiej, z liczbą, jeśli jest; czego szukasz. CV dla oferty bierze z niego to, co tam pasuje, a w przeglądzie wymienia, co zostało pominięte.",
    },
    saved: {
      label: "Gdzie jest to, co zapisano?",
      text: "Oferty zapisane lub te, na które poszła aplikacja, są kartami na [tablicy](/jobtracking); odłożone leżą w jej archiwum. CV i listy są na karcie swojej oferty w części **Documents**, starsze pod **Earlier versions**. Zapisane wyszukiwania są w [wyszukiwarce](/jobsearch) pod **Saved searches**, wcześniejsze rozmowy pod **Chat History** w menu z boku.",
    },
    adding: {
      label: "Położyć na tablicy ofertę z innego miejsca",
      text: "Na [tablicy](/jobtracking) naciśnij **+** w kolumnie i wklej link: to, co da się odczytać ze strony, jest wypełnione, ty to sprawdzasz. Bez linku wybierz **This job has no link** i wpisz. Z dowolnej strony jednym naciśnięciem: zakładka lub rozszerzenie przeglądarki, oba na [tej stronie](/capture); na Androidzie zainstalowana aplikacja przyjmuje udostępnione strony. Wiele naraz: [wczytać tabelę](/jobtracking/import). Jeśli wkleisz ogłoszenie tutaj, powiem, jak pasuje, ale na tablicy jeszcze go przez to nie ma.",
    },
    cards: {
      label: "Co można trzymać na karcie?",
      text: "Karta [tablicy](/jobtracking) ma cztery części na wszystko, co należy do oferty. **Overview**: status, następny krok, jak pasuje. **Documents**: CV i list, to, co wysłano, własne pliki. **Notes**: następny krok z dniem i godziną, notatki, kontakty, rozmowy, oferty. **History**: każde przesunięcie, którego dzień można poprawić. Niżej są **Archive**, skąd karta może zawsze wrócić, i **Delete Job**, które można cofnąć przez dziesięć sekund.",
    },
    design: {
      label: "Wygląd CV",
      text: "Jest siedem wyglądów (Modern, Classic, Compact, Executive, Warm, Timeline, Sidebar) i dwa formaty papieru, A4 i US Letter: na karcie, w części **Documents**, niżej. Inny wygląd zostawia tekst bez zmian i nie zużywa niczego z planu. Kolorów, czcionek, marginesów, kolejności części i zdjęcia nie da się tu ustawić: weź do tego plik Worda. Za długie? Pomiń wiersze w **Review what they say** albo wyjmij coś z profilu.",
    },
    editing: {
      label: "Zmienić zdanie w CV lub liście",
      text: "Na karcie, w części **Documents**, naciśnij **Review what they say**. Tam twój własny wiersz można zmienić, powiedzieć inaczej, przesunąć lub pominąć, i dodać zdanie; każda zmiana to nowa wersja, wcześniejsze zostają. Liczby, daty, nazwy i tytuły muszą być w [profilu](/profile), także te wpisywane ręcznie. Twoje nazwisko, kontakt i nazwy stanowisk pochodzą z profilu: popraw je tam i naciśnij **Regenerate Documents**, co przy tym samym ogłoszeniu nie zużywa niczego z planu.",
    },
    translation: {
      label: "CV w innym języku",
      text: "Niczego się tu nie tłumaczy: CV mówi twoimi słowami, a tłumaczenie byłoby słowami, których nikt nie sprawdził. Jest w języku twojego [profilu](/profile). Jeśli co najmniej jedna trzecia tekstu profilu jest w języku ogłoszenia (angielskim, niemieckim, francuskim, hiszpańskim, włoskim, niderlandzkim, polskim lub portugalskim), CV i list do niego są w tym języku: wypełnij go więc tak i daj do przeczytania komuś, kto nim mówi. Papier jest taki jak w kraju oferty, chyba że wybierzesz inny.",
    },
    match: {
      label: "Skąd wiadomo, jak pasuje?",
      text: "Ogłoszenie jest rozkładane na to, czego wymaga, a każdy punkt porównywany z twoim [profilem](/profile): „5 z 9” znaczy, że na pięć z dziewięciu jest tam odpowiedź. To, czego profil nie mówi jasno, staje się pytaniem: odpowiedz na karcie, pod **How it fits**, raz dla wszystkich ogłoszeń. „Brakuje” często znaczy więc tylko, że jeszcze nie ma tego w profilu. To nie jest ocena ciebie i żaden pracodawca jej nie widzi.",
    },
    alerts: {
      label: "Wiedzieć o nowych ofertach",
      text: "Zapisz wyszukiwanie w [wyszukiwarce](/jobsearch): nowe oferty są tam liczone i stoją w [Today](/today). Maile przychodzą tylko po włączeniu **Reminders by mail** na [stronie konta](/account): jeden, w wybrane dni i o wybranej godzinie, gdy coś jest; w każdym można je zakończyć. Kody i wiadomości o koncie przychodzą tak czy inaczej. Telefon nie dostaje powiadomień, ale terminy z tablicy mogą się pokazywać w twoim kalendarzu.",
    },
    app_language: {
      label: "Język, ciemne kolory, wielkość tekstu",
      text: "Strony tej aplikacji są tylko po angielsku. Ja odpowiadam w języku, w którym piszesz, jeśli to jeden z ośmiu; CV ma język twojego profilu; dla maili z przypomnieniami wybierasz go na [stronie konta](/account). Jasne lub ciemne: słońce lub księżyc u góry menu z boku, w telefonie u góry po prawej. Większy tekst daje powiększenie przeglądarki, strony są do tego zrobione.",
    },
    filters: {
      label: "Szukać, filtrować, zapisać wyszukiwanie",
      text: "W [wyszukiwarce](/jobsearch) wpisz pracę i miejsce, z warunkami w prostych słowach, jeśli chcesz („pół etatu, powyżej 5000 zł”). Filtry miejsca pracy, daty, płacy, zatrudnienia, odległości i języka są nad listą; pod **More** poziom, zmiany, doświadczenie, pracodawca i źródło. **Save this search** je zapisuje. Najpierw jest to, co pasuje najlepiej; innej kolejności nie da się wybrać. Pracodawcy nie można ukryć.",
    },
    truth: {
      label: "Czy coś tu się zmyśla?",
      text: "Nie: CV lub list, które tu powstają, mówią tylko to, co jest w twoim [profilu](/profile), twoimi słowami albo w sformułowaniu przez ciebie potwierdzonym. Liczby, daty, nazwy i tytuły, których tam nie ma, są odrzucane, także wpisywane ręcznie. W **Review what they say** każdy wiersz pokazuje, skąd pochodzi. Na tym serwerze nie pracuje żaden model językowy. Można coś przemilczeć i najmocniejsze dać na początek; upiększać się nie da.",
    },
    after_cv: {
      label: "CV już jest: co teraz?",
      text: "Nic nie idzie samo do pracodawców; droga jest taka. Sprawdź, co zostało odczytane z CV, i dodaj to do [profilu](/profile). Znajdź oferty, tutaj lub w [wyszukiwarce](/jobsearch), i połóż jedną na [tablicy](/jobtracking). Na jej karcie **Generate Documents** robi CV i list do niej. Wysyłasz je samodzielnie i przesuwasz kartę; to, co potem jest do zrobienia, stoi w [Today](/today).",
    },
    devices: {
      label: "Telefon, inne komputery, bez sieci",
      text: "Działa w przeglądarce każdego komputera i telefonu: zaloguj się tam na to samo konto, a wszystko jest na miejscu. W sklepach z aplikacjami tego nie ma; „Zainstaluj aplikację” lub „Dodaj do ekranu głównego” w menu przeglądarki kładzie ją między twoimi aplikacjami. Bez sieci tablica, Today, profil i lista rozmów otwierają się tak, jak były widziane ostatnio, a przesunięcia i notatki są wysyłane później. Kilka kart przeglądarki nie przeszkadza. Gdzie trwa zalogowanie, widać i można zakończyć na [stronie konta](/account).",
    },
    export: {
      label: "Zabrać moje dane lub przenieść je tutaj",
      text: "Wszystko, co jest o tobie zapisane: **Download my data** na [stronie konta](/account). Sama tablica: **Export** na niej, jako CSV do arkusza, JSON, terminy do kalendarza lub raport PDF dla urzędu pracy. Profil: **Export as JSON Resume** na jego stronie. Skądinąd: zapisz tabelę swojego narzędzia jako CSV i [wczytaj ją](/jobtracking/import); widać wszystko, zanim cokolwiek zostanie zapisane.",
    },
    distance: {
      label: "Jak daleko to jest?",
      text: "Znam miejscowość, którą oferta podaje, ale nie ulice, rozkłady jazdy ani ceny paliwa: drogę sprawdź na mapie. Listę można zawęzić, tutaj słowami „do 20 km od Łodzi”, w [wyszukiwarce](/jobsearch) przez **Distance**; jedno i drugie liczy w linii prostej. O dokładny adres zapytaj pracodawcę, zanim wyślesz aplikację.",
    },
    employer: {
      label: "Co to za pracodawca?",
      text: "Nie mam opinii i nie znam żadnego pracodawcy od środka, tylko to, co mówią o nim jego ogłoszenia: zapytaj o ofertę, a pokażę. Poza tym zajrzyj na jego stronę, z pewną rezerwą do opinii gdzie indziej, a najlepiej zapytaj kogoś, kto tam pracuje. Czy przyjmują ludzi także poza ogłoszeniami, wiedzą tylko oni: krótki telefon to rzecz zwyczajna.",
    },
    human: {
      label: "Porozmawiać z człowiekiem",
      text: "Jestem programem i nikt nie czyta tego czatu; niczego nie mogę przekazać. Z usterkami, skargami i propozycjami trzeba się zwrócić do tego, kto prowadzi ten serwer. O twoim szukaniu ludzie jak najbardziej rozmawiają: urząd pracy lub doradca zawodowy, zwykle bezpłatnie.",
    },
  },
  pages: {
    insights: "Otwórz Insights",
    capture: "Zapisywać ogłoszenia z każdej strony",
    import: "Wczytać tabelę",
    import_cv: "Wczytać moje CV",
    personal_details: "Nazwisko, telefon, e-mail, adres",
    profile_summary: "Podsumowanie",
    professional_experience: "Stanowiska",
    education: "Wykształcenie",
    skills: "Umiejętności",
    certifications: "Certyfikaty",
  },
  places: "Miejsca, które podają:",
  employer: {
    says: (opening) => `**${opening}**: to ogłoszenie mówi o pracodawcy.`,
    silent: (opening) => `**${opening}**: o samym pracodawcy ogłoszenie nic nie mówi.`,
  },
  counts: {
    label: "Ile aplikacji i kiedy?",
    head: "Liczba ofert według twojej [tablicy](/jobtracking) i jej historii:",
    now: "stoi tam teraz",
    today: "przyszło dziś",
    week: "w ostatnich 7 dniach",
    month: "w ostatnich 30 dniach",
    ever: "w sumie",
    latest: "Ostatnie przesunięcia:",
    none: "Twoja [tablica](/jobtracking) jest jeszcze pusta, więc nie ma czego liczyć: wiem tylko o aplikacjach, które na niej stoją.",
    note: "Każda oferta liczy się raz, w dniu, w którym przyszła tam po raz pierwszy; te z archiwum też się liczą, ale nie jako stojące teraz. Niewłaściwy dzień poprawia się na karcie, w części **History**.",
  },
  among: {
    label: (words) => (words === "" ? "Która z nich pasuje najlepiej?" : `Które z nich: ${words}?`),
    says: (words) => `Z nich te mówią coś o: ${words}`,
    silent: (words) => `Żadna nie mówi tymi słowami nic o: ${words}. Zapytaj, zanim wyślesz aplikację.`,
    others: (numbers) => `Nic o tym tymi słowami: ${numbers}.`,
    pay: "Według podanej płacy, w przeliczeniu na pełny etat, najwyższa na początku:",
    noPay: (numbers) => `Płacy nie podają: ${numbers}.`,
    fit: "To twoja decyzja. Co mogę powiedzieć o każdej:",
    answered: (answered, all) => `twój profil odpowiada na ${answered} z ${all} punktów`,
  },
  hired: {
    label: "Mam tę pracę",
    text: "Serdeczne gratulacje, to wspaniale! Najpierw się tym ciesz.",
    which: "Która to oferta? Potem pokażę, co jeszcze zostaje.",
    left: "Co zostaje: wypowiedzenie składaj dopiero po podpisaniu umowy, a pozostałym daj znać, że rezygnujesz. Na koniec **New search** na [tablicy](/jobtracking) odkłada wszystkie karty do archiwum.",
  },
};
