import { expect, it } from "vitest";
import { blocksOfText, readCv } from "../cv-reading.ts";

const draftOf = (lines: string) => readCv({ blocks: blocksOfText(`Zoe Byrne\nzoe@example.org\n\n${lines}`) });
const papersIn = (lines: string) =>
  draftOf(`Certifications\n${lines}`).certifications.map(({ name, organization, date }) => [
    ...[name?.value, organization?.value, date?.date],
  ]);

it.each([
  ["QuickBooks ProAdvisor, Intuit (expected March 2027)", "QuickBooks ProAdvisor (expected March 2027)", "Intuit"],
  ["CCNA, Cisco, Expected: March 2027", "CCNA (Expected: March 2027)", "Cisco"],
  ["CCNA, Cisco (in progress)", "CCNA (in progress)", "Cisco"],
  ["First aid, St John, lapsed 2021", "First aid (lapsed 2021)", "St John"],
  ["First aid, St John, lapsed", "First aid (lapsed)", "St John"],
  ["Ausbilderschein, IHK Köln, voraussichtlich März 2027", "Ausbilderschein (voraussichtlich März 2027)", "IHK Köln"],
  ["CACES R489, prévu en 2027", "CACES R489 (prévu en 2027)", undefined],
  ["CACES R489, expiré en 2020", "CACES R489 (expiré en 2020)", undefined],
  ["Carné de carretillero (previsto para 2027)", "Carné de carretillero (previsto para 2027)", undefined],
  ["CCNA (started 2018, failed 2019)", "CCNA (started 2018)", undefined],
  ["CCNA, em andamento, previsão 2027", "CCNA (em andamento)", undefined],
  ["Patentino muletto, in corso, 2027", "Patentino muletto (in corso)", undefined],
  ["VCA, gepland voor 2027", "VCA (gepland voor 2027)", undefined],
  ["Certyfikat CCNA (w trakcie, 2027)", "Certyfikat CCNA (w trakcie)", undefined],
  ["Сертификат CCNA (ожидается в 2027)", "Сертификат CCNA (ожидается в 2027)", undefined],
  ["Сертифікат CCNA (очікується у 2027)", "Сертифікат CCNA (очікується у 2027)", undefined],
  ["Certifikát CCNA (plánováno 2027)", "Certifikát CCNA (plánováno 2027)", undefined],
])("a paper that is not held is named with what says so: %s", (line, name, giver) => {
  expect(papersIn(`• ${line}\n• First responder, 2016`)[0]?.slice(0, 2)).toEqual([name, giver]);
});

it("the year of what is expected is not one in which it was given", () => {
  expect(papersIn("• CCNA, Cisco (expected 2027)\n• PMP, PMI, 2020")).toEqual([
    ["CCNA (expected 2027)", "Cisco", undefined],
    ["PMP", "PMI", "2020"],
  ]);
});

it.each(["PMP\nExpected March 2027\nCCNA, 2020", "PMP\nIn progress\nCCNA, 2020", "2027 (expected)\tPMP\n2020\tCCNA"])(
  "what stands on a line or in a cell of its own is said of the paper beside it: %s",
  (lines) => {
    const [first, second] = papersIn(lines);
    expect(first?.[0]).toMatch(/^PMP \(?(?:expected|in progress)/i);
    expect(second?.[0]).toBe("CCNA");
  },
);

it("a name that the profile would cut keeps what says that it is not held", () => {
  const name = "Certificate of the long and winding course in the inspection of lifting gear and of all its parts";
  expect(papersIn(`• ${name} (expected 2027)\n• CCNA, 2020`)[0]?.[0]).toBe(`(expected 2027) ${name}`);
});

it.each([
  ["Giving, Planned Parenthood, 2020", "Giving", "Planned Parenthood"],
  ["Patentino, in corso di validità, 2020", "Patentino, in corso di validità", undefined],
  ["ECS Card, exp. 06/2028", "ECS Card", undefined],
  ["ECS Card, expires 2028", "ECS Card", undefined],
  ["Carné de carretillero (caduca en 2028)", "Carné de carretillero", undefined],
  ["UDT wózki widłowe, wygasa 2028", "UDT wózki widłowe", undefined],
  ["PRINCE2 (started in March 2018, passed 2019)", "PRINCE2", undefined],
  ["Spawanie MAG 135, zaczęty 2018, ukończony 2019", "Spawanie MAG 135", undefined],
])("names, and how long a paper lasts, take nothing from it: %s", (line, name, giver) => {
  expect(papersIn(`• ${line}\n• First responder, 2016`)[0]?.slice(0, 2)).toEqual([name, giver]);
});

it("a dated paper with its giver right above the next takes no third one for a giver", () => {
  expect(
    papersIn("18th Edition BS 7671, City & Guilds, 2023\nECS Gold Card, exp. 06/2028\nIPAF 3a & 3b\nPASMA towers"),
  ).toEqual([
    ["18th Edition BS 7671", "City & Guilds", "2023"],
    ["ECS Gold Card", undefined, "2028-06"],
    ["IPAF 3a & 3b", undefined, undefined],
    ["PASMA towers", undefined, undefined],
  ]);
});

it("a line that ends in an ampersand goes on; how long a paper below lasts stays with its date", () => {
  const lines = "18th Edition BS 7671, City &\nGuilds, 2023\nECS Gold Card, exp. 06/2028\nIPAF 3a & 3b";
  const papers = draftOf(`Certifications\n${lines}`).certifications;
  expect(papers.map(({ name, date }) => [name?.value, date?.value, date?.doubt])).toEqual([
    ["18th Edition BS 7671, City & Guilds", "2023", 0],
    ["ECS Gold Card", "exp. 06/2028", 2],
    ["IPAF 3a & 3b", undefined, undefined],
  ]);
});

it.each(["Interessen\tChorsingen, Rennrad", "Interessen: Chorsingen, Rennrad"])(
  "interests among skills and the place and day above the signature are no skills: %s",
  (row) => {
    const { skills, unplaced } = draftOf(`Kenntnisse\nEDV\tORBIS, SAP\n${row}\n\nMünster, 12. November 2026`);
    expect(skills.map(({ value }) => value)).toEqual(["ORBIS", "SAP"]);
    expect(unplaced.flatMap(({ lines }) => lines.map(({ value }) => value)).join()).toContain("Chorsingen, Rennrad");
  },
);
