import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { describe, expect, it } from "vitest";
import { pdfCharacters } from "../../file-reading/pdf-characters.ts";
import { readCv } from "../cv-reading.ts";

const compiler = NodeCompiler.create();
const draftOf = async (markup: string) =>
  readCv({ pages: await pdfCharacters(compiler.pdf({ mainFileContent: markup })) });
const jobsIn = async (markup: string) =>
  (await draftOf(markup)).experience.map(
    ({ title, company, period }) => `${title?.value} @ ${company?.value} ${period?.from}/${period?.to}`,
  );

const both = ["Baker @ Hofpfisterei 2019-03/2022-05", "Line Cook @ Gasthaus Adler 2016-01/2019-02"];

describe("one pair of jobs in the layouts that people use", () => {
  it.each([
    [
      "dates at the right edge",
      "*Baker* #h(1fr) 03/2019 – 05/2022 \\\n Hofpfisterei \n\n *Line Cook* #h(1fr) 01/2016 – 02/2019 \\\n Gasthaus Adler",
    ],
    [
      "company in the row of the place",
      "*Hofpfisterei* #h(1fr) Berlin \\\n _Baker_ #h(1fr) 03/2019 – 05/2022 \n\n *Gasthaus Adler* #h(1fr) Berlin \\\n _Line Cook_ #h(1fr) 01/2016 – 02/2019",
    ],
    [
      "all in one row",
      "*Baker*, Hofpfisterei (03/2019 – 05/2022) \n\n *Line Cook*, Gasthaus Adler (01/2016 – 02/2019)",
    ],
    [
      "dates below",
      "*Baker* \\\n Hofpfisterei \\\n 03/2019 – 05/2022 \n\n *Line Cook* \\\n Gasthaus Adler \\\n 01/2016 – 02/2019",
    ],
    [
      "dates in the margin",
      "#grid(columns: (4cm, 1fr), row-gutter: 1em, [03/2019 – 05/2022], [*Baker* \\\n Hofpfisterei], [01/2016 – 02/2019], [*Line Cook* \\\n Gasthaus Adler])",
    ],
    [
      "a table with heads",
      "#table(columns: 3, [Period], [Company], [Position], [03/2019 – 05/2022], [Hofpfisterei], [Baker], [01/2016 – 02/2019], [Gasthaus Adler], [Line Cook])",
    ],
    [
      "a form of labels",
      "#grid(columns: (4cm, 1fr), row-gutter: 0.8em, [Dates], [03/2019 – 05/2022], [Position], [Baker], [Employer], [Hofpfisterei], [Dates], [01/2016 – 02/2019], [Position], [Line Cook], [Employer], [Gasthaus Adler])",
    ],
  ])("%s", async (_, entries) => {
    expect(
      await jobsIn(`= Jo Li\n jo\\@example.org \n\n == Experience\n${entries}\n\n == Skills\n Bread, sauces`),
    ).toEqual(both);
  });

  it("headings that fill their margin up to what they stand beside", async () => {
    const rows = (title: string, text: string) => `text(14pt)[*${title}*], [${text}],`;
    const jobs =
      "*Baker* #h(1fr) 03/2019 – 05/2022 \\\n Hofpfisterei \\\n *Line Cook* #h(1fr) 01/2016 – 02/2019 \\\n Gasthaus Adler";
    const cv =
      rows("Employment History", jobs) +
      rows("Education", "BSc #h(1fr) 2015 \\\n University of Leeds") +
      rows("Skills", "Bread, sauces");
    expect(
      await jobsIn(
        `= Jo Li\n jo\\@example.org \n\n #grid(columns: (auto, 1fr), column-gutter: 1pt, row-gutter: 1em, ${cv})`,
      ),
    ).toEqual(both);
  });

  it("a form whose labels have bullets and go on in a second row, the employer with its street", async () => {
    const row = (label: string, value: string) => `align(right)[${label}], [${value}],`;
    const job = (dates: string, company: string, title: string) =>
      `${row("• Dates", dates)} ${row("• Name and address of employer", company)} ${row("• Type of business or sector", "Food")} ${row("• Occupation or position held", title)}`;
    const study = `${row("• Dates", "2012 – 2015")} ${row("• Name and type of organisation providing education \\ and training", "University of Leeds")} ${row("• Title of qualification awarded", "BSc in Food Science")}`;
    const form = (rows: string) => `#grid(columns: (9cm, 1fr), column-gutter: 2em, row-gutter: 0.8em, ${rows})`;
    const draft = await draftOf(
      `= Jo Li\n jo\\@example.org \n\n == Experience\n${form(job("03/2019 – 05/2022", "Hofpfisterei, Am Markt 12, Ulm", "Baker") + job("01/2016 – 02/2019", "Gasthaus Adler, Hafengasse 5, Ulm", "Line Cook"))}\n\n == Education\n${form(study)}`,
    );
    expect(draft.experience.map(({ title, company }) => `${title?.value} @ ${company?.value}`)).toEqual([
      "Baker @ Hofpfisterei",
      "Line Cook @ Gasthaus Adler",
    ]);
    expect(draft.experience.map(({ location }) => location?.value)).toEqual(["Ulm", "Ulm"]);
    expect(draft.education.map(({ institution }) => institution?.value)).toEqual(["University of Leeds"]);
  });

  it("roles below a company that is named once keep titles with commas, and the statements behind them", async () => {
    const role = (title: string, dates: string, text: string) =>
      `*${title}* #h(1fr) ${dates} \\\n #h(15pt) ${text} \\\n`;
    const draft = await draftOf(
      `= Jo Li\n jo\\@example.org \n\n == Experience\nHofpfisterei GmbH, Ulm \\\n ${role("Head Baker, Rye and Spelt", "03/2019 – 05/2022", "Shift lead of nine bakers")} ${role("Baker, Night Shift", "01/2016 – 02/2019", "Dough and ovens")}`,
    );
    expect(draft.experience.map(({ title, company }) => `${title?.value} @ ${company?.value}`)).toEqual([
      "Head Baker, Rye and Spelt @ Hofpfisterei GmbH",
      "Baker, Night Shift @ Hofpfisterei GmbH",
    ]);
    expect(draft.experience.map(({ points }) => points.length)).toEqual([1, 1]);
  });

  it("a side column is read apart, and its headings keep to it", async () => {
    const draft = await draftOf(`#set page(margin: 1.5cm)
= Marco Rossi
#grid(columns: (5cm, 1fr), column-gutter: 1cm, [
== Skills
Figma \\ User research \\ Prototyping
== Languages
Italian \\ English
], [
== Experience
*Product Designer*, Studio Aperto #h(1fr) 2016 – 2020
- Led the redesign of a banking application.
- Ran forty usability tests a year.
])`);
    expect(draft.skills.map(({ value }) => value)).toEqual(["Figma", "User research", "Prototyping"]);
    expect(draft.experience).toHaveLength(1);
    expect(draft.experience[0]?.points.map(({ value }) => value)).toEqual([
      "Led the redesign of a banking application.",
      "Ran forty usability tests a year.",
    ]);
  });

  it("headings in the margin, on as many rows as they need, name what begins beside them", async () => {
    const draft = await draftOf(`= Jo Li
#grid(columns: (3cm, 1fr), row-gutter: 2em, [#text(14pt)[*Work experience*]], [*Baker* #h(1fr) 03/2019 – 05/2022 \\ Hofpfisterei],
[#text(14pt)[*Education and training*]], [BSc in Food Science #h(1fr) 2012 – 2015 \\ University of Leeds],
[#text(14pt)[*Professional skills*]], [#v(-4pt) Bread, sauces], [#text(14pt)[*Languages*]], [English])`);
    expect(draft.experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ["Baker", "Hofpfisterei"],
    ]);
    expect(draft.education.map(({ institution }) => institution?.value)).toEqual(["University of Leeds"]);
    expect(draft.skills.map(({ value }) => value)).toEqual(["Bread", "sauces"]);
    expect(draft.languages.map(({ language }) => language.value)).toEqual(["English"]);
  });

  it("statements a little behind their heads are no jobs, though they tell of years and have no bullets", async () => {
    const statements = "#pad(left: 15pt)[Cut waste from 19 to 6 kg (2020 to 2021) \\ Shift lead, April to July 2020]";
    expect(
      await jobsIn(
        `= Jo Li\n jo\\@example.org \n\n == Experience\n*Baker* #h(1fr) 03/2019 – 05/2022 \\\n Hofpfisterei ${statements}\n\n *Line Cook* #h(1fr) 01/2016 – 02/2019 \\\n Gasthaus Adler`,
      ),
    ).toEqual(both);
  });

  it("letter-spaced capitals are words, ligatures have no gap behind them", async () => {
    const draft = await draftOf(
      "= Jo Li\n #text(tracking: 0.3em)[WORK EXPERIENCE] \\\n *Office Manager*, Griffin Ltd (2016 – 2020) \n\n #text(tracking: 0.3em)[SKILLS] \\\n Filing, Efficiency",
    );
    expect(draft.experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ["Office Manager", "Griffin Ltd"],
    ]);
    expect(draft.skills.map(({ value }) => value)).toEqual(["Filing", "Efficiency"]);
  });

  it("a value has boxes on its page", async () => {
    const [job] = (await draftOf("= Jo Li\n == Experience\n *Baker*, Hofpfisterei GmbH (2019 – 2022)")).experience;
    const [box] = job?.company?.boxes ?? [];
    expect(box?.page).toBe(0);
    expect(box?.width).toBeGreaterThan(40);
    expect(box?.x).toBeGreaterThan(job?.title?.boxes[0]?.x ?? Number.POSITIVE_INFINITY);
  });
});

