import { describe, expect, it } from "vitest";
import { blocksOfText, readCv } from "../cv-reading.ts";

const draftOf = (text: string) => readCv({ blocks: blocksOfText(text) });
const jobsIn = (lines: string, heading = "Work experience") =>
  draftOf(`Zoe Byrne\nzoe@example.org\n\n${heading}\n${lines}`).experience.map(
    ({ title, company, location, period }) => [...[title?.value, company?.value, location?.value, period?.from]],
  );

describe("shapes of entries", () => {
  it("a label before each value of a job, its place among them", () => {
    const job = (title: string, company: string, town: string, dates: string) =>
      `Position: ${title}\nCompany: ${company}\nAddress: ${town}\nInclusive Dates: ${dates}\n• Checks rooms`;
    const jobs = [
      job("Floor Supervisor", "Al Marsa Beach Hotel", "Doha", "June 2019 to Present"),
      job("Room Attendant", "Bayfront Suites", "Pasay City", "2014 to 2019"),
    ];
    expect(jobsIn(jobs.join("\n"))).toEqual([
      ["Floor Supervisor", "Al Marsa Beach Hotel", "Doha", "2019-06"],
      ["Room Attendant", "Bayfront Suites", "Pasay City", "2014"],
    ]);
  });

  it("a heading that counts the years, and three rows below each date, as a job board prints them", () => {
    const lines = `Май 2018 — настоящее время
8 лет 7 месяцев
ООО «УралТрубМонтаж»
Челябинск
Бухгалтер
• Сварка
Сентябрь 2013 — Апрель 2018
4 года 8 месяцев
ЗАО «Копейский завод»
Копейск
Продавец
• Рамы`;
    expect(jobsIn(lines, "Опыт работы — 13 лет 2 месяца").map(([title, company]) => [title, company])).toEqual([
      ["Бухгалтер", "ООО «УралТрубМонтаж»"],
      ["Продавец", "ЗАО «Копейский завод»"],
    ]);
  });

  it.each([
    ["Coiffeuse\t2014 – 2020\nJean-Luc Coiffure (Lyon)\n\nGérante\t2011 – 2014\nTête à Tête sprl (Lille)"],
    ["Coiffeuse\t2014 – 2020\nJean-Luc Coiffure, Lyon\n\nGérante\t2011 – 2014\nTête à Tête sprl, Lille"],
  ])("towns behind employers, in brackets or behind a comma: %s", (lines) => {
    expect(jobsIn(lines, "Expériences").map(([, company, town]) => [company, town])).toEqual([
      ["Jean-Luc Coiffure", "Lyon"],
      ["Tête à Tête sprl", "Lille"],
    ]);
  });

  it("a title and a place with a slash between them, where no spaces are written", () => {
    const jobs = jobsIn(
      "株式会社ひぐらし珈琲（2020年4月～現在）\n店長／東京都杉並区\n\n有限会社みどり製菓（2017年4月～2020年3月）\nバリスタ／神奈川県鎌倉市",
      "職務経歴",
    );
    expect(jobs.map(([title, , town]) => [title, town])).toEqual([
      ["店長", "東京都杉並区"],
      ["バリスタ", "神奈川県鎌倉市"],
    ]);
  });

  it("a school, what was studied, and that it was finished", () => {
    const { education } = draftOf(
      "木暮 沙織\nkogure@example.jp\n\n学歴\n2011年4月～2015年3月　東都女子大学 文学部 英文学科 卒業",
    );
    expect(education.map(({ institution, degree }) => [institution?.value, degree?.value])).toEqual([
      ["東都女子大学", "文学部 英文学科"],
    ]);
  });

  it.each([
    [
      "Lecturer in Ecology (above the bar), University of Galway, Galway, 2019 –",
      "Lecturer in Ecology (above the bar)",
    ],
    ["Voorman bij Hoveniersbedrijf Van Ginkel, Leusden (mei 2018 – heden)", "Voorman"],
    ["Stationsleitung Intensiv 2\tApril 2021 – heute\nKlinikum Rhein gGmbH", "Stationsleitung Intensiv 2"],
  ])("the title of %s", (lines, title) => {
    expect(jobsIn(lines)[0]?.[0]).toBe(title);
  });

  it.each([
    ["Receptionist\t2018 – 2020\nHotel Mar\n\nParental leave\t2017 – 2018\n\nWaiter\t2014 – 2017\nCasa Pia Ltd", 2],
    ["Teacher (maternity leave cover)\t2018 – 2020\nBeck Lane School\n\nTeacher\t2014 – 2017\nHighmoor School", 2],
    ["Sabbatical Officer\t2018 – 2020\nStudents' Union\n\nBarista\t2014 – 2017\nPause Café Ltd", 2],
  ])("a break is no job, and covering one is: %s", (lines, count) => {
    expect(jobsIn(lines)).toHaveLength(count);
  });

  it.each([
    ["Caring for dogs", "Battersea Home"],
    ["Vertretung Elternzeit", "Bosch"],
    ["Remplacement congé maternité", "Carrefour"],
    ["Cuidado de animales", "Zoo de Madrid"],
    ["Orientación", "Oficina de Desempleo"],
    ["Sostituzione maternità", "Comune di Roma"],
    ["Steunpunt Mantelzorg", "Gemeente Utrecht"],
    ["Opieka nad zwierzętami", "Zoo Wrocław"],
    ["Cuidar de crianças", "Creche Sol"],
  ])("what has an employer is no break: %s, %s", (title, company) => {
    const lines = `${title}, ${company}, 2018 - 2019\n• Fed and fed again\n\nCook, Hotel Mar, 2015 - 2018`;
    expect(jobsIn(lines)[0]?.slice(0, 2)).toEqual([title, company]);
  });

  it("a break names no employer of what stands below it, and standing in for one is a role", () => {
    const lines = "Bosch GmbH, Monteur, 2015 - 2020\nElternzeit, 2014 - 2015\nHelfer, 2012 - 2014";
    expect(jobsIn(lines).map(([title, company]) => [title, company])).toEqual([
      ["Monteur", "Bosch GmbH"],
      ["Helfer", "Bosch GmbH"],
    ]);
    const roles = ["Vertretung Elternzeit", "Sustitución por maternidad", "Remplacement congé maternité"];
    const below = (role: string) => jobsIn(`Monteur, Bosch GmbH, 2015 - 2020\n${role}, 2014 - 2015`)[1];
    expect(roles.map((role) => below(role)?.slice(0, 2))).toEqual(roles.map((role) => [role, "Bosch GmbH"]));
  });

  it.each([
    ["Pflege bei Demenz", "Caritas gGmbH"],
    ["Hulp bij huiswerk", "Gemeente Utrecht"],
    ["On call at night", "St Mary Hospital"],
  ])("what the work is about is no employer: %s, %s", (title, company) => {
    expect(jobsIn(`${title}, ${company}, 2015 - 2018`)[0]?.slice(0, 2)).toEqual([title, company]);
  });

  it.each([
    ["Beekeeping, 2010 - today\nCook, 2015 - 2020", 2],
    ["Guida alpina, 2010 - oggi\nMaestro di sci, 2015 - 2020", 2],
    ["Volunteering, 2014 - 2022\nStore Manager, 2018 - 2022", 2],
    ["Kumon tutoring, 2014 - 2022\nTesco, 2016 - 2018\nAldi, 2012 - 2014", 3],
    ["Tesco, 2014 - 2022\nStore Manager, 2018 - 2022\nShelf stacker, 2014 - 2018\nCook, 2012 - 2014", 3],
  ])("work beside other work is not its employer: %s", (lines, count) => {
    const jobs = jobsIn(lines);
    expect(jobs).toHaveLength(count);
    expect(jobs.at(-1)?.[1]).toBeUndefined();
  });

  it("studies that all have bullets, and a grade of two parts, which is no subject", () => {
    const { education } = draftOf(`Zoe Byrne\nzoe@example.org\n\nEducation
• Diploma in Nursing – Leeds College – 2011 to 2013
• BSc Geology, University of Leeds, magna cum laude, GPA 3.81 – 2004`);
    expect(education.map(({ degree, specialization }) => [degree?.value, specialization?.value])).toEqual([
      ["Diploma", "Nursing"],
      ["BSc Geology", undefined],
    ]);
  });

  it("an employer with the time of all the roles below it is no job, and theirs", () => {
    const lines = `LANTERN FESTIVALS\t2017 to date
Senior Producer\tJan 2021 to date
• Budget of four stages
Producer\tMay 2017 to Dec 2020
• Licensing
HARBOURSIDE LTD\tSep 2014 to Apr 2017
Event Coordinator
• Thirty events a year`;
    expect(jobsIn(lines).map(([title, company]) => [title, company])).toEqual([
      ["Senior Producer", "LANTERN FESTIVALS"],
      ["Producer", "LANTERN FESTIVALS"],
      ["Event Coordinator", "HARBOURSIDE LTD"],
    ]);
  });

  it("studies in a table whose columns have two names each, and a school behind the diploma of one", () => {
    const table = `Degree\tCollege / School\tUniversity / Board\tYear of Passing\t%
M.Com\tBYK College of Commerce\tPune University\t2014\t66%`;
    const { education } = draftOf(
      `Zoe Byrne\nzoe@example.org\n\nEducation\n${table}\n\nIstruzione\n2008: Diploma di Liceo Classico, Istituto Carducci`,
    );
    expect(education.map(({ degree, period }) => [degree?.value, period?.to])).toEqual([
      ["M.Com", "2014"],
      ["Diploma di Liceo Classico", "2008"],
    ]);
  });

  it("what names another employer is no place", () => {
    const lines = `WATTLE RIDGE MINING SERVICES\nDriller's Offsider (2013 – 2016)
MALLEE SHEARING CO\nRoustabout (seasons 2011 and 2012)`;
    expect(jobsIn(lines)[0]?.[2]).toBeUndefined();
  });

  it("the level of a school is no degree", () => {
    const { education } = draftOf(`Zoe Byrne\nzoe@example.org

Educational background
Tertiary: BS Hotel Management, Cavite College, 2008 - 2012
Secondary: Dasmarinas High School, 2004 - 2008`);
    expect(education.map(({ institution, degree }) => [institution?.value, degree?.value])).toEqual([
      ["Cavite College", "BS Hotel Management"],
      ["Dasmarinas High School", undefined],
    ]);
  });
});

it("a number in a row behind words is no telephone, one with a country is, whatever its label", () => {
  const phones = (line: string) =>
    draftOf(`Zoe Byrne\nzoe@example.org\n${line}`).personal.phones.map(({ value }) => value);
  expect(phones("Contadora pública · Cédula profesional 00000000")).toEqual([]);
  expect(phones("Contact No.: +63 917 555 0128")).toEqual(["+63 917 555 0128"]);
  for (const before of ["Leeds", "zoe@x.example", "WhatsApp", "Call me on"])
    expect(phones(`${before} 0755019238`)).toEqual(["0755019238"]);
  expect(phones("0755019238")).toEqual(["0755019238"]);
});

it("a level before its language, and a list of languages below a heading in no table", () => {
  const { languages } = draftOf(`Zoe Byrne
zoe@example.org

SKILLS
Triage

SUMMARY
A nurse.

WHAT I SPEAK
French: fluent
basic Arabic`);
  expect(languages.map(({ language, level }) => [language.value, level?.value])).toEqual([
    ["French", "fluent"],
    ["Arabic", "basic"],
  ]);
});
