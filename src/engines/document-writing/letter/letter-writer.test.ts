import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { craneOperator } from "../../../../tests/liar/examined/crane-operator.ts";
import { examinedFacts } from "../../../../tests/liar/examined/examined-person.ts";
import { midwife } from "../../../../tests/liar/examined/midwife.ts";
import { postingFacts, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { sentencesOf } from "../document.ts";
import { writeLetter } from "./letter-writer.ts";
import { saidIn } from "./said-words.ts";

/** What a letter says when a posting asks for these lines. */
function letterOf(person: typeof craneOperator, requirements: string[]): string {
  const target = targetPosting({ job_title: "Supervisor", description: "", requirements: requirements.join("\n") });
  const facts = new Map([...examinedFacts(person)].filter(([id]) => !id.startsWith("posting.")));
  for (const fact of postingFacts(target, "Baltic")) facts.set(fact.id, fact);
  const letter = writeLetter(facts, answered(target, facts), "Baltic", "2026-11-22");
  return letter.paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(" ")).join("\n");
}

it.each([
  "A budget of EUR 2 million for lifting cycles",
  "Operate cranes up to 200 m",
  "Load charts, nuclear plants and diving",
  "Tandem lifts",
])("[DOCS-06] says no line of the posting: %j", (line) => {
  expect(letterOf(craneOperator, [line])).not.toContain(line);
});

it("[DOCS-06] names the last study without its mark though no word of the posting meets it, and of certificates only what it asks for", () => {
  const degrees: typeof craneOperator.degrees = [
    ["Bachelor of Science (2,1)", "Lifting", "Technikum Gdynia", "2008 - 2011"],
    ["Certificate (Level 6)", "Rigging", "Technikum Morskie", "2004 - 2008"],
  ];
  const certificates: typeof craneOperator.certificates = [
    ["Slinger", "Lloyds", "2015"],
    ["Driving licence B", "Gdańsk", "2022"],
    ["First aider (expired)", "Red Cross", "2021"],
  ];
  const person = { ...craneOperator, degrees, certificates };
  const letter = letterOf(person, ["Patience"]);
  expect(letter).toContain("Bachelor of Science in Lifting");
  expect(letter).not.toMatch(/Slinger|Driving licence|First aider/);
  expect(letterOf(person, ["Slinger certificate"])).toMatch(/qualifications: .*Slinger/);
  expect(letterOf(person, ["Full driver's license"])).toMatch(/qualifications: .*Driving licence B/);
});

it("[DOCS-06] names a certificate that is called like what is asked for, and none that its remark may take back", () => {
  const names = ["Licensed Rigging Inspector", "LOLER, renewed until 2031", "Slinging inspection (renewal planned)"];
  const certificates = [...names, "LOLER (suspended)", "C", "Site full of geese"].map(
    (name): [string, string, string] => [name, "", "2020"],
  );
  const asked = ["Rigging inspector, licensed in Norway", "LOLER", "Slinging inspection"];
  const letter = letterOf({ ...craneOperator, certificates }, asked);
  expect(letter).toMatch(/qualifications: .*LOLER and Licensed Rigging Inspector\./);
  expect(letter).not.toMatch(/geese|planned|suspended|2031|, C[.,]/);
});

it.each(["suspended", "revoked", "applied for", "theory passed", "entzogen", "in 2 weeks"])(
  "[DOCS-06] a licence that is a must and %s is no qualification",
  (remark) => {
    const certificates: typeof craneOperator.certificates = [[`Driving licence B (${remark})`, "", "2020"]];
    expect(letterOf({ ...craneOperator, certificates }, ["Driving licence B"])).not.toContain("icence B");
  },
);

