import type { AdviceTexts } from "./advice-texts.ts";

export const germanAdviceTexts: AdviceTexts = {
  gap: {
    label: "Lücke im Lebenslauf",
    text: "Fast alle haben eine Lücke, und eine klare Zeile dazu ist besser als Schweigen: von wann bis wann und was es war („Pflege eines Angehörigen“, „Krankheit, jetzt gesund“, „arbeitsuchend“). Einzelheiten musst du nicht nennen, schon gar nicht zur Gesundheit. Schreib dazu, was du in der Zeit gelernt oder weitergemacht hast, wenn es etwas gibt. Im Gespräch genügt ein Satz, dann sprichst du davon, was du heute kannst. Verschieb keine Daten: Das kommt heraus und kostet mehr als die Lücke.",
  },
  laid_off: {
    label: "Stelle gerade verloren: erste Schritte",
    text: "Das tut mir leid: So etwas trifft, und es sagt wenig über deine Arbeit. Heute: Unterschreib nichts, was du nicht in Ruhe gelesen hast, und heb Kündigung, Vertrag und Lohnabrechnungen auf. Melde dich so bald wie möglich beim Arbeitsamt, oft gelten Fristen; was dir zusteht, weiß eine Gewerkschaft oder Beratungsstelle. Bitte um ein Zeugnis, solange man sich gut erinnert. Dann schreib auf, was du dort gemacht hast, solange es frisch ist: Das ist der Kern deines Lebenslaufs.",
  },
  change: {
    label: "Den Beruf wechseln",
    text: "Fang mit dem an, was du mitbringst: Umgang mit Menschen, Verlässlichkeit, Maschinen, Papierkram, Schichten. Lies fünf Anzeigen im neuen Feld und schreib auf, was alle verlangen; das ist deine Lernliste, und sie ist oft kürzer als befürchtet. Sprich mit jemandem, der es macht, oder probier es einen Tag lang aus. Ein Kurs lohnt sich, wo die Anzeigen den Schein wirklich verlangen. Warum du wechselst, sagst du in einem Satz: nach vorn, ohne Klage über früher.",
  },
  age: {
    label: "Sorge wegen des Alters",
    text: "Manche Arbeitgeber achten auf das Alter, auch wo das Gesetz es verbietet; mach es den anderen leicht. Lass das Geburtsdatum weg, wo es nicht üblich ist, beschränk dich auf die letzten zehn bis fünfzehn Jahre, und stell nach oben, was du heute machst. Zeig, dass du dazulernst: ein Programm, ein Kurs, ein Schein aus den letzten zwei Jahren. Sag, was Erfahrung ihnen erspart: Einarbeitung, Fehler, Ausfälle. Steck die Zeit in Betriebe, in denen schon Leute in deinem Alter arbeiten.",
  },
  no_experience: {
    label: "Noch keine Erfahrung",
    text: "Anzeigen beschreiben einen Wunsch, keine Aufnahmeprüfung: Wenn du etwa die Hälfte mitbringst, bewirb dich. Erfahrung ist auch, was nicht bezahlt war: Praktikum, Ehrenamt, Familie, Verein, eigene Projekte. Sag jeweils, was du gemacht hast und was dabei herauskam. Biete etwas an, das den Versuch leicht macht: Probearbeiten, ein früher Beginn, eine Schicht, die andere nicht mögen. Anfänger sind vor allem in kleinen Betrieben gefragt und dort, wo viele fehlen.",
  },
  salary: {
    label: "Welches Gehalt verlangen",
    text: "Sieh zuerst nach, was solche Stellen in deiner Gegend zahlen. Dann leg für dich zwei Zahlen fest: was du mindestens brauchst, und worüber du dich freuen würdest. Im Gespräch nennst du eine Zahl etwas über dem Wunsch oder eine enge Spanne, mit Grund: Erfahrung, Schichten, Verantwortung. Dann schweig und lass sie antworten. Ist der Lohn fest, frag nach Stunden, Urlaub, Fahrt oder Fortbildung. Was du jetzt verdienst, musst du nicht immer sagen; das ist von Land zu Land verschieden.",
  },
  offers: {
    label: "Zwischen Angeboten wählen",
    text: "Schreib beide nebeneinander: Lohn je Stunde, Weg, Zeiten und Schichten, Vertrag, Leute, was du lernst. Entscheide, welche zwei davon dir jetzt am wichtigsten sind; das klärt es meistens. Um ein paar Tage Bedenkzeit darfst du bitten: freundlich, mit Datum, am besten schriftlich. Sag dem anderen Betrieb, dass du ein Angebot hast und bis wann du antworten musst; das ist üblich. Sag nichts ab und kündige nicht, bevor der andere Vertrag unterschrieben ist.",
  },
  leaving: {
    label: "Dem Chef sagen, dass ich gehe",
    text: "Erst, wenn der neue Vertrag unterschrieben ist. Sieh zuerst im Vertrag nach der Kündigungsfrist, und kündige in der Form, die bei euch gilt, meist schriftlich. Sag es deinem Chef selbst und kurz: dass du gehst, ab wann, und dass du gut übergibst. Gründe schuldest du nicht. Rechne mit einem Gegenangebot und überleg vorher, ob du es annähmst. Geh im Guten: Von dort kommt dein Zeugnis.",
  },
  waiting: {
    label: "Wie lange warten",
    text: "Nach einer Bewerbung sind ein bis zwei Wochen üblich, im öffentlichen Dienst und in Ferienzeiten mehr. Nach einem Gespräch gilt der Termin, den sie genannt haben, und zwei Tage darauf. Dann ist eine kurze, freundliche Nachfrage willkommen und schadet niemandem. Kommt auch auf die zweite nichts, rechne mit einem Nein und steck die Kraft woanders hinein. Bewirb dich weiter, solange du wartest: Eine einzige Bewerbung ist kein Plan.",
  },
  refusal: {
    label: "Nach einer Absage",
    text: "Eine Absage heißt meistens, dass jemand etwas besser passte, nicht, dass du nichts taugst. Bedank dich in zwei Sätzen und frag nach einer Sache, die du besser machen könntest; manche antworten. Bitte auch darum, dass man an dich denkt: Die zweite Wahl wird öfter angerufen, als man glaubt. Kommen Absagen ohne Gespräch, sieh dir den Lebenslauf an; kommen sie nach Gesprächen, üb die Antworten. Dann leg die Karte ab und tu etwas Kleines, das in deiner Hand liegt.",
  },
  strengths: {
    label: "Stärken und Schwächen",
    text: "Nimm zwei Stärken, nach denen die Anzeige fragt, und hab für jede eine kurze Geschichte: was los war, was du getan hast, was herauskam. Als Schwäche nimm eine echte, die diese Arbeit nicht unmöglich macht, und sag gleich, was du dagegen tust: „Ich habe mir früher zu viel aufgeladen; heute frage ich, was zuerst kommt.“ Tricks wie „Ich bin zu genau“ kennen alle. Sprich beides vorher zweimal laut.",
  },
  why_left: {
    label: "Warum ich gehe oder gegangen bin",
    text: "Kurz, wahr und ohne Vorwurf: ein Satz dazu, was war, einer dazu, was du suchst. „Wir hatten verschiedene Vorstellungen von der Arbeit; jetzt suche ich ein Team, in dem …“ genügt bei Streit. „Die Stelle ist weggefallen“ genügt bei einer betriebsbedingten Kündigung. Sag nichts Unwahres, man kann nachfragen. Rede über niemanden schlecht; wer zuhört, denkt sich als der Nächste. Dann sprich von dieser Stelle und davon, was dich an ihr reizt.",
  },
  nerves: {
    label: "Aufgeregt vor dem Gespräch",
    text: "Aufregung ist normal, und wer Gespräche führt, kennt sie. Schreib drei Punkte, die du sagen willst, auf eine kleine Karte; die darf mit hinein. Sprich deinen ersten Satz und warum du dich bewirbst zweimal laut, zu jemandem oder zur Wand. Am Tag davor: Weg nachsehen, Kleidung hinlegen. Ist der Kopf leer, sag „einen Moment, ich überlege“; das stört niemanden. Atme länger aus als ein, und denk daran, dass du sie auch prüfst.",
  },
  video: {
    label: "Gespräch per Video",
    text: "Probier Kamera, Ton und Link am Tag davor, mit demselben Gerät. Setz dich mit dem Licht von vorn, die Kamera in Augenhöhe, hinter dir etwas Ruhiges. Leg eine Telefonnummer bereit, falls die Leitung abbricht; das passiert denen auch. Schau beim Sprechen in die Kamera, und mach wegen der Verzögerung kurze Pausen. Notizen neben dem Bildschirm sind in Ordnung. Sag zu Hause Bescheid, und stell ab, was klingelt.",
  },
  returning: {
    label: "Zurück nach einer Pause",
    text: "Nenn die Pause in einer Zeile und ohne Entschuldigung: Pflege, Kinder, Krankheit, jetzt vorbei oder geregelt. Sag, was du zusagen kannst: welche Stunden, ab wann. Frisch eine Sache auf, die sich in deinem Beruf geändert hat, und erwähn es. Fang ruhig mit Teilzeit oder einer befristeten Stelle an; von dort geht es leichter weiter. Nach einer Krankheit frag Arzt oder Arbeitsamt nach einem schrittweisen Wiedereinstieg, den es vielerorts gibt. Über Gesundheit musst du nur sagen, was die Arbeit betrifft.",
  },
  references: {
    label: "Zeugnisse und Referenzen",
    text: "Frag, bevor du jemanden nennst, und sag, um welche Stelle es geht. Am besten ist eine Vorgesetzte, aber auch ein Kollege, eine Kundin, ein Ausbilder oder jemand aus dem Ehrenamt geht. Würde der letzte Chef schlecht reden, nenn eine andere Person von dort oder von früher. In manchen Ländern gibt es ein Recht auf ein schriftliches Zeugnis, das wahr sein muss; eine Beratungsstelle weiß es. Zeugnisse klingen freundlicher, als sie gemeint sind: „stets zu unserer vollsten Zufriedenheit“ ist sehr gut, „war stets bemüht“ heißt ungenügend; um Änderung darfst du bitten. Im Lebenslauf genügt „Referenzen auf Wunsch“.",
  },
  questions: {
    label: "Was nicht gefragt werden darf",
    text: "In vielen Ländern dürfen Arbeitgeber nicht nach Kinderwunsch, Schwangerschaft, Gesundheit, Religion, Partei oder Gewerkschaft fragen, wenn es mit der Arbeit nichts zu tun hat. Was genau verboten ist und ob man dann anders antworten darf, ist verschieden. Du kannst ruhig sagen „ich möchte lieber über die Arbeit sprechen“ oder fragen, was das für die Stelle bedeutet. Schreib danach auf, was gefragt wurde. Eine Antidiskriminierungsstelle, eine Gewerkschaft oder eine Beratungsstelle sagt dir, was du tun kannst.",
  },
  cv_form: {
    label: "Wie ein Lebenslauf aussieht",
    text: "Eine bis zwei Seiten, das Neueste zuerst, bei jeder Stelle Monat und Jahr. Ob ein Foto dazugehört, hängt vom Land ab: in manchen üblich, in anderen wie Großbritannien oder den USA unerwünscht. Ein schlichter Aufbau, eine Schrift, keine Grafiken; auch Programme lesen ihn. Drei bis fünf Zeilen je Stelle, die mit dem anfangen, was du getan hast, mit einer Zahl, wo du eine hast. Lass weg, was dieser Betrieb nicht braucht. Schick ihn als PDF mit deinem Namen im Dateinamen.",
  },
  letter: {
    label: "Anschreiben oder nicht",
    text: "Verlangt die Anzeige eines, schreib es; sonst schadet ein kurzes selten, und in Handwerk und Pflege genügen oft ein paar Zeilen in der Mail. Eine halbe Seite: warum dieser Betrieb, zwei Dinge, die du gemacht hast und die sie brauchen, ab wann du kannst. Kein zweiter Lebenslauf, keine Floskeln. Wechselst du den Beruf oder hast du eine Lücke, ist das Anschreiben der Platz dafür. Schreib eine Person an, wenn du den Namen findest.",
  },
  relocating: {
    label: "Für eine Stelle umziehen",
    text: "Rechne zuerst: Miete dort, Kaution, Fahrten, und wie lange das Ersparte reicht. Schreib in die Bewerbung, dass und bis wann du umziehst, sonst wirst du nach der Adresse aussortiert. Frag nach Hilfe beim Umzug, nach einem Gespräch per Video, nach einem Zimmer für die ersten Wochen. Sieh dir den Ort an einem gewöhnlichen Werktag an, wenn es geht. Kündige die Wohnung erst, wenn der Vertrag unterschrieben ist. Über eine Grenze sind Arbeitserlaubnis, Steuer und Versicherung anders: Frag vorher eine Beratungsstelle.",
  },
  part_time: {
    label: "Weniger Stunden",
    text: "Leg fest, was du brauchst: welche Tage, welche Zeiten, und was dabei an Lohn herauskommt. Such mit „Teilzeit“, und sieh auch Vollzeitanzeigen an; kleine Betriebe lassen oft mit sich reden. Sag im Gespräch, was geht und wie es läuft, wenn du nicht da bist, statt was nicht geht. In deiner jetzigen Stelle kannst du ein Recht auf weniger Stunden haben; das hängt von Land und Betriebsgröße ab. Denk an Rente und Versicherung, die oft mitschrumpfen.",
  },
  language: {
    label: "Die Sprache ist nicht meine erste",
    text: "Sag offen, wie gut du sie kannst („Bei der Arbeit verstehe ich alles, beim Schreiben brauche ich länger“); Überraschungen fürchtet man mehr als Fehler. Wo viel mit den Händen oder mit Menschen aus vielen Ländern gearbeitet wird, ist der Einstieg leichter. Nenn deine anderen Sprachen: Sie sind etwas wert. Lass einmal jemanden über den Lebenslauf lesen. Bereite zehn Sätze über dich und deine Arbeit vor und sprich sie laut. Kurse neben der Arbeit sind oft kostenlos oder günstig: Frag das Arbeitsamt.",
  },
  abroad: {
    label: "Abschluss aus dem Ausland",
    text: "Stell zuerst fest, ob dein Beruf dort reglementiert ist: Gesundheit, Pflege, Schule, Recht und Elektroarbeiten meistens, die meisten anderen nicht. Ist er es, muss eine Behörde den Abschluss anerkennen; in Europa nennt das Netz ENIC-NARIC die richtige, sonst die Aufsicht des Berufs. Ist er es nicht, kannst du dich gleich bewerben, mit übersetztem Zeugnis und einer Zeile, was es entspricht. Es dauert Monate, also fang früh an, und such in der Zwischenzeit Arbeit unter deinem Niveau, die in die Richtung führt.",
  },
  overwhelmed: {
    label: "Es ist zu viel: ein kleiner Plan",
    text: "Dann in kleinen Schritten, eine Sache am Tag. Montag: die letzten Stellen aufschreiben, nur Titel, Firma, Jahre. Dienstag: eine halbe Stunde suchen und drei Stellen merken, nicht mehr. Mittwoch: ins Profil schreiben, was diese drei verlangen und du kannst. Donnerstag: eine Bewerbung. Freitag: einmal nachfragen und die Karten ordnen. Jeden Tag gehört eine Pause dazu. Wird es auch sonst schwer, sprich mit jemandem, der dir nahesteht, oder mit deiner Ärztin.",
  },
  no_replies: {
    label: "Niemand antwortet auf meine Bewerbungen",
    text: "Das zermürbt jeden, und an dir liegt es selten: Auf viele Stellen bewerben sich hundert Leute. Zwei Dinge ändern am meisten: weniger Bewerbungen, dafür jede mit den Wörtern der Anzeige im oberen Drittel des Lebenslaufs, und eine Bewerbung in den ersten Tagen. Die Hälfte der Anforderungen genügt. Bringen fünf gute kein Gespräch, zeig jemandem den Lebenslauf. Kleine Betriebe antworten öfter als große Portale, und ein Anruf schadet nicht.",
  },
  direction: {
    label: "Was könnte zu mir passen?",
    text: "Fang mit drei Fragen an: Wofür haben dir Leute gedankt, wobei vergisst du die Uhr, und was darf ein Arbeitstag nie wieder haben? Schreib drei Arten von Arbeit auf, die dazu passen, auch grob. Lies von jeder fünf Anzeigen und frag jemanden, der sie macht, wie ein schlechter Tag aussieht. Eine Berufsberatung geht das mit dir durch, meist kostenlos. Du musst nicht das einzig Richtige finden, nur einen guten nächsten Schritt.",
  },
  training: {
    label: "Lohnt sich eine Weiterbildung?",
    text: "Sieh dir zehn Stellen an für die Arbeit, die du willst, und zähl, wie viele den Abschluss verlangen. Sind es die meisten, lohnt er sich; sind es wenige, fang ohne an. Frag zuerst, wer zahlt: oft das Amt, der Betrieb oder eine Förderung; in einer Lehre verdienst du, und auch mit über dreißig wird man genommen. Frag die Schule, wie viele danach Arbeit fanden, und sprich mit einem davon. Unterschreib nichts am selben Tag.",
  },
  quit: {
    label: "Bleiben oder gehen?",
    text: "Macht die Arbeit dich krank, geht die Gesundheit vor: Sprich vor der Entscheidung mit einem Arzt, und über deine Rechte mit Gewerkschaft oder Beratungsstelle. Sonst such, solange du die Stelle noch hast; das ist leichter, und selbst zu kündigen kann Leistungen kosten. Setz dir ein Datum, bis zu dem sich etwas ändern muss, und sag es einem Menschen. Schreib auf, was vorfällt und wann. Dann such in Ruhe, jede Woche ein wenig.",
  },
  contract: {
    label: "Zeitarbeit, fest oder selbständig?",
    text: "Über Zeitarbeit kommst du schnell hinein und lernst Betriebe kennen; frag, was du zwischen zwei Einsätzen bekommst und wie oft jemand übernommen wird. Direkt angestellt zahlt meist besser und schützt mehr. Selbständig rechne etwa ein Drittel auf den Lohn drauf: Urlaub, Krankheit, Versicherung und Steuer trägst du. Probier es erst neben einer Stelle mit zwei echten Kunden. Die Regeln sind je Land verschieden; Kammer oder Beratungsstelle sagen sie dir kostenlos.",
  },
  health: {
    label: "Krankheit, Behinderung, Schwangerschaft: sagen?",
    text: "Meist musst du es nicht sagen, außer es betrifft genau die Aufgaben dieser Stelle oder jemandes Sicherheit; die Regeln sind je Land verschieden. Brauchst du etwas (einen Stuhl, Pausen, Arzttermine), ist oft nach der Zusage und vor der Unterschrift der beste Moment. Sag, was geht und was du brauchst, nicht die Diagnose. Eine Lücke darf „gesundheitlich, inzwischen geklärt“ heißen. Beratungsstelle, Gewerkschaft oder Schwerbehindertenvertretung sagen dir, was für dich gilt.",
  },
  record: {
    label: "Eine Vorstrafe",
    text: "Antworte wahr auf das, was gefragt wird und gefragt werden darf: In vielen Ländern gelten alte Strafen nach Jahren als getilgt, und nur manche Stellen dürfen nachsehen. Schau zuerst, was in deinem Führungszeugnis wirklich steht. Musst du es sagen: ein Satz, was war, einer, was sich geändert hat, einer, was du heute kannst. Sag es selbst, bevor es ein Papier tut. Vereine der Straffälligenhilfe kennen Betriebe, die einstellen; kleine Firmen und Handwerk fragen weniger.",
  },
  odd_jobs: {
    label: "Viele kurze Stellen, krummer Lebenslauf",
    text: "Ordne nach Arbeit, nicht nach Firma: „2019–2023 Lager und Auslieferung über Zeitarbeit“ in einer Zeile, die Betriebe in Klammern. Mehrere Stellen zugleich: ein Block. Ein Monat irgendwo darf fehlen. Arbeit ohne Papier zählt als Erfahrung; sag, was du getan hast und für wen, nicht, wie du bezahlt wurdest. Auch ein eigener Laden, der zu ist, war Arbeit: was du verkauft hast, wie viele Kunden. Dann sag, was sich durch alles zieht.",
  },
  future: {
    label: "Welche Arbeit hat Zukunft?",
    text: "Sicher weiß es niemand, also geh nach dem, was man sieht. Seit Jahren fehlen Leute in Pflege, Gesundheit, Bau und Handwerk, Elektrik, Verkehr und Schule. Maschinen übernehmen eher Aufgaben als ganze Berufe, zuerst die, die am Bildschirm immer gleich ablaufen. Frag dich: Welcher Teil braucht Hände, Urteil oder Menschen? Mach davon mehr, und lern das neue Werkzeug selbst. Sieh nach, wie viele Stellen es bei dir gibt: Das ist die Antwort von heute.",
  },
  network: {
    label: "Ich kenne niemanden in der Branche",
    text: "Jeder kennt jemanden: frühere Kollegen, Nachbarn, Verein, Eltern am Schultor. Sag zehn Leuten in einem Satz, was du suchst; mehr heißt „Netzwerk“ nicht. Schreib jemandem, der die Arbeit macht: drei Zeilen, eine Frage, keine Bitte um eine Stelle. In Läden, Pflege, Küchen und Handwerk geht Vorbeikommen noch: zu ruhiger Stunde, mit Lebenslauf, und nach der Leitung mit Namen fragen. Profile im Netz helfen im Büro, im Handwerk kaum.",
  },
  interview: {
    label: "Was im Gespräch gefragt wird",
    text: "Fast immer dasselbe: Erzählen Sie von sich, warum wir, warum gehen Sie, was ging einmal schief, was möchten Sie wissen. Leg dir für jede drei Sätze zurecht und für zwei ein echtes Beispiel: was los war, was du getan hast, was daraus wurde. Vor mehreren Leuten ist es dasselbe: Antworte dem, der fragt, dann sieh die anderen an. Bring zwei eigene Fragen mit. Beim Probearbeiten zählen Pünktlichkeit, Fragen und Aufräumen am meisten. Zieh an, was man dort an einem guten Tag trägt, sauber und bequem. Zum Üben: Leg die Stelle auf dein Board, ihre Karte hat die Fragen einzeln.",
  },
  secret: {
    label: "Suchen, ohne dass der Chef es merkt",
    text: "Sich umzusehen ist normal und meist kein Kündigungsgrund, auch wenn die Regeln verschieden sind. Nimm eigenes Telefon und eigene Adresse, nicht die der Arbeit, und deine Zeit: früh, spät oder einen Urlaubstag; für Urlaub musst du keinen Grund nennen. Bitte neue Arbeitgeber, den jetzigen erst nach einer Zusage anzurufen; das ist üblich. Weiß es der Chef schon, bleib ruhig: „Ich sehe mich um; meine Arbeit hier läuft weiter.“ Was du hier einträgst, sieht dein Arbeitgeber nicht.",
  },
  reschedule: {
    label: "Ich kann nicht zum Gespräch",
    text: "Ruf so früh wie möglich an und schreib zwei Zeilen hinterher: „Es tut mir leid, am Montag kann ich aus dringendem Grund nicht kommen. Die Stelle interessiert mich sehr; ginge auch Mittwoch oder Donnerstag?“ Einzelheiten schuldest du nicht. Das kostet kaum je die Stelle; nicht zu erscheinen schon. Zu spät dran? Anrufen und sagen, wann du da bist. Verpasst? Noch heute schreiben, einmal entschuldigen, zwei Termine anbieten. Krank? Frag nach Video oder einem neuen Tag.",
  },
  clothes: {
    label: "Was ich anziehe",
    text: "Eine Stufe besser, als man dort an einem normalen Tag trägt, sauber und so, dass du sitzen und atmen kannst. Im Büro reichen Hemd, Bluse oder schlichter Pulli mit Hose oder Rock; ein Anzug gehört zu Bank, Kanzlei und Leitung. Zum Probearbeiten: worin du arbeiten kannst, feste Schuhe, Haare zusammen. Schlichte Turnschuhe gehen, wo man darin arbeitet. Tattoos und Schminke entscheidest du. Im Zweifel frag: „Was trägt man bei Ihnen?“ Probier es am Abend vorher an.",
  },
  resignation: {
    label: "Kündigung schreiben",
    text: "Eine Kündigung schreibe ich nicht: Datum und Frist müssen stimmen, und sie stehen in deinem Vertrag. Sie braucht wenige Worte: dein Name und der des Arbeitgebers, Datum, „Hiermit kündige ich mein Arbeitsverhältnis zum …, hilfsweise zum nächstmöglichen Zeitpunkt. Bitte bestätigen Sie mir den Erhalt schriftlich.“, Unterschrift. Einen Grund schuldest du nicht. Sieh zuerst nach, welche Frist und welche Form gilt; in Deutschland zählt nur Papier mit Unterschrift. Gib sie gegen Quittung ab, und erst, wenn der neue Vertrag unterschrieben ist. Bitte um ein Zeugnis und um Resturlaub.",
  },
  family: {
    label: "Wie sage ich es zu Hause?",
    text: "Sag es bald und schlicht, bevor es jemand anderes tut: ein Satz, was passiert ist, einer, was du als Nächstes tust, einer, was du von ihnen brauchst. Eine ruhige Stunde ist besser als die Haustür. Bring einen kleinen Plan mit, etwa was mit dem Geld vorerst wird und was du diese Woche tust; das macht weniger Angst als Schweigen. Kinder brauchen wenig: Niemand ist schuld, das bleibt, das ändert sich. Meinungen darfst du anhören und stehen lassen: „Ich habe dich gehört, ich entscheide bis Monatsende.“ Wird es daheim schwer, spricht eine Beratungsstelle mit euch allen.",
  },
};
