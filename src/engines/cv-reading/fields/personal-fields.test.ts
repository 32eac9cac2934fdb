import { expect, it } from "vitest";
import { profileOfDraft } from "../../../shared/profile/cv-draft/draft-profile.rules.ts";
import { blocksOfText, readCv } from "../cv-reading.ts";

const draftOf = (text: string) => readCv({ blocks: blocksOfText(text) });

it.each([
  [
    "above their values",
    "Persönliche Daten\nGeboren\n3. Mai 1991 in Leer\nFamilienstand\nledig\nStaatsangehörigkeit\ndeutsch",
  ],
  [
    "before them in a row",
    "Persönliche Daten\nGeboren 3. Mai 1991 in Leer | Familienstand ledig | Staatsangehörigkeit deutsch",
  ],
  [
    "in four cells",
    "Persönliche Daten\nGeboren\t3. Mai 1991 in Leer\tFamilienstand\tledig\nAlter\t35\tStaatsangehörigkeit\tdeutsch",
  ],
])("birth, marital status and nationality, with labels %s", (_, lines) => {
  const draft = draftOf(`Zoe Byrne\nzoe@example.de\n\n${lines}`);
  expect(profileOfDraft(draft).personal_details).toMatchObject({
    date_of_birth: "1991-05-03",
    marital_status: "Single",
    nationality: "Germany",
    present_location: "",
  });
  expect(draft.personal.maritalStatus?.value).toBe("ledig");
});

it.each([
  ["Marital status: Married", "Married"],
  ["Marital status: unmarried", "Single"],
  ["Семейное положение: не замужем", "Single"],
  ["Семейное положение: замужем", "Married"],
  ["Estado civil: divorciada", "Divorced"],
  ["Marital status: it is complicated", undefined],
  ["Marital status: not married", undefined],
  ["Marital status: Married/Single", undefined],
  ["Familienstand: nicht verheiratet", undefined],
  ["Born to sell. Married to my job.", undefined],
])("%s", (line, status) => {
  expect(draftOf(`Zoe Byrne\nzoe@example.org\n${line}`).personal.maritalStatus?.status).toBe(status);
});

it.each([
  ["Nationality: Indian", "India"],
  ["Nationality: Nigerian", "Nigeria"],
  ["Nationality: Austrian", "Austria"],
  ["Nationality: Australian", "Australia"],
  ["Nationality: British", "United Kingdom"],
  ["Nacionalidad: española", "Spain"],
  ["الجنسية: أردنية", "Jordan"],
  ["国籍：日本", "Japan"],
  ["Nationality: Welsh", ""],
  ["Nationality: German-Austrian", ""],
  ["Nationality: South Sudanese", ""],
  ["Nationality: Papua New Guinean", ""],
  ["Nationality: Northern Irish", ""],
  ["Nationality: not British", ""],
  ["Nationality: Nigerien", "Niger"],
])("%s", (line, country) => {
  expect(draftOf(`Zoe Byrne\nzoe@example.org\n${line}`).personal.nationality?.country).toBe(country);
});

it.each([
  ["zoebyrne.example", ["zoebyrne.example"]],
  ["Web zoebyrne.example", ["zoebyrne.example"]],
  ["12 Mill Lane, Leeds, LS8 3QT · 0113 496 0123 · all days · zoebyrne.example", ["zoebyrne.example"]],
  ["My website is zoebyrne.example", ["zoebyrne.example"]],
  ["Find my work on github.com/zoebyrne", ["github.com/zoebyrne"]],
])("addresses of pages: %s", (line, links) => {
  expect(draftOf(`Zoe Byrne\nzoe@mail.example\n${line}`).personal.links.map(({ value }) => value)).toEqual(links);
});

it.each(["Patente\tPatente B, automunita", "Patente B, automunita", "Fahrerlaubnis\tFührerschein Klasse B"])(
  "a driving licence once: %s",
  (line) => {
    expect(draftOf(`Zoe Byrne\nzoe@example.it\n${line}`).drivingLicences).toHaveLength(1);
  },
);

it("what stands behind a school and a comma, in another weight, is its town and no subject", () => {
  const blocks = [
    ...blocksOfText("Zoe Byrne\nzoe@example.org\n\nFormação"),
    ...["Universidade do Alto Sado", "Instituto do Barlavento"].flatMap((school, index) => [
      {
        text: `${school}, Estremoz — Licenciatura em História`,
        spans: [true, false].map((bold) => ({
          ...{ from: bold ? 0 : school.length, to: bold ? school.length : 99, bold, italic: false, size: 0 },
        })),
        isHeading: false,
        isListItem: false,
      },
      ...blocksOfText(`${2010 - 3 * index} - ${2013 - 3 * index}`),
    ]),
  ];
  const { education } = readCv({ blocks });
  expect(education.map(({ institution, specialization }) => [institution?.value, specialization?.value])).toEqual([
    ["Universidade do Alto Sado", undefined],
    ["Instituto do Barlavento", undefined],
  ]);
});

it("a phone number ends with its cell", () => {
  const { phones } = draftOf("Zoe Byrne\nzoe@example.org\t06 39 98 14 27\t44000 Nantes").personal;
  expect(phones.map(({ value }) => value)).toEqual(["06 39 98 14 27"]);
});