it.each<[string, string?]>([
  ["Send your CV to jobs@example.org, ref. RO-AV-26.", "RO-AV-26"],
  ["Ref: HR-2026-11", "HR-2026-11"],
  ["REF: ABC123", "ABC123"],
  ["Job ref: AB1234", "AB1234"],
  ["Ref. ENG-12", "ENG-12"],
  ["Réf. : 2026-114", "2026-114"],
  ["Réf: 2026-114", "2026-114"],
  ["Référence : ABC123", "ABC123"],
  ["Rif. n. 12/2026", "12/2026"],
  ["Rif: 12/2026", "12/2026"],
  ["Kennziffer: 2026/114", "2026/114"],
  ["Kennziffer 12345", "12345"],
  ["Vacaturenummer 12345", "12345"],
  ["Job ID: 123456", "123456"],
  ["Job No. ABPU-2026-41", "ABPU-2026-41"],
  ["Job code: PHA/MER/2026/118", "PHA/MER/2026/118"],
  ["Reference number: 4711", "4711"],
  ["Reference Number AB1234", "AB1234"],
  ["Numer referencyjny: AB/123/2026", "AB/123/2026"],
  ["À atenção de Ana, com a referência RO-AV-26.", "RO-AV-26"],
  ["Ref. Anna.Berg2@x.org"],
  ["Ref. jobs@acme24.org"],
  ["Ref. jobs24@acme.org"],
  ["réf. https://x1.org"],
  ["Salario de referencia 24-28k"],
  ["normas de referencia ISO9001"],
  ["Reference: ISO9001 and EN1090"],
  ["Referenzen 2019/2020 beifügen"],
  ["Two references from 2024 are welcome."],
])("[DOCS-06] names the reference of a posting in the subject: %s", (description, reference) => {
  const target = targetPosting({ job_title: "Rigger", description, requirements: "" });
  const facts = examinedFacts(craneOperator);
  const { subject } = writeLetter(facts, answered(target, facts), "Baltic", "2026-11-22");
  expect(subject.text).toBe(`Application for the position of Rigger${reference ? ` (${reference})` : ""}`);
});

it("says a trade as a sentence, and lists degrees and languages, none of which is bent", () => {
  const letter = letterOf(craneOperator, ["German and English"]);
  expect(letter).toContain("I am a crane operator for tower and mobile cranes.");
  expect(letter).toMatch(
    /the following qualification: Vocational certificate \(Mechanics\)\. .* following skill: German \(B2\)\./,
  );
  expect(letterOf(midwife, [])).toContain("BSc (Hons) in Midwifery");
});

it.each(["Diploma, not finished", "Grado (96 de 240 créditos)", "No degree"])(
  "names no study that is not held: %j",
  (degree) => {
    const degrees: typeof craneOperator.degrees = [[degree, "Mechanics", "Technikum Morskie", "2004 - 2008"]];
    expect(letterOf({ ...craneOperator, degrees }, [])).not.toContain("Mechanics");
  },
);

it("keeps the capital of a name at the beginning of a summary", () => {
  const summary = (text: string, skills: string[]) => letterOf({ ...craneOperator, summary: text, skills }, []);
  expect(summary("Python developer with taste.", ["Python"])).toContain("I am a Python developer with taste.");
  expect(summary("Energy adviser with taste.", ["Energy tariffs"])).toContain("I am an energy adviser with taste.");
});

it.each(["NFC", "NFD"])("names company and position whose accents are written as %s", (form) => {
  const [title, company] = ["Ingénieur Procédés", "Société\u2028Générale"].map((name) => name.normalize(form));
  const target = targetPosting({ job_title: title ?? "", description: "", requirements: "" });
  const facts = new Map([...examinedFacts(craneOperator)].filter(([id]) => !id.startsWith("posting.")));
  for (const fact of postingFacts(target, company ?? "")) facts.set(fact.id, fact);
  const letter = writeLetter(facts, answered(target, facts), company ?? "", "2026-11-22");
  const said = sentencesOf(letter).map(({ text }) => text.normalize("NFC").replace(/\s+/g, " "));
  expect(said).toContain("Société Générale");
  expect(said).toContain("Application for the position of Ingénieur Procédés");
  expect(said).toContain("I am applying for the position of Ingénieur Procédés at Société Générale.");
});

