import { describe, expect, it } from "vitest";
import { readRequirements } from "./requirement-reading.ts";

const lines = (description: string, title = "Baker") =>
  readRequirements({ job_title: title, description, requirements: "" }).map(({ text, kind, must }) => [
    text,
    kind,
    must,
  ]);

describe("what a block of a posting is", () => {
  it("is told by its lines where its heading tells nothing, and what follows it is wished for", () => {
    const text = `🥐 About the shop
We bake for two villages.

🥨 Mornings here
- Fire the oven
- Fill the van

🍞 Before you ring us
- Two years in a bakery
- Driving licence
- Good spoken English

🍰 The cherry on top
- Experience with sourdough
- A first aid certificate

£14 an hour, 25 days of holiday.`;
    expect(lines(text)).toEqual([
      ["Two years in a bakery", "years", true],
      ["Driving licence", "licence", true],
      ["Good spoken English", "language", true],
      ["Experience with sourdough", "skill", false],
      ["A first aid certificate", "licence", false],
    ]);
  });
});

describe("running text", () => {
  it("hands on what is asked for to the parts of a list, and no further than to the next duty", () => {
    const text =
      "As head baker you lead a shift of six. You must have a Level 3 food hygiene certificate and at least two years of gluten-free baking. You plan the week. Fluent Dutch required.";
    expect(lines(text)).toEqual([
      ["You must have a Level 3 food hygiene certificate", "licence", true],
      ["at least two years of gluten-free baking", "years", true],
      ["Fluent Dutch required", "language", true],
    ]);
  });

  it("takes a label's list apart, and gives all of it the wish that it opens with", () => {
    const text =
      "Panadería busca oficial. Requisitos: tres años en obrador, carné B. Se valora francés B1, experiencia en bollería y conocimientos de hornos.";
    expect(lines(text, "Oficial de panadería")).toEqual([
      ["tres años en obrador", "years", true],
      ["carné B", "licence", true],
      ["Se valora francés B1", "language", false],
      ["experiencia en bollería", "skill", false],
      ["conocimientos de hornos", "skill", false],
    ]);
  });

  it("keeps a label with what is said of it", () => {
    const text = "Your profile:\n- NMC registration\n\nWorking hours: rotating shifts";
    expect(lines(text, "Nurse")).toContainEqual(["Working hours: rotating shifts", "availability", true]);
    expect(lines(text, "Nurse")).not.toContainEqual(["Working hours", "skill", true]);
  });

  it("asks for nothing where it only says who is sought", () => {
    expect(lines("Wir sind ein Familienbetrieb in dritter Generation. Wir suchen einen Bäcker.", "Bäcker")).toEqual([]);
  });

  it("asks for nothing that can be done without, and hears a wish", () => {
    const text =
      "Boulanger de nuit. CAP boulanger obligatoire. Le permis n'est pas nécessaire. La maîtrise de l'anglais est demandée.";
    expect(lines(text, "Boulanger de nuit")).toEqual([
      ["CAP boulanger obligatoire", "degree", true],
      ["La maîtrise de l'anglais est demandée", "language", true],
    ]);
    expect(lines("You have two years in a bakery. Polish would be handy since half of us speak it.")).toEqual([
      ["You have two years in a bakery", "years", true],
      ["Polish would be handy since half of us speak it", "language", false],
    ]);
  });

  it("asks apart for a language with a level, whatever it is joined to", () => {
    const dutch =
      "Het is een pré als je kennis hebt van de energiemarkt, ervaring hebt met het inwerken van nieuwe collega's of goed Engels spreekt.";
    expect(lines(dutch, "Medewerker klantenservice").slice(-2)).toEqual([
      ["ervaring hebt met het inwerken van nieuwe collega's", "skill", false],
      ["goed Engels spreekt", "language", false],
    ]);
    const polish = "Oczekujemy języka niemieckiego na poziomie min. B2 i angielskiego min. B2.";
    expect(lines(polish, "Spedytor").map(([, kind]) => kind)).toEqual(["language", "language"]);
  });

  it("takes what the employer offers, and how the job is, for nothing that a profile could answer", () => {
    const text = (needs: string) => `What you bring\n- NMC registration\n${needs}`;
    const offers = [
      "- Open to people at the start of their career as a nurse",
      "- Career changers are welcome",
      "- Auch für Berufsanfängerinnen und Quereinsteiger geeignet",
      "- Les débutants sont acceptés dans nos équipes",
      "- Three shifts, 38.5 hours a week; part time possible",
      "- Le salaire est indiqué pour un temps plein",
      "- Part time is also possible",
      "- Auch in Teilzeit möglich",
    ];
    for (const offer of offers)
      expect(lines(text(offer), "Nurse").filter(([, kind]) => kind !== "availability")).toHaveLength(1);
    const licence = "Beginners welcome, driving licence category B required";
    expect(lines(text(`- ${licence}`), "Nurse").at(-1)?.[0]).toBe(licence);
    expect(lines(text("- The work is on site in Alicante"), "Nurse").at(-1)?.[1]).toBe("availability");
    expect(lines(text("- Start as soon as possible"), "Nurse")).toHaveLength(2);
  });

  it.each([
    ["en", "- Own van, if at all possible"],
    ["en", "- Experience of desserts and starters suitable for every diet"],
    ["en", "- Experience in teaching beginners is welcome"],
    ["es", "- Recién titulado en Derecho, abierto a viajar"],
    ["de", "- Gabelstaplerschein, wenn irgend möglich"],
    ["de", "- Erfahrung mit Berufsanfängern willkommen"],
    ["es", "- Carné de carretillero, a ser posible"],
    ["pl", "- Znajomość obsługi wózka, jeśli to możliwe"],
    ["pl", "- Absolwent technikum gastronomicznego mile widziany"],
    ["pt", "- Experiência em padaria se de todo possível"],
    ["it", "- Retribuzione e contributi con Zucchetti"],
    ["es", "- Principiantes bienvenidos, carné B imprescindible"],
    ["es", "- Se admiten recién titulados en Derecho con inglés C1"],
    ["fr", "- Débutant accepté avec CAP cuisine"],
    ["de", "- Berufsanfänger willkommen mit abgeschlossener Ausbildung als Koch"],
    ["en", "- Experience of remote support if possible"],
    ["en", "- Hybrid cloud experience wherever possible"],
    ["de", "- Erfahrung mit Remote-Support wenn möglich"],
    ["es", "- Experiencia en teletrabajo a ser posible"],
  ])("asks for what is wished for, or is about beginners (%s, %s)", (_, line) => {
    const text = `Profile\n- Driving licence\n${line}`;
    expect(lines(text).map(([asked]) => asked)).toContain(line.slice(2));
  });

  it("takes a thing named after working time for no time of work", () => {
    const kinds = (line: string) => lines(`Profil\n- Gabelstaplerschein\n- ${line}`, "Planer").map(([, kind]) => kind);
    expect(kinds("Arbeitszeiterfassung mit Atoss")).toEqual(["licence", "skill"]);
    expect(kinds("Core time management skills")).not.toContain("availability");
    expect(kinds("Horario laboral y nóminas: conocimientos")).not.toContain("availability");
    expect(kinds("Czas pracy kierowców i tachografy")).not.toContain("availability");
    expect(kinds("Werktijden registreren in AFAS")).not.toContain("availability");
    expect(kinds("Arbeitszeit: Montag bis Freitag")).toEqual(["licence", "availability"]);
    expect(kinds("Kernarbeitszeit 9 bis 15 Uhr")).toEqual(["licence", "availability"]);
  });

  it.each([
    ["- Driving licence, if at all possible\n- Excel", [false, true]],
    ["- Knowledge of SAP, if possible", [false]],
    ["- Führerschein Klasse B, wenn möglich", [false]],
    ["- Permis B, si possible", [false]],
    ["- French, if possible, and German", [false, true]],
    ["- Degree in physics\n- Food hygiene certificate, Level 2", [true, true]],
  ])("hears a wish that is said behind what is wished for: %s", (text, must) => {
    expect(lines(`What you need\n${text}`).map(([, , needed]) => needed)).toEqual(must);
  });

  it("judges nobody by where they may work, and asks who has checked it for their experience", () => {
    const text = "What you need\n- Eligible to work in the EU\n- Experience of checking who is eligible to work here";
    expect(lines(text).map(([, kind]) => kind)).toEqual(["availability", "skill"]);
  });

  it("knows a paper by who gives it or by its edition, and no record of work for one", () => {
    const text =
      "What you need\n- 18th Edition\n- City & Guilds 2391\n- A track record of reducing churn\n- Knowledge of D&D 5th edition rules";
    expect(lines(text).map(([, kind]) => kind)).toEqual(["licence", "licence", "skill", "skill"]);
  });
});
