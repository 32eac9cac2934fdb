import { statSync } from "node:fs";
import { expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { projectPath } from "../../server/project-path.ts";
import { assignFactKeys } from "../truth/truth.ts";
import { type LineAnswer, privateLineReader, profilePrivacy } from "./private-lines.ts";

const folder = projectPath("assets/private-lines");
const readLine = privateLineReader(folder);

it.each([
  "left because of the quarrel with my boss, do not mention",
  "hatte Streit mit dem Chef, nicht erwähnen",
  "me fui porque no aguantaba al jefe, no contarlo",
  "je suis parti parce que je ne supportais plus le chef, ne pas le dire",
  "me ne sono andata perché non sopportavo il capo, non dirlo",
  "weggegaan omdat ik ruzie had met de baas, niet noemen",
  "odeszłam przez szefową, lepiej o tym nie pisać",
  "saí porque não aguentava o chefe, não contar",
])("reads a note to oneself: %s", (line) => expect(readLine(line)).toBe("private"));

it.each([
  "Cut solvent losses by 18 % over two years",
  "Settled quarrels between tenants and landlords",
  "Ausschuss 4,2 % auf 1,9 % in 2 Jahren",
  "Gestión de reclamaciones, 40 al mes",
  "Encadrement de 4 apprentis",
  "Reclami da 38 a 21 l'anno",
  "Wachttijd van 14 naar 8 minuten",
  "Puste km z 14% na 9% (2024)",
  "Reclamações tratadas em 24 horas",
])("reads a fact: %s", (line) => expect(readLine(line)).toBe("fact"));

it.each([
  "Laid off when the depot closed, 2021",
  "contrato de temporada, hasta octubre",
  "plus jamais de nuit",
  "rientrata a 20 ore dopo la maternità",
  "ainda tenho saudades da equipa",
])("reads what is of no use to whoever hires: %s", (line) => expect(readLine(line)).toBe("aside"));

it.each(["nach der Pleite alle entlassen", "tien uur per dag op de been", "dwoje dzieci, potem pół etatu"])(
  "holds what is of no use to whoever hires, where it reads like a note too: %s",
  (line) => expect(readLine(line)).toBe("private"),
);

it.each(["private", "aside"])("is small: %s", (label) =>
  expect(statSync(`${folder}/${label}-line-classifier.br`).size).toBeLessThan(130_000),
);

const quarrel = "Left after the quarrel, keep that out.";
const fired = "Bachelor, really thrown out, nobody needs to know";

function profileWithNotes() {
  const profile = engineerProfile();
  profile.profile_summary = `I build plants. ${quarrel} I speak Polish.`;
  for (const job of profile.professional_experience.slice(0, 1))
    job.responsibilities = ["Runs the pilot plant", quarrel];
  for (const study of profile.education.slice(0, 1)) study.degree_type = fired;
  return profile;
}

async function privacy(
  answers: LineAnswer[] = [],
  isNote: (line: string) => boolean = (line) => line === quarrel || line === fired,
) {
  const content = profileWithNotes();
  return await profilePrivacy({ content, keys: assignFactKeys(content, []) }, answers, (line) =>
    isNote(line) ? "private" : line === "Runs the pilot plant" ? "aside" : "fact",
  );
}

const textsOf = ({ readableFacts }: Awaited<ReturnType<typeof privacy>>) =>
  [...readableFacts().values()].map(({ text }) => text);

it("holds back what reads like a note, a study of such a name as a whole, and asks", async () => {
  const found = await privacy();
  const texts = textsOf(found);
  expect([...found.readableFacts().values()].filter(({ isAside }) => isAside)).toMatchObject([
    { text: "Runs the pilot plant" },
  ]);
  expect(texts).not.toContain(quarrel);
  expect(texts).not.toContain(engineerProfile().education[0]?.institution);
  expect(found.shownLines()).toMatchObject([
    { is_asked: true, fact: { text: quarrel, section: "profile_summary" } },
    { is_asked: true, fact: { text: quarrel, section: "professional_experience" } },
    { is_asked: true, fact: { text: fired, section: "education" } },
  ]);
  const readable = found.readableProfile();
  expect(readable.profile_summary).toBe("I build plants. I speak Polish.");
  expect(readable.education).toHaveLength(engineerProfile().education.length - 1);
  expect(JSON.stringify(readable)).not.toContain(quarrel);
});

it("goes by what the person said of a text, and asks again of another one, which stays held where the first was private", async () => {
  const answersTo = async (isPrivate: boolean, text = quarrel): Promise<LineAnswer[]> =>
    (await privacy()).keysOf(quarrel).map((factKey) => ({ factKey, text, isPrivate }));
  expect(textsOf(await privacy(await answersTo(false))).filter((text) => text === quarrel)).toHaveLength(2);
  const kept = await privacy(await answersTo(true), () => false);
  expect(kept.shownLines().map(({ is_asked }) => is_asked)).toEqual([false, false]);
  expect(textsOf(kept)).not.toContain(quarrel);
  const changed = await privacy(await answersTo(true, "Left after a quarrel"), () => false);
  expect(changed.shownLines().map(({ is_asked }) => is_asked)).toEqual([true, true]);
  expect((await privacy(await answersTo(false, "Left"))).shownLines()).toHaveLength(3);
});

it("holds what breaks off, and a skill or a language that is a joke or takes itself back", async () => {
  const unfit = [
    "and a bit of",
    "Et un peu de",
    "zastępstwo kierowniczki i",
    "poi anche la",
    "Excel - no",
    "schwäbisch ;)",
  ];
  const [broken, items] = [unfit.slice(0, 4), unfit.slice(4)];
  const fit = [
    ...["No-code tools", "Java - basics", "Klasse B", "Worked in and out", "Tool and die", "What I was asked to"],
    ...["Setzte neue Abläufe um", "Arbeitete Kollegen ein", "Leitete Lehrlinge an", "Für Gäste immer da"],
  ];
  const content = engineerProfile();
  for (const job of content.professional_experience.slice(0, 1)) job.responsibilities = [...broken, ...fit];
  content.skills = [...items.slice(0, 1), ...fit].map((skill) => ({ skill }));
  content.personal_details.languages_known = ["English", ...items.slice(1)];
  const found = await profilePrivacy({ content, keys: assignFactKeys(content, []) }, [], () => "fact");
  const texts = found.shownLines().map(({ fact }) => fact.text);
  expect(texts.toSorted()).toEqual([...broken, ...items].toSorted());
  const readable = found.readableProfile();
  expect(readable.skills.map(({ skill }) => skill)).toEqual(fit);
  expect(readable.personal_details.languages_known).toEqual(["English"]);
  expect(textsOf(found)).toEqual(expect.arrayContaining(fit));
  expect(textsOf(found)).not.toEqual(expect.arrayContaining(items));
});

it("changes nothing where nothing is held", async () => {
  const found = await privacy([], () => false);
  expect(found.readableProfile()).toEqual(profileWithNotes());
  expect(textsOf(found)).toContain(quarrel);
});
