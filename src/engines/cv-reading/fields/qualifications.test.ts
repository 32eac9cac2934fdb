import { expect, it } from "vitest";
import { blocksOfText, readCv } from "../cv-reading.ts";

const draftOf = (text: string) => readCv({ blocks: blocksOfText(text) });
const certificatesIn = (lines: string) =>
  draftOf(`Zoe Byrne\nzoe@example.org\n\nCertifications\n${lines}`).certifications.map(({ name, organization }) => [
    name?.value,
    organization?.value,
  ]);

it.each([
  ["Full UK driving licence, categories B, C1 and D", "Full UK driving licence, categories B, C1 and D", undefined],
  ["Remote Pilot Certificate (Part 107), 2021", "Remote Pilot Certificate (Part 107)", undefined],
  ["Full clean driving licence, Category B", "Full clean driving licence, Category B", undefined],
  ["Prawo jazdy kat. B, C, C+E", "Prawo jazdy kat. B, C, C+E", undefined],
  ["First Aid, TÜV, 2020", "First Aid", "TÜV"],
  ["Gefahrgut ADR, DEKRA AG, 2019", "Gefahrgut ADR", "DEKRA AG"],
  ["IT Essentials, HP, 2019", "IT Essentials", "HP"],
])("letters and numbers of classes gave no certificate: %s", (line, name, giver) => {
  expect(certificatesIn(`• ${line}\n• First responder, 2016`)[0]).toEqual([name, giver]);
});

it("semicolons part certificates where each begins as a name", () => {
  expect(certificatesIn("Certified Logistics Associate; OSHA 30; Forklift Operator")).toEqual([
    ["Certified Logistics Associate", undefined],
    ["OSHA 30", undefined],
    ["Forklift Operator", undefined],
  ]);
});

it.each(["Anno\tCorso", "Year\tCourse", "Year\tWhat it was"])("heads of columns are no courses: %s", (head) => {
  const { training } = draftOf(
    `Zoe Byrne\nzoe@example.org\n\nTraining\n${head}\n2014\tLaser cleaning\n2021\tScaffolding`,
  );
  expect(training.map(({ name }) => name?.value)).toEqual(["Laser cleaning", "Scaffolding"]);
});

it("sub-headings of publications stand in no title, and a footnote's star begins no bullet", () => {
  const { publications, unplaced } = draftOf(`Zoe Byrne
zoe@example.org

Publications
Peer-reviewed articles (* student author)
Byrne, Z., *Lindahl, P., and Osei, R. 2025. Late snow and early fire on the slopes of mountains.
*Navarrete, C. and Byrne, Z. 2023. Caching birds and the upper treeline of the far northern ranges.
Book chapters
Byrne, Z. 2018. The whitebark pine. In Trees at the Edge of the World, Ridge Press.`);
  expect(publications.map(({ name }) => name?.value.slice(0, 10))).toEqual(["Byrne, Z.,", "*Navarrete", "Byrne, Z. "]);
  expect(unplaced.flatMap(({ lines }) => lines.map(({ value }) => value))).toEqual([
    "Peer-reviewed articles (* student author)",
    "Book chapters",
  ]);
});

it("a statement keeps the comma at the end of its first line", () => {
  const { experience } = draftOf(`Zoe Byrne
zoe@example.org

Experience
Baker, Hofpfisterei GmbH\t2019 – 2022
• Bread, rolls,
and cakes.`);
  expect(experience[0]?.points.map(({ value }) => value)).toEqual(["Bread, rolls, and cakes."]);
});
