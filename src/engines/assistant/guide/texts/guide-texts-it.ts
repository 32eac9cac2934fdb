import { plans } from "../../../../shared/subscription/plan.rules.ts";
import { italianAdviceTexts } from "../advice/advice-texts-it.ts";
import { italianProductTexts } from "../product/product-texts-it.ts";
import type { GuideTexts } from "./guide-texts.ts";

const at = (place: string) => (place === "" ? "" : ` (${place})`);
const called = (title: string) => (title === "" ? "Annunci di ogni tipo" : `Annunci per **${title}**`);

export const italianGuideTexts: GuideTexts = {
  locale: "it-IT",
  label: {
    more: "Altri come questi",
    onlyRemote: "Solo da remoto",
    compareFirst: "Confronta i primi due",
    compare: (openings) => `Confronta: ${openings}`,
    why: (opening) => `Perché sarebbe adatto a me: ${opening}?`,
    pay: (title) => `Quanto pagano gli annunci per ${title}?`,
    searchFor: (title, place) => `Cerca ${title}${at(place)}`,
    anyIn: (place) => `Tutti gli annunci${at(place)}`,
    fits: "Annunci adatti al mio profilo",
    board: "Che cosa aspetta sulla mia bacheca?",
    gaps: "Che cosa manca nel mio profilo?",
    help: "Che cosa sai fare?",
    attach: "Allega il mio CV",
    back: "Torna alla ricerca di prima",
    search: "Cerca",
    titleField: "Professione",
    placeField: "Luogo",
    save: (opening) => `Metti sulla mia bacheca: ${opening}`,
    move: (opening, status) => `Sposta in ${status}: ${opening}`,
    moved: (status) => `Fatto: ora è in ${status}.`,
    remove: (opening) => `Togli dalla bacheca: ${opening}`,
    removed: "Fatto: non è più sulla tua bacheca.",
    undo: "Annulla",
    interview: (opening) => `Preparami al colloquio: ${opening}`,
    mail: {
      follow_up: (opening) => `Scrivi un sollecito: ${opening}`,
      thank_you: (opening) => `Scrivi un ringraziamento: ${opening}`,
      withdrawal: (opening) => `Scrivi un ritiro: ${opening}`,
      acceptance: (opening) => `Scrivi l'accettazione: ${opening}`,
      declining: (opening) => `Scrivi il rifiuto dell'offerta: ${opening}`,
      reference: (opening) => `Chiedi una referenza: ${opening}`,
    },
    documents: (opening) => `CV e lettera per ${opening}`,
    copy: "Copia il messaggio",
    copied: "Copiato.",
    openCard: "Apri la scheda",
    practise: "Esercitati con le domande",
    openBoard: "Apri la bacheca",
    openProfile: "Apri il mio profilo",
    openSearch: "Apri la ricerca",
    openAccount: "Apri il mio account",
    openSubscription: "Apri il mio abbonamento",
    openPolish: "Cura le mie frasi",
    topics: {
      who: "Con chi sto parlando?",
      real: "Queste offerte sono vere?",
      privacy: "Che fine fanno i miei dati?",
      plan: "Abbonamento, addebiti, disdetta",
      account: "Cambiare il mio account",
      scam: "Può essere una truffa?",
      legal: "Leggi, visti, sussidi",
      apply: "Come mi candido?",
      wording: "Migliorare le mie frasi",
      fresh: "Quanto sono recenti?",
      remind: "Mettere un promemoria",
      trouble: "Qualcosa non funziona",
      restart: "Ricominciare da capo",
      advice: "Orientamento al lavoro",
    },
  },
  topics: italianAdviceTexts,
  product: italianProductTexts,
  find: {
    head: (title, place, details) => `${called(title)}${at(place)}${details}:`,
    none: (title, place) => `Non ho trovato annunci${title === "" ? "" : ` per **${title}**`}${at(place)}.`,
    end: "Non ce ne sono altri.",
    byProfile: (title) => `Mi baso sul tuo profilo, dove la posizione più recente è ${title}.`,
    unused: (list) => `Non applicato, gli annunci non si possono filtrare così: ${list}.`,
    posted: (day) => `pubblicato il ${day}`,
    without: (list) => `Lasciati fuori: ${list}.`,
    spelling: (written, read) => `Ho letto «${written}» come «${read}».`,
    levels: (words) => `Nessun annuncio dice «${words}»; questi sono senza.`,
    similar: (names) => `Il più vicino: ${names}.`,
    place: (asked, used, kilometres) =>
      kilometres === undefined
        ? `Qui non ce ne sono: ${asked}. Questi sono qui: ${used}.`
        : `Qui non ce ne sono: ${asked}. Questi sono al massimo a ${kilometres} km.`,
    someWords: (missing) => `Nessun titolo ha tutte le parole; a questi manca «${missing}».`,
    partly: "Non proprio questo (professioni simili o solo alcune delle parole):",
    mentioned: (words) => `Nessun titolo dice «${words}»; questi ne parlano.`,
    fewer: (condition, count) => `Senza «${condition}» sarebbero ${count}.`,
    givenUp: (conditions, isSeveral) =>
      isSeveral
        ? `Non ne ho trovato nessuno che rispetti tutto questo: ${conditions}; questi ne rispettano una parte o niente.`
        : `Non ne ho trovato nessuno che rispetti ${conditions}; questi sono senza.`,
    nearest: (names) => `Vicino a questo ci sono annunci per ${names}.`,
    askTitle: "Volentieri. Che lavoro cerchi, e dove? Basta la professione, il luogo può restare vuoto.",
    noHome: "Non so dove sei: indica qui sotto una città, o scrivi nel [profilo](/profile) dove vivi.",
    demonstration:
      "Sono annunci dimostrativi: le aziende sono inventate. Chi gestisce questo server può collegare veri siti di lavoro.",
  },
  opening: {
    says: (words) => `Su ${words} l'annuncio dice:`,
    silent: (words) =>
      `Su ${words} l'annuncio non dice nulla, almeno non con queste parole; chiedilo prima di candidarti. Comincia così:`,
  },
  why: {
    asks: (opening) => `Che cosa chiede **${opening}**:`,
    head: (opening, answered, all) =>
      `**${opening}**: il tuo profilo risponde a ${answered} delle ${all} cose richieste.`,
    met: "Che cosa porti:",
    part: "In parte:",
    question: "Dal profilo non è chiaro; aggiungilo se ce l'hai:",
    gap: "Che cosa manca:",
    missing: (what) => `manca ${what}`,
    unknown:
      "Non ho il testo di questo annuncio, quindi non so che cosa chiede. **Generate Documents** sulla sua scheda lo legge.",
    posted:
      "Questo è un annuncio. Resta solo in questa conversazione; non è in bacheca. Mettilo in bacheca, e per il CV e la lettera incolla lì il testo ancora una volta.",
  },
  pay: {
    head: (title, place) => `Quanto pagano gli annunci per **${title}**${at(place)}, quando lo dicono:`,
    line: (count, median, low, high, period) =>
      `Annunci: ${count}. Metà fra ${low} e ${high} ${period}, il valore centrale è ${median}.`,
    periods: { HOUR: "all'ora", DAY: "al giorno", WEEK: "a settimana", MONTH: "al mese", YEAR: "all'anno" },
    few: "Si basa su pochi annunci e dice poco di ciò che è usuale.",
    none: (title, place) => `Nessun annuncio per **${title}**${at(place)} dice quanto paga; non ho cifre.`,
  },
  interview: {
    head: (opening) => `Per il colloquio: **${opening}**. Ecco che cosa chiede l'annuncio, e che cosa puoi dire:`,
    ask: (line) => `Probabilmente chiederanno di «${line}»`,
    say: (facts) => `Puoi citare: ${facts}`,
    gap: "Il tuo profilo non ne mostra nulla. Dillo apertamente, e come lo impareresti.",
    open: "Il profilo non lo dice. Pensa a un esempio tuo.",
    always:
      "Quasi sempre chiedono: perché questa azienda, perché cambi, che cosa vuoi chiedere tu. Tieni pronta una frase onesta per ciascuna.",
  },
  board: {
    empty:
      "La tua [bacheca](/jobtracking) è ancora vuota. Un annuncio ci arriva quando premi **Apply** o lo metti da qui.",
    days: (count) => (count === 1 ? "da 1 giorno" : `da ${count} giorni`),
  },
  cv: {
    head: (file) => `Ho letto ${file}. Ecco che cosa ho riconosciuto:`,
    present: "oggi",
    skills: (list) => `Competenze: ${list}`,
    better: "Che cosa si può migliorare:",
    fine: "Le mie regole fisse non hanno nulla da ridire.",
    unread: "Ho potuto leggere il testo, ma non vi ho riconosciuto un CV.",
    none: "In questa conversazione non c'è ancora un CV. Allega un PDF, DOC o DOCX e dirò che cosa vi leggo e che cosa si può migliorare. Ciò che non è giusto nel [profilo](/profile) si cambia lì; ciò che è stato fatto per un annuncio è sulla sua scheda in [bacheca](/jobtracking).",
    take: "**Check what was read** qui sotto mostra ogni valore accanto al suo posto nel CV: correggilo e aggiungilo al profilo.",
  },
  profile: {
    own: "Nel tuo profilo non cambio nulla io: nella sua pagina modifichi, aggiungi o togli quello che vuoi.",
    head: "Che cosa manca o è debole nel tuo [profilo](/profile):",
    empty:
      "Il tuo [profilo](/profile) è ancora vuoto. Allega il CV, controlla ciò che è stato letto e aggiungilo, o compilalo a mano.",
    fine: "Il tuo [profilo](/profile) ha tutto ciò che guardo: posizioni con date e compiti, competenze, contatti, sommario.",
  },
  findings: {
    weak_openings: "Comincia da ciò che hai fatto o ottenuto; queste righe dicono solo perché eri lì.",
    no_numbers: "Di' quanto o quanti, se lo sai: un numero si può verificare.",
    long_lines: "Accorcia queste righe: oltre due righe si saltano.",
    no_dates: "Aggiungi quando queste posizioni sono iniziate e finite.",
    no_duties: "Aggiungi che cosa hai fatto in queste posizioni.",
    no_email: "Aggiungi un indirizzo e-mail.",
    no_phone: "Aggiungi un numero di telefono.",
    no_summary: "Aggiungi due o tre frasi che dicano chi sei e che cosa cerchi.",
    no_positions: "Aggiungi le tue posizioni; non ne ho riconosciuta nessuna.",
    no_skills: "Aggiungi un elenco di competenze: molte aziende cercano così.",
  },
  move: {
    propose: (opening, status) =>
      `Posso mettere questo sulla tua bacheca: **${opening}**, in **${status}**. Nulla cambia finché non premi il pulsante.`,
    remove: (opening) =>
      `Posso togliere **${opening}** dalla tua bacheca, con la cronologia e le note. Non cambia nulla finché non premi il pulsante, e Annulla lo rimette.`,
    notThere: (opening) => `**${opening}** non è sulla tua [bacheca](/jobtracking): non c'è nulla da togliere.`,
    already: (opening, status) => `**${opening}** è già in **${status}** sulla tua [bacheca](/jobtracking).`,
  },
  mail: {
    head: "Una bozza che dice solo ciò che è certo:",
    otherwise: "Questa è la versione breve. Il resto cambialo dopo averla copiata: qui non scrivo testi liberi.",
    note: "Invialo tu, io non invio nulla; completa ciò che è tra parentesi.",
  },
  compare: {
    company: "Azienda",
    place: "Luogo",
    pay: "Stipendio",
    posted: "Pubblicato",
    answered: "Richiesto / coperto dal tuo profilo",
  },
  documents: {
    how: "CV e lettere su misura nascono da una scheda: aprila sulla [bacheca](/jobtracking) e premi **Generate Documents**. Dicono solo ciò che è nel tuo [profilo](/profile). Sotto c'è ciò che è già stato fatto, da scaricare in PDF o per Word.",
    forCard: (opening) =>
      `Per **${opening}**: apri la sua scheda sulla [bacheca](/jobtracking) e premi **Generate Documents**. CV e lettera dicono solo ciò che è nel tuo [profilo](/profile).`,
  },
  choose: {
    offered: "Congratulazioni, che bella notizia! Prima di firmare, forse aiuta una di queste cose.",
    instead: "Non è questo?",
    unsure: "Non ho capito del tutto. Che cosa si avvicina di più?",
    partly: (understood) => `Ho capito ${understood}, ma non tutto. Che cosa si avvicina di più?`,
    opening: "Di quale annuncio si tratta?",
    noneThere: (status) => `In ${status} ora non c'è nessuna scheda. Di quale annuncio si tratta?`,
    past: "Nell'elenco non ce ne sono così tanti. Di quale annuncio si tratta?",
    noOpening:
      "Non so ancora di quale annuncio parli: cercane prima uno, o mettine uno sulla tua [bacheca](/jobtracking).",
    noList: "Per questo mi servono due annunci: cerca prima, o mettine due sulla tua [bacheca](/jobtracking).",
  },
  tell: {
    trouble:
      "Mi dispiace che qualcosa ti blocchi. Di solito aiuta ricaricare la pagina o provare un altro browser. I file allegati qui possono essere PDF, DOC o DOCX, fino a 10 MB; un'immagine del CV si legge in [Bring your CV](/profile/import). Quali e-mail ricevi lo scegli nella [pagina dell'account](/account). Se non va ancora, di' a chi gestisce questo server che cosa hai premuto e che cosa hai visto: da qui non lo vedo.",
    restart: "Va bene, si ricomincia da capo. Che cosa cerchi?",
    advice:
      "Su alcune cose posso dire qualcosa di generale. È una di queste cose? Anche un servizio di orientamento o il centro per l'impiego ne parla con te, di solito gratis.",
    remind:
      "Non posso avvisarti da solo. Apri una scheda della tua [bacheca](/jobtracking) e dalle in **Next step** un prossimo passo con la data: compare in [Today](/today) quando scade, e dalla [pagina dell'account](/account) puoi riceverlo per e-mail o vederlo nel calendario.",
    fresh:
      "Ogni annuncio mostra il giorno di pubblicazione, e puoi chiedere «pubblicati questa settimana». I siti vengono riletti ogni poche ore: ciò che un sito non mostra più qui è chiuso ed esce dalla ricerca. Se l'azienda ha già scelto qualcuno, nessun sito lo dice: chiedilo prima di dedicarci molto lavoro.",
    who: "Non sono una persona né un modello linguistico: sono la guida di questa applicazione e lavoro con regole fisse. Dico solo ciò che ho verificato negli annunci, nel tuo profilo, nella tua bacheca e nel tuo file.",
    privacy:
      "Ciò che scrivi qui, il tuo CV e il tuo profilo sono tuoi: nessun altro può vederli, e non invio nulla a un modello linguistico. Nella [pagina dell'account](/account) puoi portare via tutto o cancellarlo. Nessun datore di lavoro vede il tuo profilo: riceve ciò che gli mandi.",
    plan: `Pro costa ${plans.pro.monthlyPriceUsd} dollari statunitensi al mese. È nella [pagina dell'abbonamento](/subscription), con ciò che comprende il tuo piano e ciò che hai usato; lì lo cambi o lo disdici. Ti hanno addebitato qualcosa che non conosci? Guarda prima lì; ciò che non hai ordinato può recuperarlo la tua banca. Ciò che hai creato resta, con qualsiasi piano, finché non lo cancelli.`,
    account:
      "Nella [pagina dell'account](/account) cambi nome, e-mail e password, porti via i tuoi dati, o cancelli l'account con tutto ciò che contiene.",
    scam: "Attenzione: un vero datore di lavoro non chiede mai un pagamento, né di girare denaro, né una copia del passaporto o dati bancari prima di un contratto. Non pagare nulla e non inviare documenti. Cerca l'azienda sul suo sito e chiedi lì se l'annuncio esiste; una truffa si denuncia alla polizia.",
    legal:
      "Visti, tasse, sussidi e diritto del lavoro vanno oltre le mie possibilità, e una risposta sbagliata potrebbe costarti. Un patronato, un sindacato o il centro per l'impiego lo sanno con certezza.",
    apply:
      "Non posso candidarmi al posto tuo: ogni candidatura la invii tu. **Apply** apre l'annuncio e lo mette sulla tua [bacheca](/jobtracking), così non perdi il filo.",
    wording:
      "In questa chat non riscrivo frasi. **Cura le mie frasi** scorre il tuo profilo frase per frase; ciascuna la tieni o la rifiuti.",
    greet: "Ciao! È bello averti qui. Da dove cominciamo?",
    thanks: "Prego. Sono qui quando ti servo.",
    other:
      "Mi dispiace, di questo non so. Posso aiutarti a trovare lavoro, con candidature, colloqui, la tua bacheca e il tuo profilo.",
    ok: "Va bene. Che cosa facciamo ora?",
    strain:
      "È dura, e non dice nulla di quanto vali. Facciamo un piccolo passo, o lasciamo per oggi? Tutto resta salvato.",
  },
  real: {
    demonstration:
      "No: questi annunci sono inventati per la dimostrazione, e anche le aziende. Non ci si può candidare. Chi gestisce questo server può collegare veri siti di lavoro; da allora si vedono solo annunci veri.",
    sources:
      "Vengono dai siti di lavoro collegati a questo server, e ogni **Apply** porta all'annuncio originale. Se un datore di lavoro sia serio non posso dirlo: verificalo prima di inviare documenti.",
  },
  help: "Ecco che cosa faccio con certezza:\n\n- trovare annunci per professione, luogo, stipendio, orario e altro, e proseguire da lì («solo da remoto», «e a Torino?», «il secondo»)\n- dire perché un annuncio è adatto a te e che cosa manca, quanto paga, e confrontarne due\n- dire che cosa aspetta sulla tua bacheca, e mettere o spostare schede con un tocco\n- prepararti a un colloquio, scrivere un sollecito, un ringraziamento o un ritiro\n- leggere il tuo CV e trovare le lacune del profilo\n- spiegare questa applicazione: che cosa vuol dire una colonna, dove sono i tuoi file, come si cambia una riga del CV",
  strained: "Mi dispiace, logora, e non dice nulla di quanto vali.",
  distress: {
    perhaps: "Se a pesarti non è solo la ricerca, non devi portarlo senza aiuto: ci sono persone che ascoltano.",
    opening:
      "Hai fatto bene a dirlo. Quello che senti conta più di qualsiasi lavoro, e non devi portarlo senza aiuto. Parla adesso con una persona:",
    emergency: (number) => `**Sei in pericolo adesso?** Chiama il ${number}.`,
    anyEmergency:
      "**Sei in pericolo adesso?** Chiama le emergenze: 112 in Europa e in molti altri paesi, 999 nel Regno Unito, 911 in Nord America.",
    line: (name, number) => `**${name}**: ${number}`,
    find: "**Qualcuno con cui parlare dove sei**: findahelpline.com elenca linee gratuite e riservate per paese.",
    close: "**Qualcuno vicino**: di' a una persona di cui ti fidi come stai, e chiedile di restare con te.",
    later:
      "La ricerca può aspettare; tutto resta salvato. Sono un programma e in questo non posso aiutare, le persone sì.",
    goOn: "Ora la mia domanda",
    listed: (date) => `Numeri aggiornati al ${date}.`,
  },
};
