/**
 * Closed classes of words that claim something hard, in the languages of documents, folded; "x*" stands for every word that begins so.
 * None of them belongs to a trade.
 */
export type ClaimClass = "leading" | "rank" | "degree" | "credential" | "level" | "award" | "place";

/** By class and by what is meant: two words of one meaning claim the same. */
export const claimWords: Record<ClaimClass, Record<string, string>> = {
  leading: {
    leading: `led lead leads manage manages managed managing headed heads directed directs directing supervise* supervising oversaw oversee*
      leitet leitete leiteten geleitet leite fuhrte gefuhrt fuhre verantwortete
      dirigi dirigio dirigir dirigido dirijo lidere lidero liderar liderado lideraba dirigia supervise supervisado encabece
      dirigeais encadr*
      diretto dirigevo  guidato coordinavo leidde geleid leid leidinggevend* kierowal* zarzadzal* nadzorowal* liderei chefiei dirigi`,
  },
  rank: {
    head: "head heads *leiter *leiterin jefe jefa capo hoofd kierownik kierowniczka chefe cheffe",
    senior: "senior sr",
    chief: "chief ceo cfo cto coo",
    director:
      "director directors directora* directorat* direktor* directeur directrice direttore direttrice dyrektor* diretor* geschaftsfuhrer*",
    manager: "manager* mgr mngr gerente* gerant*",
    deputy:
      "deputy vice stellvertret* stellv stv adjoint* vicedirector* subdirector* subjefe subjefa vice* adjunct* zastepca",
    lead: "lead leader lider",
    supervisor: "supervisor* superviseur* supervisore",
    president: "president* chairman chairwoman chairperson vorsitzend* presidente presidenta",
    founder: "founder* cofounder* grunder* fundador* fonda* fondatrice oprichter* zalozyciel*",
    owner: "owner inhaber* propietari* proprietaire* proprietari*",
    partner: "partner",
    junior: "junior jr",
    expert: "expert experts experte* expertin",
    specialist: "specialist* spezialist* especialista* specialiste*",
    professor: "professor* profesor* professeur* dozent*",
  },
  degree: {
    bachelor: "bachelor* bsc ba beng bba llb bed bcom grado licenciatura licenciad* laurea licencjat",
    master:
      "master masters masterstud* masterabs* msc ma meng mba llm med mres mphil maestria magister diplomarbeit maitrise magistrale mgr",
    mba: "mba",
    doctor:
      "phd doctorate doctoral dphil promoviert* promovierte doktor doktortitel dr doctorado doctorat dottorato doutorado doktorat edd",
    diploma: "diplom diploma diplome diplomado diplomingenieur",
    abitur: "abitur matura bachillerato baccalaureat baccalaureate",
    honours: "hons honours honors laude distinction",
    summa: "summa",
    magna: "magna",
    teaching: "pgce staatsexamen",
    studied: "graduate graduated graduada graduado absolvent* diplomierte*",
  },
  credential: {
    certified:
      "certified certification* zertifiziert* certificad* certifie* certificat* certificazion* gecertificeerd* certyfik* certificac* zertifikat*",
    licensed: "licensed licence licenced license approbation approbiert* colegiad* habilite* lizenz*",
    registered: "registered",
    chartered: "chartered",
    accredited: "accredited akkreditiert* acreditad* accredite*",
    sworn: "sworn vereidigt* beeidigt* jurad* assermente*",
  },
  level: {
    native: "native mother* muttersprach* nativ* maternelle materna madrelingua moedertaal ojczyst*",
    c2: "c2 verhandlungssicher*",
    c1: "c1",
    fluent:
      "fluent fluently fliessend* fluid* fluide* courant couramment fluent* vloeiend* biegle biegly fluente* proficient",
    advanced: "advanced fortgeschritten* avanzad* avance*",
    b2: "b2",
    b1: "b1",
    intermediate: "intermediate intermedi* mittelstufe",
    basic:
      "basic basics beginner* elementary grundkenntniss* basico* basica* basique* elementare base notions debutant* conversational",
    a2: "a2",
    a1: "a1",
  },
  award: {
    award: `award awards awarded prize prizes medal medals scholarship* trophy honoured auszeichnung* ausgezeichnet* stipendi* preistrager*
      premio premios premiad* galardon* beca medalla laureat* recompense* bourse medaille* premiat* onderscheiding* nagrod* stypendi* premiada`,
  },
  /** In a contest. */
  place: {
    first: `first winner winning won champion gold gewann gewonnen gewannen *sieger *siegerin erste erster ersten erstes primer primero primera ganador* gane oro
      premier premiere vainqueur gagne laureat laureate or primo vinto`,
    second:
      "second runner silver zweite zweiter zweiten zweites silber silbermedaille segundo segunda plata subcampeon* deuxieme argent secondo argento",
    nominated: "nominated nominee shortlisted finalist* nominiert* nominad* nomine nominee",
    third: "third bronze dritte dritter dritten drittes tercer tercero tercera bronce troisieme terzo bronzo",
  },
};

