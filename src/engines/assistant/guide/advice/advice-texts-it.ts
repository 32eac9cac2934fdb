import type { AdviceTexts } from "./advice-texts.ts";

export const italianAdviceTexts: AdviceTexts = {
  gap: {
    label: "Un vuoto nel CV",
    text: "Quasi tutti ne hanno uno, e una riga chiara è meglio del silenzio: da quando a quando, e che cos'era («ho assistito un familiare», «malattia, superata», «ricerca di lavoro»). Non servono dettagli, men che meno sulla salute. Aggiungi che cosa hai imparato o portato avanti nel frattempo, se c'è. Al colloquio basta una frase, poi passa a ciò che sai fare oggi. Non spostare mai le date: si scopre, e costa più del vuoto.",
  },
  laid_off: {
    label: "Ho appena perso il lavoro",
    text: "Mi dispiace: è un colpo, e dice poco del tuo lavoro. Oggi: non firmare nulla che non hai letto con calma, e conserva la lettera, il contratto e le buste paga. Iscriviti presto al centro per l'impiego, spesso ci sono scadenze; un sindacato o un patronato ti dice che cosa ti spetta. Chiedi una referenza finché si ricordano bene di te. Poi scrivi che cosa facevi lì, con parole tue: è il cuore del tuo CV.",
  },
  change: {
    label: "Cambiare mestiere",
    text: "Parti da ciò che porti con te: il rapporto con la gente, l'affidabilità, le macchine, le carte, i turni. Leggi cinque annunci del nuovo campo e segna ciò che chiedono tutti: è la tua lista di cose da imparare, spesso più corta del previsto. Parla con chi lo fa, o provalo qualche giorno. Un corso vale dove gli annunci chiedono davvero il titolo. Spiega il cambio in una frase, guardando avanti e senza lamentarti di prima.",
  },
  age: {
    label: "Preoccupato per l'età",
    text: "Alcuni guardano l'età, anche dove la legge lo vieta; rendilo facile agli altri. Togli la data di nascita dove non si usa, fermati agli ultimi dieci o quindici anni, e metti in alto ciò che fai oggi. Mostra che impari ancora: uno strumento, un corso, un attestato recente. Di' che cosa risparmia la tua esperienza: formazione, errori, assenze. Punta su posti dove lavora già gente della tua età.",
  },
  no_experience: {
    label: "Ancora senza esperienza",
    text: "Un annuncio descrive un desiderio, non un esame: se hai circa la metà, candidati. È esperienza anche quella non pagata: tirocini, volontariato, famiglia, associazioni, progetti. Di' ogni volta che cosa hai fatto e che cosa ne è venuto. Offri qualcosa che renda facile provarti: un giorno di prova, un inizio rapido, un turno che altri non vogliono. I principianti li prendono più volentieri le piccole aziende e i mestieri in cui manca gente.",
  },
  salary: {
    label: "Quanto chiedere",
    text: "Guarda prima quanto pagano annunci simili nella tua zona. Poi fissa due cifre per te: il minimo che ti serve e quella che ti farebbe piacere. Al colloquio di' una cifra un po' sopra, o una fascia stretta, con il motivo: esperienza, turni, responsabilità. Poi taci e lascia che rispondano. Se la paga è fissa, chiedi di ore, ferie, trasporto o formazione. Quanto prendi ora non sempre devi dirlo; dipende dal paese.",
  },
  offers: {
    label: "Scegliere tra più offerte",
    text: "Mettile una accanto all'altra: paga oraria, strada, orari, contratto, persone, che cosa impari. Decidi quali due cose contano di più adesso; di solito basta. Puoi chiedere qualche giorno per pensarci: con garbo, con una data, meglio per iscritto. Di' all'altra azienda che hai un'offerta e fino a quando puoi rispondere; è normale. Non rifiutare nulla e non dare le dimissioni prima di aver firmato l'altro contratto.",
  },
  leaving: {
    label: "Dire al capo che me ne vado",
    text: "Solo quando il nuovo contratto è firmato. Guarda prima il preavviso nel tuo contratto, e dai le dimissioni nella forma che chiede il tuo paese, di solito scritta. Dillo tu, di persona e in breve: che vai, da quando, e che lascerai tutto in ordine. Non devi motivi. Aspettati una controfferta e decidi prima se la accetteresti. Vai via bene: le referenze vengono da lì.",
  },
  waiting: {
    label: "Quanto aspettare",
    text: "Dopo una candidatura una o due settimane sono normali, di più nel pubblico e nei mesi di ferie. Dopo un colloquio vale la data che hanno detto, più due giorni. Poi una domanda breve e gentile è gradita e non fa danno. Se non rispondono neanche alla seconda, contala come un no e metti le forze altrove. Continua a candidarti mentre aspetti: una sola candidatura non è un piano.",
  },
  refusal: {
    label: "Dopo un rifiuto",
    text: "Un rifiuto dice quasi sempre che un altro era un po' più adatto, non che tu non vali. Ringrazia in due frasi e chiedi una cosa da migliorare; qualcuno risponde. Chiedi anche di tenerti presente: la seconda scelta la richiamano più spesso di quanto si creda. Se i no arrivano senza colloquio, rivedi il CV; se arrivano dopo, prova le risposte. Poi archivia la scheda e fai una piccola cosa che dipende da te.",
  },
  strengths: {
    label: "Pregi e difetti",
    text: "Scegli due pregi che l'annuncio chiede, e per ognuno una storia breve: che cosa succedeva, che cosa hai fatto, com'è finita. Come difetto prendine uno vero che non impedisce questo lavoro, e di' subito che cosa fai per correggerlo: «Prima prendevo troppo in carico; ora chiedo che cosa viene prima.» Evita «sono troppo preciso», l'hanno sentito mille volte. Di' entrambi ad alta voce due volte prima di andare.",
  },
  why_left: {
    label: "Perché vado o sono andato via",
    text: "Breve, vero e senza accuse: una frase su com'era, una su ciò che cerchi. «Avevamo idee diverse sul lavoro; ora cerco un gruppo dove…» basta per un litigio. «Il posto è stato soppresso» basta per un licenziamento aziendale. Non dire nulla di falso, possono chiedere. Non parlare male di nessuno: chi ascolta si immagina il prossimo. Poi parla di questo posto e di che cosa ti attira.",
  },
  nerves: {
    label: "Ansia prima del colloquio",
    text: "L'ansia è normale, e chi fa colloqui la conosce. Scrivi su un cartoncino tre cose da dire; puoi portarlo. Di' la prima frase e perché ti candidi ad alta voce, due volte. Il giorno prima: guarda la strada e prepara i vestiti. Se hai il vuoto, di' «un attimo, ci penso»; non disturba nessuno. Espira più a lungo di quanto inspiri, e ricorda che anche tu guardi loro.",
  },
  video: {
    label: "Colloquio in video",
    text: "Prova telecamera, audio e link il giorno prima, con lo stesso apparecchio. Luce davanti, telecamera all'altezza degli occhi, sfondo tranquillo. Tieni un numero di telefono se cade la linea; succede anche a loro. Guarda in camera quando parli, e lascia piccole pause per il ritardo. Gli appunti accanto allo schermo vanno bene. Avvisa in casa e spegni ciò che suona.",
  },
  returning: {
    label: "Tornare dopo una pausa",
    text: "Di' la pausa in una riga e senza scuse: cura, figli, malattia, finita o sistemata. Di' che cosa puoi garantire: quali ore, da quando. Aggiorna una cosa che nel tuo mestiere è cambiata, e dillo. Puoi cominciare part time o a termine; da lì si prosegue meglio. Dopo una malattia chiedi al medico o al centro per l'impiego di un rientro graduale, in molti paesi esiste. Della salute di' solo ciò che tocca il lavoro.",
  },
  references: {
    label: "Referenze",
    text: "Chiedi prima di dare un nome, e spiega di che posto si tratta. Il meglio è un responsabile, ma vanno bene un collega, un cliente, un formatore o qualcuno del volontariato. Se l'ultimo capo parlerebbe male, indica un'altra persona di lì o di prima. In alcuni paesi hai diritto a un certificato scritto; un patronato lo sa. Nel CV basta «referenze su richiesta».",
  },
  questions: {
    label: "Che cosa non possono chiedere",
    text: "In molti paesi non si può chiedere di figli, gravidanza, salute, religione, partito o sindacato, se non riguarda il lavoro. Che cosa è vietato di preciso, e che cosa puoi rispondere, cambia. Puoi dire con calma «preferisco parlare del lavoro», o chiedere che cosa c'entra con il posto. Dopo, scrivi che cosa hanno chiesto. Un ente per la parità, un sindacato o un patronato ti dice che cosa puoi fare.",
  },
  cv_form: {
    label: "Come dev'essere un CV",
    text: "Una o due pagine, il più recente per primo, mese e anno per ogni posto. La foto dipende dal paese: usuale in alcuni, sgradita in altri, come Regno Unito o Stati Uniti. Impostazione semplice, un carattere, niente grafici; lo leggono anche i programmi. Da tre a cinque righe per posto, che cominciano da ciò che hai fatto, con un numero se ce l'hai. Togli ciò che a questa azienda non serve. Mandalo in PDF, col tuo nome nel nome del file.",
  },
  letter: {
    label: "Lettera sì o no",
    text: "Se l'annuncio la chiede, scrivila; se no, una breve fa danno di rado, e nei mestieri e nell'assistenza bastano spesso due righe nella mail. Mezza pagina: perché quell'azienda, due cose che hai fatto e che le servono, da quando puoi. Niente ripetizioni del CV, niente frasi fatte. Se cambi mestiere o hai un vuoto, è il posto per dirlo. Rivolgila a una persona, se trovi il nome.",
  },
  relocating: {
    label: "Trasferirsi per lavoro",
    text: "Fai prima i conti: affitto là, cauzione, viaggi, e quanto durano i risparmi. Scrivi nella candidatura che ti trasferisci ed entro quando, altrimenti ti scartano per l'indirizzo. Chiedi un aiuto per il trasloco, un colloquio in video, una stanza per le prime settimane. Vai a vedere in un giorno feriale qualunque, se puoi. Lascia la casa solo a contratto firmato. Oltre confine permessi, tasse e assicurazioni cambiano: chiedi prima a un patronato.",
  },
  part_time: {
    label: "Meno ore",
    text: "Chiarisci che cosa ti serve: quali giorni, quali ore, e quanto resta di paga. Cerca «part time» e guarda anche i tempi pieni; le piccole aziende spesso ne parlano. Al colloquio di' che cosa puoi e come si va avanti quando non ci sei. Nel lavoro che hai puoi avere diritto a ridurre le ore; dipende dal paese e dalla grandezza dell'azienda. Pensa a pensione e assicurazione, che spesso calano anche loro.",
  },
  language: {
    label: "La lingua non è la mia",
    text: "Di' il tuo livello con semplicità («al lavoro capisco tutto, per scrivere mi serve più tempo»); si temono più le sorprese che gli errori. Si entra più facilmente dove si lavora molto con le mani o con gente di tanti paesi. Nomina le altre lingue: valgono. Fai leggere il CV a qualcuno una volta. Prepara dieci frasi su di te e sul tuo lavoro e dille ad alta voce. I corsi sono spesso gratuiti o economici: chiedi al centro per l'impiego.",
  },
  abroad: {
    label: "Titolo dall'estero",
    text: "Guarda prima se il tuo mestiere è regolamentato: sanità, assistenza, scuola, diritto ed elettricità di solito sì, la maggior parte degli altri no. Se lo è, un'autorità deve riconoscere il titolo; in Europa la rete ENIC-NARIC dice quale, altrove l'ente della professione. Se non lo è, candidati subito, con il titolo tradotto e una riga su che cosa corrisponde. Ci vogliono mesi, comincia presto, e intanto cerca qualcosa di vicino sotto il tuo livello.",
  },
  overwhelmed: {
    label: "È troppo: un piano piccolo",
    text: "Vai a piccoli passi, una cosa al giorno. Lunedì: scrivi gli ultimi lavori, solo ruolo, azienda, anni. Martedì: cerca mezz'ora e salva tre annunci, non di più. Mercoledì: aggiungi al profilo ciò che quei tre chiedono e tu hai. Giovedì: una candidatura. Venerdì: un sollecito, e metti in ordine le schede. Ogni giorno ha la sua pausa. Se pesa oltre la ricerca, parlane con una persona vicina o col medico.",
  },
  no_replies: {
    label: "Nessuno risponde alle mie candidature",
    text: "Logora chiunque, e di rado dipende da te: per molti posti si candidano in cento. Due cose cambiano di più: meno candidature, ognuna con le parole dell'annuncio nel primo terzo del CV, e mandarla nei primi giorni. Basta metà di ciò che chiedono. Se cinque buone non portano un colloquio, fai leggere il CV a qualcuno. Le ditte piccole rispondono più spesso, e una telefonata non guasta.",
  },
  direction: {
    label: "Che cosa potrebbe fare per me?",
    text: "Comincia da tre domande: per che cosa ti hanno detto grazie, che cosa fai senza guardare l'ora, e che cosa non deve avere mai più una giornata di lavoro? Scrivi tre tipi di lavoro adatti, anche a grandi linee. Leggi cinque annunci di ciascuno e chiedi a chi lo fa com'è una giornata storta. Un servizio di orientamento lo fa con te, spesso gratis. Non devi trovare l'unica strada giusta, solo un buon passo dopo.",
  },
  training: {
    label: "Un corso vale la pena?",
    text: "Guarda dieci annunci per il lavoro che vuoi e conta quanti chiedono il titolo. Se sono i più, vale la pena; se sono pochi, comincia senza. Chiedi prima chi paga: spesso il centro per l'impiego, l'azienda o un fondo; da apprendista si è pagati, e a volte si entra anche dopo i trenta. Chiedi alla scuola quanti hanno trovato lavoro e parla con uno di loro. Non firmare nulla lo stesso giorno.",
  },
  quit: {
    label: "Restare o andare?",
    text: "Se il lavoro ti fa stare male, prima viene la salute: parla con un medico prima di decidere, e dei tuoi diritti con un sindacato o un patronato. Se no, cerca finché hai il posto: è più facile, e dimettersi può costare i sussidi. Datti una data entro cui qualcosa deve cambiare e dilla a qualcuno. Scrivi che cosa succede e quando. Poi cerca con calma, un po' ogni settimana.",
  },
  contract: {
    label: "Agenzia, dipendente o in proprio?",
    text: "Con un'agenzia si entra in fretta e si conoscono aziende; chiedi quanto prendi tra un posto e l'altro e quanti vengono tenuti. Un contratto diretto di solito paga meglio e tutela di più. In proprio calcola circa un terzo in più di uno stipendio: ferie, malattia, assicurazione e tasse sono tue. Provalo prima accanto a un lavoro, con due clienti veri. Le regole cambiano da paese a paese; una camera o un patronato te le dice gratis.",
  },
  health: {
    label: "Malattia, disabilità, gravidanza: dirlo?",
    text: "Quasi mai devi dirlo, a meno che non tocchi proprio i compiti di quel posto o la sicurezza di qualcuno; le regole cambiano da paese a paese. Se ti serve qualcosa (una sedia, pause, visite), il momento migliore è spesso dopo l'offerta e prima della firma. Di' che cosa funziona e che cosa ti serve, non la diagnosi. Un vuoto può essere «salute, ora risolto». Un patronato o un sindacato ti dice che cosa vale per te.",
  },
  record: {
    label: "Una condanna",
    text: "Rispondi il vero a ciò che chiedono e possono chiedere: in molti paesi le pene vecchie dopo anni non contano più, e solo certi posti possono controllare. Guarda prima che cosa mostra davvero il tuo certificato. Se devi dirlo: una frase su che cosa è stato, una su che cosa è cambiato, una su che cosa sai fare oggi. Dillo tu prima di una carta. Le associazioni per chi esce conoscono aziende che assumono; le piccole chiedono meno.",
  },
  odd_jobs: {
    label: "Tanti lavori brevi",
    text: "Ordina per lavoro, non per ditta: «2019–2023 magazzino e consegne, tramite agenzie» in una riga, le ditte tra parentesi. Più lavori insieme: un blocco. Un mese da qualche parte può mancare. Il lavoro senza contratto conta come esperienza; di' che cosa hai fatto e per chi, non come ti pagavano. Anche un'attività chiusa è lavoro: che cosa vendevi, quanti clienti. Poi di' che cosa lega tutto.",
  },
  future: {
    label: "Quale lavoro ha futuro?",
    text: "Di sicuro non lo sa nessuno, quindi vai con ciò che si vede. Da anni manca gente in cura, sanità, edilizia, elettricità, trasporti e scuola. Le macchine prendono compiti più che mestieri interi, prima quelli sempre uguali davanti a uno schermo. Chiediti: quale parte vuole mani, giudizio o persone? Fanne di più, e impara tu lo strumento nuovo. Quanti annunci ci sono vicino a te è la risposta di oggi.",
  },
  network: {
    label: "Non conosco nessuno nel settore",
    text: "Qualcuno lo si conosce sempre: ex colleghi, vicini, la squadra, i genitori a scuola. Di' a dieci persone in una frase che cosa cerchi; una rete non è altro. Scrivi a chi fa quel lavoro: tre righe, una domanda, senza chiedere un posto. In negozi, cura, cucine e mestieri passare di persona funziona ancora: a un'ora tranquilla, con il CV, chiedendo del responsabile per nome. I profili in rete aiutano in ufficio, poco nei mestieri.",
  },
  interview: {
    label: "Che cosa chiedono a un colloquio",
    text: "Quasi sempre le stesse cose: ci parli di lei, perché noi, perché va via, qualcosa andato storto, che cosa vuole chiedere. Tieni pronte tre frasi per ognuna, e per due un esempio vero: che cosa succedeva, che cosa hai fatto, com'è finita. Davanti a più persone è uguale: rispondi a chi chiede, poi guarda gli altri. Porta due domande tue. In una prova contano soprattutto puntualità, chiedere e riordinare. Vestiti come ci si veste lì in un buon giorno, pulito e comodo. Per esercitarti: metti l'annuncio in bacheca, la sua scheda fa le domande una per una.",
  },
  secret: {
    label: "Cercare senza che il capo lo sappia",
    text: "Guardarsi intorno è normale e quasi mai motivo di licenziamento, anche se le regole cambiano. Usa telefono e indirizzo tuoi, non del lavoro, e il tuo tempo: presto, tardi o un giorno di ferie, di cui non devi dire il motivo. Chiedi di chiamare il tuo datore solo dopo un'offerta; si usa. Se il capo lo sa già, con calma: «Guardo che cosa c'è; il mio lavoro qui va avanti.» Quello che metti qui il tuo datore non lo vede.",
  },
  reschedule: {
    label: "Non posso andare al colloquio",
    text: "Chiama prima che puoi e scrivi due righe: «Mi dispiace, lunedì non posso venire per un motivo urgente. Il posto mi interessa molto; sarebbe possibile mercoledì o giovedì?» Non devi dettagli. Non costa quasi mai il posto; non presentarsi sì. In ritardo? Chiama e di' a che ora arrivi. Saltato? Scrivi oggi stesso, una scusa, due date. Malattia? Chiedi un video o un altro giorno.",
  },
  clothes: {
    label: "Come mi vesto",
    text: "Un gradino sopra a come si veste lì in un giorno normale, pulito, e con cui puoi sederti e respirare. In ufficio bastano camicia o maglione semplice con pantaloni o gonna; il completo è per banche, studi legali e ruoli di direzione. Per una prova: ciò con cui puoi lavorare, scarpe chiuse, capelli raccolti. Scarpe da ginnastica sobrie vanno bene dove si lavora così. Tatuaggi e trucco li decidi tu. Nel dubbio chiedi: «Come ci si veste da voi?» Provalo la sera prima.",
  },
  resignation: {
    label: "Lettera di dimissioni",
    text: "Non scrivo lettere di dimissioni: data e preavviso devono essere giusti, e sono nel tuo contratto. Bastano poche parole: il tuo nome e quello del datore, la data, «Comunico le mie dimissioni con effetto dal …, nel rispetto del preavviso. Prego di confermare per iscritto.», la firma. Nessun motivo è dovuto. Guarda prima quale preavviso e quale forma valgono; in Italia le dimissioni si danno per via telematica, un patronato aiuta. E solo quando l'altro contratto è firmato. Chiedi una referenza e le ferie residue.",
  },
  family: {
    label: "Come dirlo in famiglia",
    text: "Dillo presto e con semplicità, prima che lo faccia un altro: una frase su che cosa è successo, una su che cosa fai adesso, una su che cosa ti serve da loro. Un'ora tranquilla è meglio della porta di casa. Porta un piccolo piano, per esempio come si fa per ora con i soldi e che cosa fai questa settimana; spaventa meno del silenzio. Ai bambini serve poco: non è colpa di nessuno, questo resta, questo cambia. Le opinioni puoi ascoltarle e lasciarle lì: «Ti ho sentito, decido entro fine mese». Se a casa si fa dura, un consultorio parla con tutti voi.",
  },
};