it("[DOCS-06] says a statement in the wording that the person has confirmed, and names its job where that does not", () => {
  const target = targetPosting({ job_title: "Supervisor", description: "", requirements: "" });
  const facts = new Map(examinedFacts(craneOperator));
  for (const fact of postingFacts(target, "Baltic")) facts.set(fact.id, fact);
  const statement = [...facts.values()].find(({ text }) => text.includes("lifting cycle"));
  const id = statement?.id ?? "";
  const letterWith = (text: string, language: "en" | "de" = "en") =>
    writeLetter(facts, answered(target, facts), "Baltic", "2026-11-22", language, {
      bullets: new Map(),
      sentences: new Map([[id, { text, facts: [id] }]]),
    })
      .paragraphs.flat()
      .map((sentence) => sentence.text);
  expect(letterWith("I brought a lift down from 9 to 7 minutes.").join(" ")).toMatch(
    /Since July 2018 I have worked as .* at Hansekran GmbH & Co\. KG\. I brought a lift down from 9 to 7 minutes\./,
  );
  const named = "At Hansekran GmbH & Co. KG a lift took 9 minutes, and takes 7 now.";
  expect(letterWith(named)).toContain(named);
  const german = letterWith("Ein Hub dauert jetzt 7 statt 9 Minuten.", "de").join("\n");
  expect(german).toContain("Ein Hub dauert jetzt 7 statt 9 Minuten.");
  expect(german).not.toContain("lifting cycle");
});

it("[DOCS-06] begins with what came of the work, and says nothing that neither shows a result nor answers the posting", () => {
  expect(letterOf(craneOperator, [])).toMatch(/at Hansekran GmbH & Co\. KG\. I shortened .* from 9 to 7 minutes/);
  const [[title, company, place, from] = []] = craneOperator.jobs;
  const letterOn = (lines: string[]) => {
    const jobs: typeof craneOperator.jobs = [[title ?? "", company ?? "", place ?? "", from ?? "", "", lines]];
    return letterOf({ ...craneOperator, jobs }, []);
  };
  const letter = letterOn(["Wind log and checks.", "Lead the night crew.", "13 of 14 trainees passed first time."]);
  expect(letter).toContain(
    "Since May 2008 I have worked as a Rigger at Budimex.\nExamples from my work: 13 of 14 trainees passed first time Lead the night crew",
  );
  expect(letter).not.toContain("Wind log");
  expect(letterOn(["Wind log and checks."])).toContain("Since May 2008 I have worked as a Rigger at Budimex.");
});

it("[DOCS-06] sets a status beside a title as any employer, and names no skill as whole of which the person says that it is little", () => {
  const [[title, , place, from] = []] = craneOperator.jobs;
  const jobs: typeof craneOperator.jobs = [[title ?? "", "Self-employed", place ?? "", from ?? "", "", ["Wind logs."]]];
  const person = {
    ...craneOperator,
    jobs,
    skills: ["Rigging", "Welding", "Slinging"],
    summary: "Rigging, a little welding.",
  };
  const letter = letterOf(person, ["Experience of rigging, slinging and welding"]);
  expect(letter).toContain("worked as a Rigger (Self-employed)");
  expect(letter).toMatch(/the following skills?: .*rigging/);
  expect(letter).not.toMatch(/include .*welding/i);
});

it("[DOCS-06] says nothing of who would speak for the person, or of what they do not do", () => {
  const [[title, company, place, from] = []] = craneOperator.jobs;
  const lines = ["Wind logs.", "Nora Vik will confirm the dates"];
  const jobs: typeof craneOperator.jobs = [[title ?? "", company ?? "", place ?? "", from ?? "", "", lines]];
  const facts = new Map(examinedFacts({ ...craneOperator, jobs, summary: "I do not teach. I keep logs." }));
  const about = { section: "reference", entry: "reference.0" } as const;
  facts.set("reference.0.name", { ...about, id: "reference.0.name", kind: "name", text: "Nora Vik" });
  const target = targetPosting({ job_title: "Supervisor", description: "Night crew", requirements: "" });
  const said = sentencesOf(writeLetter(facts, answered(target, facts), "Baltic", "2026-11-22")).map(({ text }) => text);
  expect(said).toContain("I keep logs.");
  expect(said.join("\n")).not.toMatch(/Nora|teach/);
});

it("[DOCS-06] lists names of studies, none of which is bent, and of a brevet says the higher", () => {
  const degrees: typeof craneOperator.degrees = [
    ["CAP", "Grutier", "CFA Brest", "2004 - 2006"],
    ["Brevet professionnel", "Grutier", "CFA Brest", "2006 - 2008"],
    ["Brevet", "", "Collège Kerhuon", "2003 - 2004"],
  ];
  const facts = examinedFacts({ ...craneOperator, degrees });
  const target = targetPosting({ job_title: "Grutier", description: "", requirements: "" });
  const sentences = (language: "de" | "fr") =>
    sentencesOf(writeLetter(facts, answered(target, facts), "Baltic", "2026-11-22", language)).map(({ text }) => text);
  expect(sentences("de").join()).toContain("bringe ich mit: Brevet professionnel Grutier und CAP Grutier");
  expect(sentences("fr").join()).toContain("suivantes : Brevet professionnel Grutier");
});

