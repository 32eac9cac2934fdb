import type { ProductTexts } from "./product-texts.ts";

export const italianProductTexts: ProductTexts = {
  topics: {
    columns: {
      label: "Che cosa vogliono dire le colonne?",
      text: "La [bacheca](/jobtracking) ha cinque colonne, una per ogni fase di una candidatura. **Viewed**: l'hai guardato o salvato, non è partito niente. **Applied**: la candidatura è inviata. **Interview**: ti hanno invitato. **Offer**: ti vogliono. **Rejected**: non se n'è fatto niente. Nessuna scheda si sposta da sola: trascinala, usa **Move to** su di essa o **Status** al suo interno, o dillo a me. **Apply** mette l'annuncio solo in Viewed; quando hai inviato la candidatura, spostalo in Applied.",
    },
    insights: {
      label: "Che cosa mostra Insights?",
      text: "[Insights](/insights) conta solo ciò che dice la tua bacheca: fin dove arrivano gli annunci, quante candidature hanno avuto risposta (conta un colloquio, un'offerta o un rifiuto) per fonte e per settimana, quanti giorni dura ogni fase e quante candidature è costato un colloquio. Si basa sui giorni nella cronologia delle schede; una scheda mai spostata non dice nulla. Le percentuali ci sono da dieci in su; sotto si legge «2 of 7». In alto scegli che cosa conta: questa ricerca, le ultime 12 o 4 settimane, o, se c'è, anche l'archivio.",
    },
    download: {
      label: "Scaricare CV e lettera",
      text: "I file sono sulla scheda del loro annuncio: aprila sulla [bacheca](/jobtracking), in **Documents**. **Download CV** e **Download Cover Letter** danno un PDF da stampare o allegare, i link sotto lo stesso per Word. Se non c'è ancora niente, premi **Generate Documents**: un CV nasce sempre per un annuncio. Io non invio nulla alle aziende, lo alleghi tu.",
    },
    profile_edit: {
      label: "Cambiare qualcosa nel mio profilo",
      text: "Io non ci cambio nulla, lo fai tu: nel [profilo](/profile) premi **Edit** alla sezione, cambia, aggiungi o togli ciò che vuoi, e salva. **History** riporta lì una versione precedente. I CV e le lettere fatti d'ora in poi dicono il nuovo; i file che ci sono già restano come sono finché non li rifai. Di quale parte si tratta?",
    },
    summary: {
      label: "Scrivere o cambiare il mio riassunto",
      text: "Qui non scrivo testi liberi, quindi il riassunto è tuo: nel [profilo](/profile), in **Profile Summary**. Bastano tre frasi: che cosa sei e da quanto; che cosa fai meglio, con una cifra se ce l'hai; che cosa cerchi. Un CV per un annuncio ne prende ciò che va bene lì, e nella revisione elenca ciò che è rimasto fuori.",
    },
    saved: {
      label: "Dov'è quello che ho salvato?",
      text: "Gli annunci che hai salvato o a cui ti sei candidato sono schede della [bacheca](/jobtracking); quelli messi da parte sono nel suo archivio. CV e lettere sono sulla scheda del loro annuncio, in **Documents**, quelli vecchi in **Earlier versions**. Le ricerche salvate sono nella [ricerca](/jobsearch) in **Saved searches**, le chat precedenti in **Chat History** nel menu laterale.",
    },
    adding: {
      label: "Mettere in bacheca un annuncio trovato altrove",
      text: "Sulla [bacheca](/jobtracking) premi il **+** di una colonna e incolla il link: ciò che si legge della pagina è già compilato, tu lo controlli. Senza link scegli **This job has no link** e scrivilo. Da qualsiasi sito, con una pressione: un segnalibro o l'estensione del browser, entrambi su [questa pagina](/capture); su Android l'applicazione installata riceve le pagine condivise. Molti insieme: [importare una tabella](/jobtracking/import). Se incolli un annuncio qui, dico quanto ti si adatta, ma non per questo è in bacheca.",
    },
    cards: {
      label: "Che cosa posso tenere su una scheda?",
      text: "Una scheda della [bacheca](/jobtracking) ha quattro parti. **Overview**: stato, prossimo passo, quanto si adatta. **Documents**: CV e lettera, ciò che hai inviato, file tuoi. **Notes**: il prossimo passo con giorno e ora, note, contatti, colloqui, offerte. **History**: ogni spostamento, di cui puoi correggere il giorno. Sotto ci sono **Archive**, da cui torna quando vuoi, e **Delete Job**, che si può annullare per dieci secondi.",
    },
    design: {
      label: "L'aspetto del CV",
      text: "Ci sono sette grafiche (Modern, Classic, Compact, Executive, Warm, Timeline, Sidebar) e due formati di carta, A4 e US Letter: sulla scheda, in **Documents**, più in basso. Un'altra grafica lascia il testo com'è e non consuma nulla del tuo piano. Colori, caratteri, margini, ordine delle sezioni e foto qui non si impostano: usa per questo il file Word. Troppo lungo? Togli righe in **Review what they say**, o togli qualcosa dal profilo.",
    },
    editing: {
      label: "Cambiare una frase del CV o della lettera",
      text: "Sulla scheda, in **Documents**, premi **Review what they say**. Lì una riga tua si può cambiare, dire in altro modo, spostare o togliere, e si può aggiungere una frase; ogni modifica è una nuova versione, le precedenti restano. Numeri, date, nomi e titoli devono stare nel [profilo](/profile), anche quando li scrivi tu. Il tuo nome, i contatti e come si chiamano i tuoi lavori vengono dal profilo: correggili lì e premi **Regenerate Documents**, che con lo stesso annuncio non consuma nulla del tuo piano.",
    },
    translation: {
      label: "Il CV in un'altra lingua",
      text: "Qui non si traduce nulla: un CV dice le tue parole, e una traduzione sarebbero parole che nessuno ha controllato. È nella lingua del tuo [profilo](/profile). Se almeno un terzo del testo del profilo è nella lingua di un annuncio (inglese, tedesco, francese, spagnolo, italiano, olandese, polacco o portoghese), CV e lettera per quello sono in quella lingua: compilalo così, e fallo leggere a chi la parla. La carta è quella del paese dell'annuncio, se non ne scegli una.",
    },
    match: {
      label: "Come si calcola quanto mi si adatta?",
      text: "L'annuncio viene scomposto in ciò che chiede, e ogni punto si confronta con il tuo [profilo](/profile): «5 su 9» vuol dire che cinque su nove lì hanno risposta. Ciò che il profilo non dice chiaramente diventa una domanda: rispondi sulla scheda, in **How it fits**, una volta per tutti gli annunci. Quindi «manca» spesso vuol dire solo che nel profilo non c'è ancora. Non è un voto su di te, e nessuna azienda lo vede.",
    },
    alerts: {
      label: "Sapere dei nuovi annunci",
      text: "Salva una ricerca nella [ricerca](/jobsearch): i suoi nuovi annunci sono contati lì e compaiono in [Today](/today). Le e-mail arrivano solo se attivi **Reminders by mail** nella [pagina dell'account](/account): una, nei giorni e all'ora che scegli, quando c'è qualcosa; da ognuna si possono fermare. Codici e avvisi sul tuo account arrivano comunque. Sul telefono non arrivano notifiche, ma le date della bacheca possono comparire nel tuo calendario.",
    },
    app_language: {
      label: "Lingua, colori scuri, dimensione del testo",
      text: "Le pagine sono solo in inglese. Io rispondo nella lingua in cui scrivi, se è una delle otto; i CV seguono la lingua del tuo profilo; per le e-mail di promemoria ne scegli una nella [pagina dell'account](/account). Chiaro o scuro: il sole o la luna in alto nel menu laterale, sul telefono in alto a destra. Per un testo più grande usa lo zoom del browser; le pagine sono fatte per questo.",
    },
    filters: {
      label: "Cercare, filtrare, salvare una ricerca",
      text: "Nella [ricerca](/jobsearch) scrivi il lavoro e il luogo, con condizioni in parole semplici se vuoi («part-time, oltre 1500 euro»). I filtri per luogo di lavoro, data, paga, impiego, distanza e lingua stanno sopra la lista; in **More** livello, turni, esperienza, azienda e fonte. **Save this search** la conserva. Prima viene ciò che si adatta meglio; un altro ordine non si può scegliere. Non si può nascondere un'azienda.",
    },
    truth: {
      label: "Si inventa qualcosa?",
      text: "No: un CV o una lettera fatti qui dicono solo ciò che sta nel tuo [profilo](/profile), con le tue parole o in una formulazione che hai confermato. Numeri, date, nomi e titoli che lì non ci sono vengono rifiutati, anche se li scrivi tu. In **Review what they say** ogni riga mostra da dove viene. Su questo server non lavora nessun modello linguistico. Puoi tacere qualcosa e mettere il meglio davanti; abbellire, no.",
    },
    after_cv: {
      label: "Il mio CV c'è: e adesso?",
      text: "Nulla va da solo alle aziende; la strada è questa. Controlla ciò che è stato letto del tuo CV e aggiungilo al [profilo](/profile). Trova annunci, qui o nella [ricerca](/jobsearch), e mettine uno in [bacheca](/jobtracking). Sulla sua scheda **Generate Documents** fa CV e lettera. Li invii tu e sposti la scheda; ciò che poi c'è da fare compare in [Today](/today).",
    },
    devices: {
      label: "Telefono, altri computer, senza rete",
      text: "Funziona nel browser di qualsiasi computer o telefono: accedi lì con lo stesso account, e c'è tutto. Negli store non c'è; «Installa app» o «Aggiungi a schermata Home», nel menu del browser, la mette tra le tue app. Senza rete bacheca, Today, profilo ed elenco delle chat si aprono come li hai visti l'ultima volta, e spostamenti e note partono dopo. Più schede del browser non danno problemi. Dove hai fatto l'accesso lo vedi e lo chiudi nella [pagina dell'account](/account).",
    },
    export: {
      label: "Portare via i miei dati o portarli qui",
      text: "Tutto ciò che è salvato su di te: **Download my data** nella [pagina dell'account](/account). Solo la bacheca: **Export** lì, come CSV per fogli di calcolo, JSON, date per il calendario o un PDF per il centro per l'impiego. Il profilo: **Export as JSON Resume** nella sua pagina. Da altrove: salva la tabella del tuo strumento come CSV e [importala](/jobtracking/import); vedi tutto prima che si salvi qualcosa.",
    },
    distance: {
      label: "Quanto è lontano?",
      text: "Conosco la città che un annuncio nomina, ma non strade, orari o prezzi della benzina: guarda il tragitto su una mappa. Puoi restringere una lista, qui con «entro 20 km da Bologna», nella [ricerca](/jobsearch) con **Distance**; entrambe contano in linea d'aria. Chiedi all'azienda l'indirizzo esatto prima di candidarti.",
    },
    employer: {
      label: "Che azienda è?",
      text: "Non ho recensioni e non conosco nessuna azienda da dentro, solo ciò che i suoi annunci dicono di lei: chiedi di un annuncio e lo mostro. Altrimenti guarda il suo sito, con prudenza le recensioni altrove, e soprattutto chiedi a chi ci lavora. Se prendono gente oltre a ciò che è pubblicato, lo sanno solo loro: una breve telefonata è del tutto normale.",
    },
    human: {
      label: "Parlare con una persona",
      text: "Sono un programma, e in questa chat non legge nessuno; non posso inoltrare nulla. Per guasti, reclami e suggerimenti rivolgiti a chi gestisce questo server. Della tua ricerca ci sono persone che parlano con te: il centro per l'impiego o un servizio di orientamento, di solito gratis.",
    },
  },
  pages: {
    insights: "Apri Insights",
    capture: "Salvare annunci da ogni sito",
    import: "Importare una tabella",
    import_cv: "Portare il mio CV",
    personal_details: "Nome, telefono, e-mail, indirizzo",
    profile_summary: "Riassunto",
    professional_experience: "Lavori",
    education: "Studi",
    skills: "Competenze",
    certifications: "Certificati",
  },
  places: "Il luogo che nominano:",
  employer: {
    says: (opening) => `**${opening}**: questo dice l'annuncio dell'azienda.`,
    silent: (opening) => `**${opening}**: l'annuncio non dice nulla dell'azienda stessa.`,
  },
  counts: {
    label: "Quante candidature, e quando?",
    head: "Tanti annunci, secondo la tua [bacheca](/jobtracking) e la sua cronologia:",
    now: "ora sono lì",
    today: "arrivati oggi",
    week: "negli ultimi 7 giorni",
    month: "negli ultimi 30 giorni",
    ever: "in tutto",
    latest: "Gli ultimi spostamenti:",
    none: "La tua [bacheca](/jobtracking) è ancora vuota, quindi non c'è nulla da contare: so solo delle candidature che stanno lì.",
    note: "Ogni annuncio conta una volta, nel giorno in cui è arrivato lì la prima volta; contano anche quelli in archivio, ma non sotto «ora». Un giorno che non è giusto si corregge sulla scheda, in **History**.",
  },
  among: {
    label: (words) => (words === "" ? "Quale di questi si adatta meglio?" : `Quali di questi: ${words}?`),
    says: (words) => `Di questi, i seguenti dicono qualcosa su ${words}:`,
    silent: (words) => `Nessuno dice qualcosa su ${words} con queste parole; chiedi prima di candidarti.`,
    others: (numbers) => `Niente in proposito con queste parole: ${numbers}.`,
    pay: "Secondo la paga che indicano, calcolata a tempo pieno, la più alta per prima:",
    noPay: (numbers) => `Non indicano la paga: ${numbers}.`,
    fit: "Questo lo decidi tu. Ciò che posso dire di ognuno:",
    answered: (answered, all) => `il tuo profilo risponde a ${answered} punti su ${all}`,
  },
  hired: {
    label: "Ho il lavoro",
    text: "Congratulazioni, che meraviglia! Prima di tutto, goditelo.",
    which: "Quale è? Poi mostro che cosa resta da fare.",
    left: "Che cosa resta: dai le dimissioni solo quando il contratto è firmato, e di' alle altre che non sei più disponibile. Quando hai finito, **New search** sulla [bacheca](/jobtracking) mette tutte le schede in archivio.",
  },
};
