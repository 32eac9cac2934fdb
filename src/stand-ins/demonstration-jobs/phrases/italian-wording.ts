export const italianWording = `
company: {company} è un'azienda familiare di {place} con circa {staff} persone. | {company} lavora per clienti di tutta la regione e forma da sé le proprie squadre. | {company} è una cooperativa: chi ci lavora decide insieme.
purpose: Per rafforzare la nostra squadra a {place} cerchiamo: {title}. | La nostra sede di {place} ricerca: {title}. | Ti piace il lavoro fatto bene e in gruppo? Ti aspettiamo a {place}.
heading: Le tue attività: | Di cosa ti occuperai:
duty: Tenere aggiornati i registri e passare le informazioni | Affiancare i nuovi colleghi | Proporre miglioramenti
need: Buona conoscenza dell'italiano | Affidabilità e spirito di squadra | Autonomia
junior: Anche alla prima esperienza; ti formiamo noi
mid: Almeno {years} anni di esperienza
senior: Almeno {years} anni di esperienza, in parte in piena autonomia
lead: Almeno {years} anni di esperienza e pratica nella guida di un gruppo
seniorTitle: {title} con esperienza
leadTitle: {title} – responsabile di squadra
full: Tempo pieno, 40 ore settimanali. | Tempo pieno dal lunedì al venerdì.
shift: Tempo pieno su turni, anche notturni. | Tempo pieno su due turni, un fine settimana libero su due.
part: Part-time, 20 ore settimanali. | Part-time di 24 ore; la retribuzione indicata è per il tempo pieno.
remote: Lavoro interamente da remoto; ci incontriamo a {place} quattro volte l'anno.
hybrid: Due o tre giorni a settimana a {place}, il resto da casa.
temporary: Contratto a tempo determinato di dodici mesi.
contractor: Collaborazione con partita IVA di sei mesi, prorogabile.
pay: Retribuzione: {pay}.
give: Buoni pasto da 8 euro | Quattordicesima mensilità | Assistenza sanitaria integrativa | Contratto a tempo indeterminato | Formazione retribuita | 26 giorni di ferie | Premio di risultato | Turni comunicati in anticipo
health: Assistere le persone nelle cure e nella giornata | Rilevare i parametri e annotarli | Informare e consigliare i familiari || Qualifica o esperienza in ambito sanitario | Empatia e pazienza
medical: Visitare e curare i pazienti | Valutare gli esami e decidere la terapia | Partecipare alle guardie || Iscrizione all'Ordine | Lavoro in équipe
lab: Preparare e analizzare i campioni | Valutare i risultati e scrivere le relazioni | Tarare gli strumenti || Formazione scientifica | Rigore nelle procedure
teaching: Preparare e tenere le lezioni | Seguire ogni allievo | Collaborare con famiglie e colleghi || Formazione pedagogica | Pazienza e chiarezza
social: Organizzare la giornata con le persone seguite | Osservare e annotare i progressi | Parlare con le famiglie || Titolo in ambito sociale o educativo | Casellario giudiziale senza carichi
software: Sviluppare, provare e gestire i sistemi | Trovare e correggere gli errori | Documentare le soluzioni || Studi informatici o esperienza equivalente | Buon inglese scritto
business: Chiarire le esigenze e preparare le decisioni | Seguire tempi, costi e rischi | Condurre riunioni di lavoro || Laurea o esperienza equivalente | Buona comunicazione scritta e orale
creative: Ideare e realizzare progetti | Curare testi e immagini per web e stampa | Pianificare e misurare le campagne || Portfolio personale | Padronanza dei programmi del mestiere
finance: Controllare e registrare le operazioni | Preparare chiusure e relazioni | Rispondere a clienti ed enti || Formazione contabile, bancaria o giuridica | Precisione e riservatezza
office: Rispondere a telefono e posta elettronica | Gestire agende e archivi | Trattare fatture e corrispondenza || Formazione amministrativa | Uso di Office
sales: Consigliare i clienti e preparare le offerte | Trattare e concludere | Aggiornare il CRM || Esperienza commerciale | Patente B
retail: Accogliere e servire i clienti | Stare alla cassa e rifornire gli scaffali | Controllare scorte e scadenze || Piacere nel contatto con le persone | Disponibilità il sabato
kitchen: Preparare e impiattare | Ricevere e riporre la merce | Pulire cucina e attrezzature || Attestato HACCP | Pulizia e rapidità
service: Accogliere gli ospiti | Prendere le ordinazioni e servire | Incassare e preparare la sala || Modi gentili | Disponibilità la sera e nei fine settimana
cleaning: Pulire uffici, corridoi e servizi | Separare i rifiuti | Rifornire il materiale e segnalare i guasti || Cura e puntualità | Gradita esperienza nelle pulizie
security: Controllare gli accessi | Fare ronde e scrivere i rapporti | Intervenire nelle emergenze || Decreto di guardia giurata o disponibilità a ottenerlo | Sangue freddo
driving: Controllare il veicolo prima di partire | Guidare in sicurezza e in orario | Tenere i documenti e segnalare i guasti || Patente della categoria richiesta | Guida prudente
warehouse: Ricevere, controllare e sistemare la merce | Preparare gli ordini con lo scanner | Imballare e caricare || Buona forma fisica | Disponibilità ai turni
building: Eseguire i lavori secondo i disegni | Preparare materiali e attrezzi | Rispettare la sicurezza || Mestiere o esperienza in cantiere | Patente B gradita
technical: Montare, controllare e riparare pezzi e impianti | Cercare e risolvere i guasti | Annotare gli interventi || Diploma tecnico o esperienza in produzione | Disponibilità ai turni
engineering: Progettare e calcolare opere e impianti | Redigere disegni e relazioni | Seguire e collaudare i lavori || Laurea tecnica o diploma | Uso del CAD e delle norme
garden: Piantare, curare e raccogliere | Usare e mantenere le macchine | Tenere in ordine i terreni || Piacere del lavoro all'aperto | Buona forma fisica
beauty: Consigliare e trattare i clienti | Gestire appuntamenti e cassa | Tenere pulita la postazione || Qualifica del mestiere | Presenza curata
`;