it.each([
  [
    "Kündigungsfrist: drei Monate zum Quartalsende.",
    "Meine Kündigungsfrist beträgt drei Monate zum Quartalsende.",
    true,
  ],
  [
    "Plant waste came down from 14% to 8%.",
    "When I came, 14 % of the plants were thrown away, and 2 years later 8 %.",
    true,
  ],
  ["I led 14 people.", "When I came, 14 % of the plants were thrown away.", false],
  ["In 2021 I led the night crew.", "In 2021 I worked weekends and nights.", false],
  ["I can start in May.", "I hold a driving licence and work on weekends.", false],
])("[DOCS-06] says %j once beside an answer that tells it: %j", (text, answer, isSaid) => {
  expect(saidIn([{ text: answer, facts: [] }])(text)).toBe(isSaid);
});

it("[DOCS-06] a confirmed sentence gives way to the answer that tells its figures", () => {
  const description = "Please tell us in your cover letter about a process that you have improved.";
  const target = targetPosting({ job_title: "Supervisor", description, requirements: "" });
  const facts = new Map([...examinedFacts(craneOperator)].filter(([id]) => !id.startsWith("posting.")));
  for (const fact of postingFacts(target, "Baltic")) facts.set(fact.id, fact);
  const [asked] = target.questions;
  const statement = [...facts.values()].find(({ text }) => text.includes("lifting cycle"));
  const id = statement?.id ?? "";
  const told = "I cut the cycle to 45 seconds.";
  const said = (answer: string) =>
    sentencesOf(
      writeLetter(
        facts,
        answered(target, facts),
        "Baltic",
        "2026-11-22",
        "en",
        { bullets: new Map(), sentences: new Map([[id, { text: told, facts: [id] }]]) },
        { answers: new Map([[asked?.text ?? "", answer]]) },
      ),
    ).map(({ text }) => text);
  expect(said("I asked the crew why every cycle took 70 seconds, and soon it took 45.")).not.toContain(told);
  expect(said("I asked the crew what slowed them down.")).toContain(told);
});

it("[DOCS-06] tells an answer, says none with a yes, and puts what it says of pay before the closing", () => {
  const story = {
    text: "Tell us about your hardest repair and your salary.",
    topics: ["story" as const, "terms" as const],
  };
  const facts = examinedFacts(craneOperator);
  const target = { ...answered(targetPosting({ job_title: "Rigger", description: "", requirements: "" }), facts) };
  const paragraphsWith = (answer: string, question: (typeof target.questions)[number] = story) =>
    writeLetter(facts, { ...target, questions: [question] }, "Baltic", "2026-11-22", "en", undefined, {
      answers: new Map([[question.text, answer]]),
    }).paragraphs.map((paragraph) => paragraph.map(({ text }) => text));
  const said = paragraphsWith("That was a winch. I ask for €40,000 a year.");
  expect(said[1]).toEqual(["That was a winch."]);
  expect(said.at(-1)?.[0]).toBe("I ask for €40,000 a year.");
  expect(paragraphsWith("In 2023 I noticed a worn rope. I had it changed.")[1]?.at(-1)).toContain(
    "I noticed a worn rope.",
  );
  const shift = { text: "Say whether the night shift suits you.", topics: ["terms" as const] };
  const availability = "I can start in May. The night shift suits me well.";
  const closing = writeLetter(facts, { ...target, questions: [shift] }, "Baltic", "2026-11-22", "en", undefined, {
    availability,
    answers: new Map([[shift.text, "The night shift suits me well, as it did at sea."]]),
  }).paragraphs.at(-1);
  expect(closing?.slice(0, 2).map(({ text }) => text)).toEqual([
    "I can start in May.",
    "The night shift suits me well, as it did at sea.",
  ]);
  const plain = { text: "Do you hold a licence?", topics: ["terms" as const] };
  expect(paragraphsWith("Yes, I hold one.", plain).at(-1)?.[0]).toBe("I hold one.");
});
