import type { GuideWords } from "./guide-words.ts";

export const polishGuideWords: GuideWords = {
  intents: {
    find: "2 szuka* znajd* ofert*; 1 praca prace pracy stanowisk* etat* zatrudnieni* pokaz* chce chcialbym chcialabym potrzebuj* lista ogloszeni*",
    why: "3 dlaczego czemu; 2 pasuj* nadaj* szans* kwalifik* brakuj*; 1 dobr* wystarcz* wymaga*",
    pay: "3 zarob* zarabia* pensj* wynagrodzeni* plac* stawk*; 2 ile; 1 pieniedzy sredni*",
    next: "3 tablic*; 2 nastepn* dalej przypomn* czeka* status termin* aplikacje; 2 powinienem powinnam; 1 dzis co aplikacja zrobic teraz",
    interview: "3 rozmow*; 2 przygotuj* przygotowa* cwicz*; 1 pytani* kwalifikacyjn* odpowied*",
    cv: "3 cv zyciorys*; 2 zalacz* zalaczni*; 1 przeczyta* sprawdz* opini* popraw*",
    profile: "3 profil*; 2 luk* kompletn*; 1 brakuj* popraw*",
    move: "2 przenies* oznacz* zapisz* dodaj*; 1 tablic* kart* kolumn* dostalem dostalam odrzuc* ofert* aplikowal*",
    mail: "3 mail* e-mail* email* wiadomosc*; 2 napisz* szkic rezygn* podziekowa*; 3 wycof*; 1 przypomn* rekruter* list",
    compare: "3 porown*; 2 lepsz* lepiej roznic*; 1 miedzy ktor*",
    documents: "3 motywacyjn*; 2 dokument* list wygeneruj*; 1 aplikacj* napisz* cv",
    help: "2 pomoc potrafisz umiesz funkcj*; 1 pomoz co mozesz jak zaczac",
    who: "3 robot* bot* ai chatgpt czlowiek*; 2 osob* kim; 1 ty jestes prawdziw*",
    real: "2 prawdziw* zmyslon* falszyw* demo* istniej*; 1 te oferty sa",
    privacy: "3 prywatnosc* rodo; 2 dane danymi danych udostepn* przechow* bezpieczn*; 1 moje kto widzi",
    plan: "3 subskrypcj* abonament* cen*; 2 darmow* kosztuj* koszt* anulowa* zwrot*; 1 ile placic",
    account: "3 konto konta haslo; 2 logowa* usun*; 1 zmienic nazwisko",
    scam: "4 oszust* oszukan* wyludz*; 3 kaucj* paszport* oplat*; 2 podejrzan* pieniad* pieniedzy przelew* bank* whatsapp telegram; 1 zaplac* prosz* wysla* zaufa*",
    legal: "3 wiza wize podatk* prawnik* wypowiedzeni*; 2 zezwoleni* umow* zwolnieni* zasil*; 1 prawo prawa",
    apply: "2 aplikowa* aplikuj*; 1 za mnie automatycznie jak",
    wording: "3 przepisz* przeredag* przetlumacz*; 2 podsumowani* sformulowani* zdani*; 1 brzmi* popraw*",
    greet: "3 czesc witam hej; 2 dzien dobry; 1 wieczor",
    thanks: "3 dziekuj* dzieki widzenia; 1 super swietnie",
    more: "3 strona wiecej; 2 inne nastepne kolejne; 1 jeszcze",
    back: "3 wroc cofnij powrot; 2 poprzedni*; 1 wczesniej",
  },
  yes: "tak ok jasne chetnie pewnie",
  no: "nie",
  strain:
    "sfrustrowan* wyczerpan* stres* przygnebi* smutn* odrzuc* odmow* bezrobotn* zwolnion* zrozpaczon* zmeczon* zniechec* martwi* boje",
  likeMe: "pasuj* polec* zapropon* profil* odpowiedni*",
  ordinals: "pierwsz*; drug*; trzeci*; czwart*; piat*; ostatni*; inna inny tamta tamten tamtej",
  carriers:
    "wiem jaka czegos okolicach znalezc pracowac czesc witam prosze dziekuje lata doswiadczenia doswiadczenie okolice okolicy miasto mieszkam obecnie nowa nowej platna platnej pomoz pomoc mozesz jakies zamiast tez takze a i",
};