/** What is said of an amount that is only near. */
const approximating =
  "about around approximately roughly nearly almost up several including etwa rund circa ca bis casi aproximadamente hasta environ presque jusqu";
/** Who did not do it, but had a part in it. */
const partaking = `helped help assisted assist supported support contributed participated part unterstutzt* mithilfe mitgeholfen
  mitgewirkt mitgearbeitet mitarbeit mitgeplant beteiligt ayude ayudo ayuda apoye apoyo colabore colaboracion participe participacion
  aide participe participation collabore collaboration contribue contribution aiutato partecipato partecipazione collaborato
  geholpen meegewerkt meegeholpen pomagalem pomagalam pomoc udzial ajudei participei colaborei`;

/** What words do in a sentence; leaving out one that limits a statement is asked. */
export const wordClasses = {
  /** Of places what is one in any row, and in a contest only beside a word of one. */
  ordinal:
    "first second third erste* zweite* dritte* primer* segund* tercer* premier* deuxieme troisieme primo secondo terzo",
  contest:
    "place placed league contest competition championship cup award medal prize runner nominated nominee shortlisted finalist* nominiert* nominad* nomine *platz *preis *wettbewerb *medaille puesto premio concurso medalla prix concours medaille posto",
  /** Who is led: routes, accounts and school classes are led otherwise. */
  people: `team teams staff crew people employees colleagues department assistants apprentices trainees mitarbeit* kolleg* abteilung personal auszubildende*
  equipo equipos personas empleados departamento operarios equipe equipes personnel personnes collaborateurs salaries service apprentis squadra persone`,
  /** Beside whom: "with", "for"; and who is not the person. */
  besides: "with for under mit fur unter con bajo avec sous per sotto met voor onder dla com sob",
  others: "other others otro* otra* autre* ander* weiteren altri altre inny* inni outro* outra*",
  /** What makes less of a title: leaving it out makes more. */
  voluntary:
    "volunt* volont* ehrenamt* benevol* vrijwillig* wolontari* spolecznie unpaid unentgeltlich* unbezahlt* onbetaald* gratis nieodplatn* bezplatn*",
  lessening: `apprentice* assistant* assist* junior deputy trainee* student* intern interns internship volunteer* voluntary associate acting interim temporary
  auszubildende* azubi lehrling* praktikant* praktikum assistenz* assistent* stellvertret* werkstudent* ehrenamtlich* aushilf* aushilfe
  aprendiz ayudante auxiliar asistente becari* practicas voluntari* suplente subdirector* apprenti* stagiaire* assistant* adjoint* benevole alternant*
  stagista tirocinante apprendista vice aiuto leerling stagiair* praktykant* asystent* stazyst* estagiari* ajudante`,
  approximating,
  partaking,
  limiting: `${approximating} ${partaking} mostly partly mainly sometimes occasionally under supervision together with jointly basic some
  teils meist gelegentlich unter aushilfsweise vertretungsweise gemeinsam parcialmente bajo junto partiellement sous ensemble`,
  causal: `by because thereby through which resulting so due thanks leading dadurch weil wodurch sodass durch dank
  porque gracias mediante logrando car parce grace permettant ce`,
  total: `every all always never alone entire whole everyone single single-handedly solely independently
  alle jede jeder jedes immer nie allein ganz gesamte* samtliche* selbststandig eigenstandig
  todos todas siempre nunca solo sola tous toutes toujours jamais seul seule tutti tutte sempre mai`,
  praise: `passionate excellent outstanding exceptional proven dynamic motivated dedicated talented strong successful successfully
  hervorragend* leidenschaft* motiviert* engagiert* erfolgreich* apasionad* excelente* motivad* dinamic* passionne* excellent* motive*
  dynamique* appassionat* eccellent*`,
  /** What says that something still is so. */
  goingOn: `noch still encore currently now nowadays today days still present presently aktuell derzeit heute momentan zurzeit gegenwartig weiterhin
  actualmente actual hoy ahora sigo continuo todavia actuellement aujourd maintenant attualmente oggi momenteel heden tegenwoordig obecnie aktualnie atualmente hoje`,
  /** "I am", in the languages where the word is of the first person alone. */
  am: "am m bin soy suis ben jestem sou",
  /** What applies for a job may name it, and what wishes something of a company that company. */
  applying: `interested interest interests application apply applying applicant candido bewerb* candidature candidatura* candidater postul* candidato candidata solicito solicitar solicite
  aplikuj* kandydatur* solliciteer solliciteren solliciteert concorr*`,
  wishing: `would hope welcome forward join joining interested bring contribute want wish wurde mochte gern gerne freue freuen
  gustaria encantaria quisiera deseo aportar contribuir unirme ilusion souhaite souhaiterais aimerais serais rejoindre voudrais vorrei
  graag wil chcialbym chcialabym gostaria`,
  addressing: `posting advertisement advert vacancy stellenanzeige stellenausschreibung ausschreibung anzeige anuncio oferta annonce offre annuncio you
  your yours vous votre vos usted ustedes vuestr* uw panstwa`,
  polite: "ihr ihre ihrem ihren ihrer ihres ihnen sie vostro vostra lei u",
  /** To whom a reply speaks, and whose something is. */
  spokenTo:
    "you du dich dir euch vous tu te toi ti tuyo usted ustedes lei jij je u ty panstwa pan pani pana voce voces",
  spokenOf:
    "your yours dein* ihr* euer* votre vos ton ta tes tu tus su sus tuo tua tuoi tue suo sua suoi jouw uw twoj* twoi* teu tua seu seus suas",
  /** What makes a condition of a sentence, and what makes advice of it. */
  conditional: "if whether unless wenn falls ob si sofern se als indien jesli gdyby jezeli caso",
  modal: `can could should may might would must need try consider say kann kannst konn* konnt* soll* wurd* muss* peux
  pouvez pourr* devr* faut puede* puedes podr* debe* deberi* hay puoi puo potre* dovre* kun* zou* moet* mozesz mozna moze powin* pode* podem deve* deveri*`,
  firstPerson:
    "i my me mine we our ich mein meine meinem meinen meiner mich mir yo mi mis me he soy estoy je j mon ma mes io mio mia ho sono ik mijn eu meu minha moj moje",
  /** What says that something is not so. */
  denying: `not no never without left stopped gave half partly semester* semestre* credits nicht kein* ohne nie halb sin nunca creditos deje ne pas jamais sans quitte`,
  negating:
    "not cannot no never without ne n non nicht kein* ohne nie sin nunca pas jamais sans senza niet geen zonder bez brak sem nao",
  /** What tells that a study was brought to its end. */
  finishing: `hold holds holder awarded graduated graduate completed complete completing earned obtained received finished qualified passed
  abgeschlossen* abschluss absolviert* absolvent* bestanden obtuve obtenido titulad* graduad* complete termine terminado
  obtenu diplome* titulaire acheve obtins laureat* conseguito ottenuto behaald afgerond ukonczyl* ukonczon* concluí conclui formad*`,
  notFinished: `studying student pursuing currently toward towards expected ongoing progress began started since working not yet
  unfinished incomplete discontinued dropped withdrew withdrawn interrupted abandoned abgebrochen* abbruch unterbrochen* unvollendet*
  terminar finalizar acabar pendiente* trunc* scadut* inacabad* incomplet* interrump* abandon* inacheve* interrompu*
  studiere studierend* student* laufend* begonnen seit voraussichtlich noch nicht strebe estudio estudiando estudiante cursando curso desde aun
  etudie etudiante* etudiant cours planned booked due renewal expired lapsed provisional geplant gebucht abgelaufen caducado caducada prevu prevue expire expiree
   prepare depuis pas encore studio studiando iscritt* gestopt afgebroken onafgemaakt* nieukonczon* niezlozon* przerwan* zawieszon* sospes* interrott*`,
};