it("a letter on a page of its own is put aside, a name at the head of the next one stays", async () => {
  const draft = await draftOf(
    "Jo Li \\\n jo\\@example.org \n\n Dear Ms Byrne, \n\n I was a cook from 2015 to 2019. #pagebreak()\n= Jo Li\n == Experience\n *Baker*, Hofpfisterei GmbH (2019 – 2022)",
  );
  expect(draft.personal.name?.value).toBe("Jo Li");
  expect(draft.experience).toHaveLength(1);
});

it("an employer indented below the title is no statement, and a head that goes on above its date is one", async () => {
  const draft = await draftOf(`#set page(width: 12cm)
= Jo Li
 jo\\@example.org

== Experience
*Lecturer* #h(1fr) 2014 – 2020 \\
 #h(12pt) Cascadia Ridge University, Bellport, Washington \\
*Teaching Assistant* #h(1fr) 2008 – 2011 \\
 #h(12pt) University of North Sawtooth, Sawtooth, Idaho

== Education
University of the Upper Sado, Leeds — Master in \\
 History and Archaeology \\
 2010 – 2013 \\
 School of the Valley, Leeds — Diploma \\
 2007 – 2010`);
  expect(draft.experience.map(({ title, company, points }) => [title?.value, company?.value, points.length])).toEqual([
    ["Lecturer", "Cascadia Ridge University", 0],
    ["Teaching Assistant", "University of North Sawtooth", 0],
  ]);
  expect(draft.education.map(({ institution, period }) => [institution?.value, period?.from])).toEqual([
    ["University of the Upper Sado, Leeds", "2010"],
    ["School of the Valley", "2007"],
  ]);
});

