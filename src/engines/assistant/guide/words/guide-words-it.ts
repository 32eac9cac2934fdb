import type { GuideWords } from "./guide-words.ts";

export const italianGuideWords: GuideWords = {
  intents: {
    find: "2 cerc* trova* offert* annunc* posizion*; 1 lavor* impiego mostra* voglio vorrei bisogno lista posto posti",
    why: "3 perche; 2 adatt* corrispond* possibilit* qualific* manca mancano; 1 buono abbastanza requisit*",
    pay: "3 stipend* salari* guadagn* paga pagano pagat* retribu*; 2 quanto; 1 soldi medi*",
    next: "3 bacheca; 2 prossim* sollecit* attesa attende stato candidature; 2 devo dovrei; 1 oggi cosa candidatura fare",
    interview: "3 colloqui*; 2 prepar* esercit*; 1 domand* rispond*",
    cv: "3 cv curriculum; 2 allega* caric*; 1 leggi leggere parere miglior* controll*",
    profile: "3 profilo; 2 lacun* complet*; 1 manca miglior*",
    move: "2 spost* segna* salva* aggiung*; 1 bacheca scheda colonna ricevuto rifiut* offerta candidat*",
    mail: "3 mail* email* messaggio; 2 scriv* bozza rinunci* ringrazi*; 3 ritir*; 1 sollecit* recruiter lettera",
    compare: "3 confront* paragon*; 2 meglio differenz* miglior*; 1 tra quale",
    documents: "3 presentazione motivazional*; 2 document* lettera genera*; 1 candidatura scriv* cv",
    help: "2 aiuto puoi funzion*; 1 aiut* cosa come iniziare usare fare sai",
    who: "3 robot bot ia chatgpt umano; 2 persona chi; 1 tu sei vero vera",
    real: "2 veri vere reali fals* invent* demo* esistono; 1 questi queste annunci sono",
    privacy: "3 privacy gdpr riservat*; 2 dati condivi* conserv* sicur*; 1 miei chi vede",
    plan: "3 abbonament* prezz* tariff*; 2 gratis gratuit* costa* costo annull* disd* rimbors*; 1 quanto pagare",
    account: "3 account password; 2 accesso cancell* elimin*; 1 cambiare nome",
    scam: "4 truff* frod*; 3 cauzione passaporto; 2 sospett* soldi bonifico banca whatsapp telegram anticipo; 1 pagare chied* chiest* invi* fid*",
    legal: "3 visto tass* avvocato preavviso; 2 permesso contratto licenziamento legge disoccupazione; 1 diritt*",
    apply: "2 candidar* candidat*; 1 per me automaticamente come",
    wording: "3 riscriv* riformul* tradu*; 2 riassunto sommario frase frasi; 1 suoni miglior*",
    greet: "3 ciao salve buongiorno buonasera; 1 giorno",
    thanks: "3 grazie arrivederci; 1 ottimo perfetto",
    more: "3 pagina altri altre ancora; 2 piu",
    back: "3 indietro torna; 2 precedent*; 1 prima",
  },
  yes: "si ok certo va bene volentieri",
  no: "no",
  strain:
    "frustr* esaust* stress* depress* triste rifiut* disoccupat* licenziat* disperat* stanc* scoraggi* preoccup* paura stufo stufa",
  likeMe: "adatt* corrispond* consigl* sugger* profilo",
  ordinals: "prim*; second*; terz*; quart*; quint*; ultim*; altra altro",
  carriers:
    "po solo quali c'e qualcosa ciao salve buongiorno favore grazie anni esperienza vicino zona citta vivo attualmente nuovo nuova ben pagato aiuto aiutami puoi qualche qualsiasi altri dammi soltanto invece anche e",
};
