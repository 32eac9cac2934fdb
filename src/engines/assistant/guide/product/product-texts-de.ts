import type { ProductTexts } from "./product-texts.ts";

export const germanProductTexts: ProductTexts = {
  topics: {
    columns: {
      label: "Was bedeuten die Spalten?",
      text: "Das [Board](/jobtracking) hat fünf Spalten, eine für jeden Stand einer Bewerbung. **Viewed**: angesehen oder gemerkt, nichts ist abgeschickt. **Applied**: Die Bewerbung ist raus. **Interview**: Du bist eingeladen. **Offer**: Man will dich. **Rejected**: Es ist nichts geworden. Von selbst wandert keine Karte: Zieh sie, nimm **Move to** auf ihr oder **Status** in ihr, oder sag es mir. **Apply** legt eine Stelle nur nach Viewed; ist die Bewerbung abgeschickt, verschieb sie nach Applied.",
    },
    insights: {
      label: "Was zeigt Insights?",
      text: "[Insights](/insights) zählt nur, was dein eigenes Board sagt: wie weit Stellen kommen, wie viele Bewerbungen beantwortet wurden (Einladung, Angebot oder Absage zählt), nach Quelle und nach Woche, wie viele Tage jede Stufe dauert und wie viele Bewerbungen ein Gespräch gekostet hat. Grundlage sind die Tage im Verlauf der Karten; eine Karte, die nie verschoben wird, sagt also nichts. Prozente gibt es ab zehn, darunter steht etwa „2 of 7“. Oben wählst du, was zählt: diese Suche, die letzten 12 oder 4 Wochen, oder, wenn es eines gibt, auch das Archiv.",
    },
    download: {
      label: "Lebenslauf und Anschreiben herunterladen",
      text: "Die Dateien liegen auf der Karte ihrer Stelle: Öffne sie auf dem [Board](/jobtracking), unter **Documents**. **Download CV** und **Download Cover Letter** geben ein PDF zum Drucken oder Anhängen, die Links darunter dasselbe für Word. Ist noch nichts da, drück **Generate Documents**: Ein Lebenslauf entsteht immer für eine Stelle. Ich schicke nichts an Arbeitgeber, anhängen musst du es selbst.",
    },
    profile_edit: {
      label: "Etwas in meinem Profil ändern",
      text: "Ich ändere darin nichts, das machst du: Drück im [Profil](/profile) beim Abschnitt auf **Edit**, ändere, ergänze oder nimm heraus, was du willst, und speichere. **History** dort holt einen früheren Stand zurück. Was ab jetzt an Lebensläufen und Anschreiben entsteht, sagt das Neue; Dateien, die schon da sind, bleiben, bis du sie neu machst. Um welchen Teil geht es?",
    },
    summary: {
      label: "Meine Zusammenfassung schreiben oder ändern",
      text: "Freie Texte schreibe ich hier nicht, die Zusammenfassung ist deine: im [Profil](/profile) unter **Profile Summary**. Drei Sätze reichen: was du bist und wie lange schon; was du am besten kannst, mit einer Zahl, wenn du eine hast; was du suchst. Ein Lebenslauf für eine Stelle nimmt daraus, was dort passt, und führt in der Durchsicht auf, was weggelassen ist.",
    },
    saved: {
      label: "Wo ist, was ich gespeichert habe?",
      text: "Stellen, die du gemerkt oder auf die du dich beworben hast, sind Karten auf dem [Board](/jobtracking); was du weggeräumt hast, liegt dort im Archiv. Lebensläufe und Anschreiben liegen auf der Karte ihrer Stelle unter **Documents**, ältere unter **Earlier versions**. Gespeicherte Suchen stehen in der [Stellensuche](/jobsearch) unter **Saved searches**, frühere Gespräche unter **Chat History** im Menü an der Seite.",
    },
    adding: {
      label: "Eine Stelle von anderswo aufs Board legen",
      text: "Drück auf dem [Board](/jobtracking) das **+** einer Spalte und füg den Link ein: Was sich von der Seite lesen lässt, ist ausgefüllt, und du prüfst es. Ohne Link wähl **This job has no link** und tipp es ein. Von jeder Seite mit einem Druck: Lesezeichen oder Browser-Erweiterung, beides auf [dieser Seite](/capture); auf Android nimmt die installierte Anwendung geteilte Seiten an. Viele auf einmal: [eine Tabelle übernehmen](/jobtracking/import). Fügst du eine Anzeige hier ein, sage ich, wie sie passt, aber auf dem Board ist sie damit nicht.",
    },
    cards: {
      label: "Was kann ich auf einer Karte festhalten?",
      text: "Eine Karte des [Boards](/jobtracking) hat vier Teile. **Overview**: Status, nächster Schritt, wie es passt. **Documents**: Lebenslauf und Anschreiben, was du verschickt hast, eigene Dateien. **Notes**: der nächste Schritt mit Tag und Uhrzeit, Notizen, Kontakte, Gespräche, Angebote. **History**: jeder Wechsel, dessen Tag du berichtigen kannst. Darunter stehen **Archive**, aus dem sie jederzeit zurückkommt, und **Delete Job**, das sich zehn Sekunden lang rückgängig machen lässt.",
    },
    design: {
      label: "Wie der Lebenslauf aussieht",
      text: "Es gibt sieben Gestaltungen (Modern, Classic, Compact, Executive, Warm, Timeline, Sidebar) und zwei Papiere, A4 und US Letter: auf der Karte unter **Documents**, weiter unten. Eine andere Gestaltung lässt den Text, wie er ist, und verbraucht nichts von deinem Tarif. Farben, Schriften, Ränder, die Reihenfolge der Abschnitte und ein Foto lassen sich hier nicht einstellen: Nimm dafür die Word-Datei. Zu lang? Lass unter **Review what they say** Zeilen weg oder nimm etwas aus dem Profil.",
    },
    editing: {
      label: "Einen Satz im Lebenslauf oder Anschreiben ändern",
      text: "Drück auf der Karte unter **Documents** auf **Review what they say**. Dort lässt sich jede Zeile ändern, anders sagen, verschieben oder weglassen, soweit sie von dir kommt, und ein Satz ergänzen; jede Änderung ist eine neue Fassung, die früheren bleiben. Zahlen, Daten, Namen und Titel müssen im [Profil](/profile) stehen, auch wenn du sie selbst tippst. Name, Kontakt und wie deine Stellen heißen kommen aus dem Profil: Berichtige es dort und drück **Regenerate Documents**, was bei derselben Anzeige nichts von deinem Tarif verbraucht.",
    },
    translation: {
      label: "Lebenslauf in einer anderen Sprache",
      text: "Übersetzt wird hier nichts: Ein Lebenslauf sagt deine eigenen Worte, und eine Übersetzung wären Worte, die niemand geprüft hat. Er ist in der Sprache deines [Profils](/profile). Steht mindestens ein Drittel des Profiltexts in der Sprache einer Anzeige (Englisch, Deutsch, Französisch, Spanisch, Italienisch, Niederländisch, Polnisch oder Portugiesisch), sind Lebenslauf und Anschreiben dafür in dieser: Füll es also in ihr aus und lass es jemanden lesen, der sie spricht. Das Papier ist das des Landes der Stelle, wenn du keines wählst.",
    },
    match: {
      label: "Wie kommt die Passung zustande?",
      text: "Die Anzeige wird in das zerlegt, was sie verlangt, und jeder Punkt mit deinem [Profil](/profile) verglichen: „5 von 9“ heißt, dass fünf von neun dort beantwortet sind. Was dein Profil nicht klar sagt, wird eine Frage: Beantworte sie auf der Karte unter **How it fits**, einmal für alle Anzeigen. „Fehlt“ heißt also oft nur, dass es noch nicht im Profil steht. Es ist keine Note für dich, und kein Arbeitgeber sieht es.",
    },
    alerts: {
      label: "Von neuen Stellen erfahren",
      text: "Speichere eine Suche in der [Stellensuche](/jobsearch): Ihre neuen Stellen werden dort gezählt und stehen auf [Today](/today). Mails darüber kommen nur, wenn du auf der [Kontoseite](/account) **Reminders by mail** einschaltest: eine Mail an den Tagen und zu der Stunde, die du wählst, wenn es etwas gibt; jede lässt sich darin abbestellen. Codes und Hinweise zu deinem Konto kommen in jedem Fall. Aufs Telefon kommen keine Mitteilungen, aber die Termine deines Boards lassen sich in deinem Kalender zeigen.",
    },
    app_language: {
      label: "Sprache, dunkle Farben, Schriftgröße",
      text: "Die Seiten gibt es nur auf Englisch. Ich antworte in der Sprache, in der du schreibst, wenn es eine von acht ist; Lebensläufe folgen der Sprache deines Profils; für Erinnerungsmails wählst du eine auf der [Kontoseite](/account). Hell oder dunkel: Sonne oder Mond oben im Menü an der Seite, auf dem Telefon oben rechts. Für größere Schrift nimm den Zoom des Browsers, dafür sind die Seiten gemacht.",
    },
    filters: {
      label: "Suchen, filtern, eine Suche speichern",
      text: "Gib in der [Stellensuche](/jobsearch) Beruf und Ort ein, Bedingungen gern in einfachen Worten („Teilzeit, über 3000 Euro“). Filter für Arbeitsort, Veröffentlichung, Lohn, Beschäftigung, Entfernung und Sprache stehen über der Liste, unter **More** Stufe, Schichten, Erfahrung, Arbeitgeber und Quelle. **Save this search** merkt sie sich. Was am besten passt, steht zuerst; eine andere Reihenfolge lässt sich nicht wählen. Einen Arbeitgeber kann man nicht ausblenden.",
    },
    truth: {
      label: "Wird da etwas erfunden?",
      text: "Nein: Lebenslauf und Anschreiben sagen hier nur, was in deinem [Profil](/profile) steht, in deinen Worten oder in einer Formulierung, die du bestätigt hast. Zahlen, Daten, Namen und Titel, die dort nicht stehen, werden abgelehnt, auch wenn du sie selbst tippst. Unter **Review what they say** zeigt jede Zeile, woher sie kommt. Auf diesem Server arbeitet kein Sprachmodell. Weglassen darfst du, und das Stärkste nach vorn stellen; schönen geht nicht.",
    },
    after_cv: {
      label: "Mein Lebenslauf ist da: und jetzt?",
      text: "Von selbst geht nichts an Arbeitgeber; so geht es weiter. Prüf, was von deinem Lebenslauf gelesen wurde, und übernimm es in dein [Profil](/profile). Such Stellen, hier oder in der [Stellensuche](/jobsearch), und leg eine aufs [Board](/jobtracking). Auf ihrer Karte macht **Generate Documents** Lebenslauf und Anschreiben dafür. Abschicken musst du selbst, und die Karte verschieben; was dann ansteht, steht auf [Today](/today).",
    },
    devices: {
      label: "Telefon, andere Computer, ohne Netz",
      text: "Es läuft im Browser auf jedem Computer oder Telefon: Melde dich dort mit demselben Konto an, und alles ist da. In App-Stores gibt es keine App; „App installieren“ oder „Zum Startbildschirm hinzufügen“ im Menü des Browsers legt es zu deinen Apps. Ohne Netz öffnen sich Board, Today, Profil und die Liste der Gespräche, wie du sie zuletzt gesehen hast, und Verschobenes und Notizen werden später gesendet. Mehrere Tabs sind kein Problem. Wo du angemeldet bist, siehst und beendest du auf der [Kontoseite](/account).",
    },
    export: {
      label: "Meine Daten mitnehmen oder herbringen",
      text: "Alles, was über dich gespeichert ist: **Download my data** auf der [Kontoseite](/account). Nur das Board: **Export** dort, als CSV für Tabellen, JSON, Termine für den Kalender oder als PDF-Nachweis fürs Jobcenter. Das Profil: **Export as JSON Resume** auf seiner Seite. Von anderswo: Speichere die Tabelle deines Werkzeugs als CSV und [übernimm sie](/jobtracking/import); du siehst alles, bevor etwas gespeichert wird.",
    },
    distance: {
      label: "Wie weit ist es?",
      text: "Ich kenne den Ort, den eine Stelle nennt, aber keine Straßen, Fahrpläne oder Benzinpreise: Sieh den Weg auf einer Karte nach. Eine Liste kannst du einengen, hier mit „höchstens 20 km von Leipzig“, in der [Stellensuche](/jobsearch) mit **Distance**; beides zählt Luftlinie. Frag den Arbeitgeber nach der genauen Adresse, bevor du dich bewirbst.",
    },
    employer: {
      label: "Was ist das für ein Arbeitgeber?",
      text: "Bewertungen habe ich keine und kenne keinen Arbeitgeber von innen, nur was seine Anzeigen über ihn sagen: Frag nach einer Stelle, und ich zeige es. Sonst sieh auf seine Website, mit etwas Vorsicht auf Bewertungen anderswo, und frag am besten jemanden, der dort arbeitet. Ob sie über die Anzeigen hinaus Leute nehmen, wissen nur sie selbst: Ein kurzer Anruf ist ganz üblich.",
    },
    human: {
      label: "Mit einem Menschen sprechen",
      text: "Ich bin ein Programm, und in diesem Chat liest niemand mit; weitergeben kann ich nichts. Mit Fehlern, Beschwerden und Vorschlägen wende dich an die, die diesen Server betreiben. Über deine Suche sprechen Menschen durchaus mit dir: die Arbeitsagentur oder eine Berufsberatung, meist kostenlos.",
    },
  },
  pages: {
    insights: "Insights öffnen",
    capture: "Anzeigen von jeder Seite merken",
    import: "Eine Tabelle übernehmen",
    import_cv: "Lebenslauf einlesen",
    personal_details: "Name, Telefon, E-Mail, Adresse",
    profile_summary: "Zusammenfassung",
    professional_experience: "Berufserfahrung",
    education: "Ausbildung",
    skills: "Kenntnisse",
    certifications: "Zertifikate",
  },
  places: "Diesen Ort nennen sie:",
  employer: {
    says: (opening) => `**${opening}**: Das sagt die Anzeige über den Arbeitgeber.`,
    silent: (opening) => `**${opening}**: Über den Arbeitgeber selbst sagt die Anzeige nichts.`,
  },
  counts: {
    label: "Wie viele Bewerbungen, und wann?",
    head: "So viele Stellen sind es, nach deinem [Board](/jobtracking) und seinem Verlauf:",
    now: "stehen jetzt dort",
    today: "kamen heute dorthin",
    week: "in den letzten 7 Tagen",
    month: "in den letzten 30 Tagen",
    ever: "je",
    latest: "Die letzten Wechsel:",
    none: "Dein [Board](/jobtracking) ist noch leer, zu zählen gibt es also nichts: Ich weiß nur von Bewerbungen, die dort stehen.",
    note: "Jede Stelle zählt einmal, am Tag, an dem sie zuerst dorthin kam; die im Archiv zählen mit, aber nicht bei „jetzt“. Stimmt ein Tag nicht, berichtige ihn auf der Karte unter **History**.",
  },
  among: {
    label: (words) => (words === "" ? "Welche davon passt am besten?" : `Welche davon: ${words}?`),
    says: (words) => `Davon sagen diese etwas zu ${words}:`,
    silent: (words) => `Keine davon sagt mit diesen Worten etwas zu ${words}; frag nach, bevor du dich bewirbst.`,
    others: (numbers) => `Mit diesen Worten nichts dazu: ${numbers}.`,
    pay: "Nach dem Lohn, den sie nennen, auf Vollzeit gerechnet, der höchste zuerst:",
    noPay: (numbers) => `Keinen Lohn nennen: ${numbers}.`,
    fit: "Entscheiden musst du. Was ich zu jeder sagen kann:",
    answered: (answered, all) => `dein Profil beantwortet ${answered} von ${all} Punkten`,
  },
  hired: {
    label: "Ich habe die Stelle",
    text: "Herzlichen Glückwunsch, das ist wunderbar! Freu dich erst einmal.",
    which: "Welche ist es? Dann zeige ich, was noch zu tun bleibt.",
    left: "Was noch bleibt: Kündige erst, wenn der Vertrag unterschrieben ist, und sag den anderen ab. Wenn du fertig bist, legt **New search** auf dem [Board](/jobtracking) alle Karten ins Archiv.",
  },
};