it("headings in the person's own words look as the one does that is known", async () => {
  const draft = await draftOf(`#set page(width: 15cm)
#show heading: set text(size: 14pt)
= Jo Li
 jo\\@example.org

== What I did
*Head Baker*, 2019 to date \\
 Wexley Bakery, Leeds

*Baker*, 2014 – 2018 \\
 Plum Hill Bakery, Leeds

== What I learnt
 BSc in Food Science, 2010 – 2014 \\
 University of Leeds

== What I like
 Rye and long walks

== Languages
 English (native), French (basic)`);
  expect(draft.experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ["Head Baker", "Wexley Bakery"],
    ["Baker", "Plum Hill Bakery"],
  ]);
  expect(draft.education.map(({ institution }) => institution?.value)).toEqual(["University of Leeds"]);
});

describe("statements below a job", () => {
  const pointsIn = async (statements: string) => {
    const { experience } = await draftOf(`#set page(width: 15cm)
= Jo Li
 jo\\@example.org

== Experience
*Baker* #h(1fr) 03/2019 – 05/2022 \\
 Hofpfisterei

${statements}

== Skills
 Bread, sauces`);
    return experience.flatMap(({ points }) => points.map(({ value }) => value));
  };

  it("begin at bullets that are drawn and no text", async () => {
    expect(
      await pointsIn(`#set list(marker: box(circle(radius: 1.5pt, fill: black), baseline: -2pt))
- sours and doughs of the whole night shift
- kneads`),
    ).toEqual(["sours and doughs of the whole night shift", "kneads"]);
  });

  it("begin where the line above had room in its column, without any bullet", async () => {
    expect(
      await pointsIn(`#pad(left: 8pt)[Sours and doughs of the whole night shift \\
 Ordering flour and salt for three shops in the town]`),
    ).toEqual(["Sours and doughs of the whole night shift", "Ordering flour and salt for three shops in the town"]);
  });
});
