import { plans } from "../../../../shared/subscription/plan.rules.ts";
import { germanAdviceTexts } from "../advice/advice-texts-de.ts";
import { germanProductTexts } from "../product/product-texts-de.ts";
import type { GuideTexts } from "./guide-texts.ts";

const at = (place: string) => (place === "" ? "" : ` in ${place}`);
const called = (title: string) => (title === "" ? "Stellen jeder Art" : `Stellen für **${title}**`);

export const germanGuideTexts: GuideTexts = {
  locale: "de-DE",
  label: {
    more: "Mehr davon",
    onlyRemote: "Nur remote",
    compareFirst: "Die ersten beiden vergleichen",
    compare: (openings) => `Vergleichen: ${openings}`,
    why: (opening) => `Warum würde das zu mir passen: ${opening}?`,
    pay: (title) => `Was zahlen Stellen für ${title}?`,
    searchFor: (title, place) => `Suche nach ${title}${at(place)}`,
    anyIn: (place) => `Alle Stellen${at(place)}`,
    fits: "Stellen, die zu meinem Profil passen",
    board: "Was wartet auf meinem Board?",
    gaps: "Was fehlt in meinem Profil?",
    help: "Was kannst du?",
    attach: "Lebenslauf anhängen",
    back: "Zurück zur Suche davor",
    search: "Suchen",
    titleField: "Beruf",
    placeField: "Ort",
    save: (opening) => `Auf mein Board: ${opening}`,
    move: (opening, status) => `Nach ${status} verschieben: ${opening}`,
    moved: (status) => `Erledigt: steht jetzt in ${status}.`,
    remove: (opening) => `Vom Board nehmen: ${opening}`,
    removed: "Erledigt: Sie ist vom Board.",
    undo: "Rückgängig",
    interview: (opening) => `Bereite mich auf das Gespräch vor: ${opening}`,
    mail: {
      follow_up: (opening) => `Nachfrage entwerfen: ${opening}`,
      thank_you: (opening) => `Dankesmail entwerfen: ${opening}`,
      withdrawal: (opening) => `Absage entwerfen: ${opening}`,
      acceptance: (opening) => `Zusage entwerfen: ${opening}`,
      declining: (opening) => `Absage an das Angebot entwerfen: ${opening}`,
      reference: (opening) => `Um eine Referenz bitten: ${opening}`,
    },
    documents: (opening) => `Lebenslauf und Anschreiben für ${opening}`,
    copy: "Mail kopieren",
    copied: "Kopiert.",
    openCard: "Die Karte öffnen",
    practise: "Die Fragen üben",
    openBoard: "Board öffnen",
    openProfile: "Mein Profil öffnen",
    openSearch: "Stellensuche öffnen",
    openAccount: "Mein Konto öffnen",
    openSubscription: "Mein Abo öffnen",
    openPolish: "Formulierungen verbessern",
    topics: {
      who: "Mit wem spreche ich?",
      real: "Sind diese Stellen echt?",
      privacy: "Was geschieht mit meinen Daten?",
      plan: "Abo, Abbuchungen, kündigen",
      account: "Mein Konto ändern",
      scam: "Kann das Betrug sein?",
      legal: "Recht, Visum, Leistungen",
      apply: "Wie bewerbe ich mich?",
      wording: "Meine Sätze verbessern",
      fresh: "Wie neu sind die Stellen?",
      remind: "Erinnerung setzen",
      trouble: "Etwas funktioniert nicht",
      restart: "Von vorn anfangen",
      advice: "Rat zum Berufsweg",
    },
  },
  topics: germanAdviceTexts,
  product: germanProductTexts,
  find: {
    head: (title, place, details) => `${called(title)}${at(place)}${details}:`,
    none: (title, place) => `Ich habe keine Stelle${title === "" ? "" : ` für **${title}**`}${at(place)} gefunden.`,
    end: "Mehr davon gibt es nicht.",
    byProfile: (title) => `Ich gehe nach deinem Profil; deine neueste Stelle dort ist ${title}.`,
    unused: (list) => `Nicht berücksichtigt, danach lassen sich Stellen nicht filtern: ${list}.`,
    posted: (day) => `veröffentlicht am ${day}`,
    without: (list) => `Weggelassen: ${list}.`,
    spelling: (written, read) => `„${written}“ habe ich als „${read}“ gelesen.`,
    levels: (words) => `Keine Stelle nennt „${words}“; diese sind ohne das.`,
    similar: (names) => `Am nächsten kommt ${names}.`,
    place: (asked, used, kilometres) =>
      kilometres === undefined
        ? `In ${asked} gibt es keine; diese sind in ${used}.`
        : `In ${asked} selbst gibt es keine; diese sind bis zu ${kilometres} km entfernt.`,
    someWords: (missing) => `Kein Titel hat alle Wörter; diesen fehlt „${missing}“.`,
    partly: "Nicht ganz das (ähnliche Berufe oder nur ein Teil der Wörter):",
    mentioned: (words) => `Kein Titel nennt „${words}“; diese erwähnen es.`,
    fewer: (condition, count) => `Ohne „${condition}“ wären es ${count}.`,
    givenUp: (conditions, isSeveral) =>
      isSeveral
        ? `Ich habe keine gefunden, die alles erfüllt: ${conditions}; diese erfüllen einen Teil davon oder nichts.`
        : `Ich habe keine gefunden, die ${conditions} erfüllt; diese sind ohne das.`,
    nearest: (names) => `In der Nähe davon gibt es Stellen für ${names}.`,
    askTitle: "Gern. Welche Arbeit suchst du, und wo? Der Beruf genügt, der Ort darf leer bleiben.",
    noHome: "Ich weiß nicht, wo du bist: Nenne unten einen Ort, oder trage im [Profil](/profile) ein, wo du wohnst.",
    demonstration:
      "Das sind Stellen zur Vorführung: Die Firmen sind erfunden. Wer diesen Server betreibt, kann echte Stellenbörsen anschließen.",
  },
  opening: {
    says: (words) => `Zu ${words} sagt die Anzeige:`,
    silent: (words) =>
      `Zu ${words} sagt die Anzeige nichts, jedenfalls nicht mit diesen Wörtern; frag dort nach, bevor du dich bewirbst. Sie beginnt so:`,
  },
  why: {
    asks: (opening) => `Das verlangt **${opening}**:`,
    head: (opening, answered, all) =>
      `**${opening}**: Dein Profil beantwortet ${answered} von ${all} Dingen, die verlangt werden.`,
    met: "Das bringst du mit:",
    part: "Zum Teil:",
    question: "Geht aus deinem Profil nicht hervor; trag es ein, wenn du es hast:",
    gap: "Das fehlt:",
    missing: (what) => `es fehlt ${what}`,
    unknown:
      "Mir fehlt der Text dieser Anzeige, ich kann also nicht sagen, was verlangt wird. **Generate Documents** auf ihrer Karte liest ihn.",
    posted:
      "Das ist eine Anzeige. Sie bleibt nur in diesem Chat; auf deinem Board ist sie nicht. Leg sie dorthin, und für Lebenslauf und Anschreiben füg ihren Text dort noch einmal ein.",
  },
  pay: {
    head: (title, place) => `Was Stellen für **${title}**${at(place)} zahlen, soweit sie es nennen:`,
    line: (count, median, low, high, period) =>
      `Stellen: ${count}. Die Hälfte zwischen ${low} und ${high} ${period}, die Mitte liegt bei ${median}.`,
    periods: { HOUR: "pro Stunde", DAY: "pro Tag", WEEK: "pro Woche", MONTH: "pro Monat", YEAR: "pro Jahr" },
    few: "Das beruht auf wenigen Stellen und sagt wenig darüber, was üblich ist.",
    none: (title, place) => `Keine Stelle für **${title}**${at(place)} nennt den Lohn; ich habe also keine Zahlen.`,
  },
  interview: {
    head: (opening) => `Für das Gespräch: **${opening}**. Das verlangt die Anzeige, und das kannst du dazu sagen:`,
    ask: (line) => `Wahrscheinlich fragen sie nach „${line}“`,
    say: (facts) => `Darauf kannst du verweisen: ${facts}`,
    gap: "Dein Profil zeigt davon nichts. Sag es offen, und wie du es lernen würdest.",
    open: "Das geht aus deinem Profil nicht hervor. Überleg dir ein eigenes Beispiel.",
    always:
      "Fast immer gefragt: warum diese Firma, warum du wechselst, was du selbst fragen willst. Hab für jedes einen ehrlichen Satz bereit.",
  },
  board: {
    empty:
      "Dein [Board](/jobtracking) ist noch leer. Eine Stelle kommt darauf, wenn du **Apply** drückst oder sie von hier aus hinlegst.",
    days: (count) => (count === 1 ? "seit 1 Tag" : `seit ${count} Tagen`),
  },
  cv: {
    head: (file) => `Ich habe ${file} gelesen. Das habe ich erkannt:`,
    present: "heute",
    skills: (list) => `Kenntnisse: ${list}`,
    better: "Das könnte besser sein:",
    fine: "Nach meinen festen Regeln ist nichts auszusetzen.",
    unread: "Den Text konnte ich lesen, aber keinen Lebenslauf darin erkennen.",
    none: "In diesem Gespräch ist noch kein Lebenslauf angehängt. Häng ein PDF, DOC oder DOCX an, und ich sage, was ich lese und was besser sein könnte. Was im [Profil](/profile) nicht stimmt, änderst du dort; was für eine Stelle entstanden ist, liegt auf ihrer Karte auf dem [Board](/jobtracking).",
    take: "**Check what was read** unten zeigt jeden Wert neben seiner Stelle im Lebenslauf: Berichtige ihn und übernimm ihn in dein Profil.",
  },
  profile: {
    own: "Ich ändere an deinem Profil nichts selbst: Auf seiner Seite änderst, ergänzt oder entfernst du, was du willst.",
    head: "Das fehlt in deinem [Profil](/profile) oder ist schwach:",
    empty:
      "Dein [Profil](/profile) ist noch leer. Häng deinen Lebenslauf an, prüfe, was gelesen wurde, und übernimm es, oder füll es von Hand aus.",
    fine: "Dein [Profil](/profile) hat alles, worauf ich achte: Stationen mit Daten und Aufgaben, Kenntnisse, Kontakt, Zusammenfassung.",
  },
  findings: {
    weak_openings: "Beginne mit dem, was du getan oder erreicht hast; diese Zeilen sagen nur, wofür du da warst.",
    no_numbers: "Sag, wie viel oder wie viele, wenn du es weißt: Eine Zahl lässt sich prüfen.",
    long_lines: "Kürze diese Zeilen: Nach zwei Zeilen liest niemand weiter.",
    no_dates: "Ergänze, wann diese Stationen begannen und endeten.",
    no_duties: "Ergänze, was du dort getan hast.",
    no_email: "Ergänze eine E-Mail-Adresse.",
    no_phone: "Ergänze eine Telefonnummer.",
    no_summary: "Ergänze zwei, drei Sätze dazu, wer du bist und was du suchst.",
    no_positions: "Ergänze deine Stationen; ich habe keine erkannt.",
    no_skills: "Ergänze eine Liste deiner Kenntnisse: Viele Arbeitgeber suchen danach.",
  },
  move: {
    propose: (opening, status) =>
      `Ich kann das auf dein Board legen: **${opening}**, in **${status}**. Nichts ändert sich, bevor du den Knopf drückst.`,
    remove: (opening) =>
      `Ich kann **${opening}** von deinem Board nehmen, mit Verlauf und Notizen. Es ändert sich nichts, bevor du auf den Knopf drückst, und Rückgängig holt sie zurück.`,
    notThere: (opening) =>
      `**${opening}** liegt nicht auf deinem [Board](/jobtracking), es gibt also nichts wegzunehmen.`,
    already: (opening, status) => `**${opening}** steht auf deinem [Board](/jobtracking) schon in **${status}**.`,
  },
  mail: {
    head: "Ein Entwurf, der nur sagt, was sicher ist:",
    otherwise:
      "Das ist die kurze Fassung. Was sonst anders klingen soll, änderst du nach dem Kopieren: Freie Texte schreibe ich hier nicht.",
    note: "Schick sie selbst ab, ich sende nichts; was in Klammern steht, füllst du aus.",
  },
  compare: {
    company: "Firma",
    place: "Ort",
    pay: "Lohn",
    posted: "Veröffentlicht",
    answered: "Verlangt / vom Profil beantwortet",
  },
  documents: {
    how: "Zugeschnittene Lebensläufe und Anschreiben entstehen aus einer Karte: Öffne sie auf dem [Board](/jobtracking) und drücke **Generate Documents**. Sie sagen nur, was in deinem [Profil](/profile) steht. Darunter steht, was früher entstanden ist, als PDF und für Word zum Herunterladen.",
    forCard: (opening) =>
      `Für **${opening}**: Öffne die Karte auf dem [Board](/jobtracking) und drücke **Generate Documents**. Lebenslauf und Anschreiben sagen nur, was in deinem [Profil](/profile) steht.`,
  },
  choose: {
    offered: "Glückwunsch, wie schön! Bevor du unterschreibst, hilft vielleicht eines davon.",
    instead: "Nicht gemeint?",
    unsure: "Das habe ich nicht ganz verstanden. Was davon kommt am nächsten?",
    partly: (understood) => `Verstanden habe ich ${understood}, aber nicht alles. Was davon kommt am nächsten?`,
    opening: "Um welche Stelle geht es?",
    noneThere: (status) => `In ${status} ist gerade keine Karte. Um welche Stelle geht es?`,
    past: "So viele stehen nicht in der Liste. Um welche Stelle geht es?",
    noOpening:
      "Ich weiß noch nicht, welche Stelle du meinst: Such zuerst eine, oder leg eine auf dein [Board](/jobtracking).",
    noList: "Dafür brauche ich zwei Stellen: Such zuerst, oder leg zwei auf dein [Board](/jobtracking).",
  },
  tell: {
    trouble:
      "Es tut mir leid, dass dir etwas im Weg ist. Meist hilft: die Seite neu laden oder einen anderen Browser nehmen. Hier angehängte Dateien dürfen PDF, DOC oder DOCX sein, bis 10 MB; ein Bild vom Lebenslauf wird unter [Bring your CV](/profile/import) gelesen. Welche Mails du bekommst, wählst du auf der [Kontoseite](/account). Geht es trotzdem nicht, sag denen, die diesen Server betreiben, was du gedrückt und gesehen hast: Von hier aus sehe ich das nicht.",
    restart: "Gut, alles auf Anfang. Was suchst du?",
    advice:
      "Zu manchem kann ich Allgemeines sagen. Geht es um eines davon? Auch die Agentur für Arbeit oder eine Berufsberatung bespricht das mit dir, meist kostenlos.",
    remind:
      "Ich kann mich nicht von selbst melden. Öffne eine Karte auf deinem [Board](/jobtracking) und gib ihr unter **Next step** einen nächsten Schritt mit Datum: Er steht unter [Today](/today), wenn er fällig ist, und auf der [Kontoseite](/account) kannst du dir Fälliges mailen oder im Kalender zeigen lassen.",
    fresh:
      "Bei jeder Stelle steht der Tag, an dem sie veröffentlicht wurde, und du kannst nach „diese Woche veröffentlicht“ fragen. Die Stellenbörsen werden alle paar Stunden neu gelesen: Was dort nicht mehr steht, gilt hier als geschlossen und fällt aus der Suche. Ob eine Firma sich schon entschieden hat, sagt keine Börse: Frag nach, bevor du viel Arbeit hineinsteckst.",
    who: "Ich bin kein Mensch und kein Sprachmodell, sondern der Wegweiser dieser Anwendung und arbeite nach festen Regeln. Ich sage nur, was ich in den Stellen, deinem Profil, deinem Board und deiner Datei nachgesehen habe.",
    privacy:
      "Was du hier schreibst, dein Lebenslauf und dein Profil gehören dir: Niemand sonst kann sie sehen, und ich schicke nichts an ein Sprachmodell. Auf der [Kontoseite](/account) kannst du alles mitnehmen oder löschen. Kein Arbeitgeber sieht dein Profil: Er bekommt, was du ihm schickst.",
    plan: `Pro kostet ${plans.pro.monthlyPriceUsd} US-Dollar im Monat. Das steht auf der [Abo-Seite](/subscription), mit dem, was dein Tarif enthält und was du verbraucht hast; dort änderst oder kündigst du ihn auch. Wurde etwas abgebucht, das du nicht kennst? Sieh zuerst dort nach; was du nicht bestellt hast, kann deine Bank zurückholen. Was du erstellt hast, bleibt in jedem Tarif, bis du es löschst.`,
    account:
      "Auf der [Kontoseite](/account) änderst du Name, E-Mail-Adresse und Passwort, nimmst deine Daten mit oder löschst das Konto mit allem darin.",
    scam: "Vorsicht: Ein echter Arbeitgeber verlangt nie eine Gebühr, nie, dass du Geld weiterleitest, und keine Kopie von Ausweis oder Bankdaten, bevor es einen Vertrag gibt. Zahle nichts und schick keine Papiere. Sieh auf der Website des Arbeitgebers nach und frag dort, ob es die Stelle gibt; einen Betrug kannst du bei der Polizei anzeigen.",
    legal:
      "Visa, Steuern, Leistungen und Arbeitsrecht gehen über mich hinaus, und eine falsche Antwort könnte dich etwas kosten. Sicher wissen es eine Beratungsstelle, eine Gewerkschaft oder die Arbeitsagentur.",
    apply:
      "Ich kann mich nicht für dich bewerben: Jede Bewerbung schickst du selbst. **Apply** öffnet die Anzeige und legt sie auf dein [Board](/jobtracking), damit du den Überblick behältst.",
    wording:
      "Sätze formuliere ich in diesem Chat nicht um. **Formulierungen verbessern** geht dein Profil Satz für Satz durch; jeden behältst du oder lehnst ihn ab.",
    greet: "Hallo! Schön, dass du da bist. Womit fangen wir an?",
    thanks: "Gern geschehen. Ich bin da, wenn du mich brauchst.",
    other:
      "Da kenne ich mich leider nicht aus. Helfen kann ich bei Stellensuche, Bewerbung, Gesprächen, deinem Board und deinem Profil.",
    ok: "In Ordnung. Wie geht es weiter?",
    strain:
      "Das ist schwer, und es sagt nichts über deinen Wert. Machen wir einen kleinen Schritt, oder lassen wir es für heute? Alles bleibt erhalten.",
  },
  real: {
    demonstration:
      "Nein: Diese Stellen sind zur Vorführung erfunden, und die Firmen auch. Bewerben kann man sich darauf nicht. Wer diesen Server betreibt, kann echte Stellenbörsen anschließen; dann erscheinen nur noch echte.",
    sources:
      "Sie kommen von den Stellenbörsen, an die dieser Server angeschlossen ist; jedes **Apply** führt zur Originalanzeige. Ob ein Arbeitgeber echt ist, kann ich nicht sagen: Sieh nach, bevor du Papiere schickst.",
  },
  help: "Das kann ich sicher:\n\n- Stellen finden, nach Beruf, Ort, Lohn, Arbeitszeit und mehr, und von dort weiter („nur remote“, „und in Leipzig?“, „die zweite“)\n- sagen, warum eine Stelle zu dir passt und was fehlt, was sie zahlt, und zwei vergleichen\n- sagen, was auf deinem Board wartet, und Karten mit einem Druck hinlegen oder verschieben\n- dich auf ein Gespräch vorbereiten, eine Nachfrage, einen Dank oder eine Absage entwerfen\n- deinen Lebenslauf lesen und die Lücken in deinem Profil finden\n- diese Anwendung erklären: was eine Spalte bedeutet, wo deine Dateien sind, wie man eine Zeile im Lebenslauf ändert",
  strained: "Das tut mir leid, das zehrt, und es sagt nichts über deinen Wert.",
  distress: {
    perhaps:
      "Falls dich mehr belastet als die Suche: Du musst damit nicht allein bleiben, es gibt Menschen, die zuhören.",
    opening:
      "Gut, dass du es sagst. Wie es dir geht, ist wichtiger als jede Stelle, und du musst das nicht allein tragen. Bitte sprich jetzt mit einem Menschen:",
    emergency: (number) => `**Gerade in Gefahr?** Ruf ${number} an.`,
    anyEmergency:
      "**Gerade in Gefahr?** Ruf den Notruf an: 112 in Europa und vielen anderen Ländern, 999 in Großbritannien, 911 in Nordamerika.",
    line: (name, number) => `**${name}**: ${number}`,
    find: "**Jemand zum Reden, wo du bist**: findahelpline.com nennt kostenlose, vertrauliche Nummern nach Land.",
    close:
      "**Jemand in der Nähe**: Sag einem Menschen, dem du vertraust, wie es dir geht, und bitte ihn, bei dir zu bleiben.",
    later:
      "Die Suche kann warten; alles bleibt erhalten. Ich bin ein Programm und kann dabei nicht helfen, Menschen können es.",
    goOn: "Jetzt zu meiner Frage",
    listed: (date) => `Nummern mit Stand ${date}.`,
  },
};
