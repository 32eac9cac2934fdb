import { escapeHtml as text } from "../../../src/shared/text/html-escape.rules.ts";
import { type CorpusLanguage, corpusLanguages } from "./corpus-languages.ts";
import type { CorpusJob, CorpusPerson } from "./corpus-people.ts";

interface PageFacts {
  person: CorpusPerson;
  words: CorpusLanguage;
  heading(name: keyof CorpusLanguage["headings"]): string;
  period(from: string, to: string): string;
  years(from: string, to: string): string;
}

type Layout = (facts: PageFacts) => string;

const block = (name: string, content: string) => `<section><h2>${text(name)}</h2>${content}</section>`;
const bullets = ({ words }: PageFacts) => `<ul>${words.duties.map((duty) => `<li>${text(duty)}</li>`).join("")}</ul>`;
const paragraph = (content: string, name = "") => `<p class="${name}">${content}</p>`;
const row = (left: string, right: string, name = "row") =>
  `<div class="${name}"><div>${left}</div><div>${right}</div></div>`;

const contactLine = ({ person }: PageFacts, joint = " | ") =>
  paragraph([person.city, person.phone, person.email].map(text).join(joint), "contact");
const head = (facts: PageFacts) =>
  `<h1>${text(facts.person.name)}</h1>${paragraph(text(facts.person.headline), "headline")}`;
const summary = (facts: PageFacts) => block(facts.heading("summary"), paragraph(text(facts.words.summary)));
const skills = (facts: PageFacts) =>
  block(facts.heading("skills"), paragraph(facts.person.skills.map(text).join(", ")));
const skillList = (facts: PageFacts) =>
  block(facts.heading("skills"), `<ul>${facts.person.skills.map((skill) => `<li>${text(skill)}</li>`).join("")}</ul>`);
const languages = (facts: PageFacts) =>
  block(
    facts.heading("languages"),
    facts.person.languages.map(([name, level]) => paragraph(`${text(name)} – ${text(level)}`)).join(""),
  );
const contactBlock = (facts: PageFacts) =>
  block(
    facts.heading("contact"),
    [facts.person.phone, facts.person.email, facts.person.city].map((line) => paragraph(text(line))).join(""),
  );

type EntryOf = (facts: PageFacts, main: string, second: string, city: string, when: string) => string;

const entries = (facts: PageFacts, entry: EntryOf) => ({
  experience: block(
    facts.heading("experience"),
    facts.person.jobs
      .map((job) => entry(facts, job.title, job.company, job.city, facts.period(job.from, job.to)) + bullets(facts))
      .join(""),
  ),
  education: block(
    facts.heading("education"),
    facts.person.studies
      .map(({ degree, school, from, to }) => entry(facts, degree, school, "", facts.years(from, to)))
      .join(""),
  ),
});

const datesRight: EntryOf = (_, main, second, city, when) =>
  row(`<b>${text(main)}</b>`, text(when)) + paragraph(`${text(second)}${city ? `, ${text(city)}` : ""}`);
const datesLeft: EntryOf = (_, main, second, city, when) =>
  row(text(when), `<b>${text(main)}</b><br>${text(second)}${city ? ` · ${text(city)}` : ""}`, "margin");
const twoRows: EntryOf = (_, main, second, city, when) =>
  row(`<b>${text(second)}</b>`, text(city)) + row(`<i>${text(main)}</i>`, `<i>${text(when)}</i>`);
const oneLine: EntryOf = (_, main, second, city, when) =>
  paragraph(`<b>${text(main)}</b>, ${text(second)}${city ? `, ${text(city)}` : ""} (${text(when)})`);
const stacked: EntryOf = (_, main, second, city, when) =>
  paragraph(`<b>${text(main)}</b>`) +
  paragraph(`${text(second)}${city ? ` | ${text(city)}` : ""}`) +
  paragraph(text(when), "small");
const companyFirst: EntryOf = (_, main, second, city, when) =>
  paragraph(`<b>${text(second)}</b> – ${text(main)}`) +
  paragraph(`${text(when)}${city ? ` | ${text(city)}` : ""}`, "small");
const dateFirst: EntryOf = (_, main, second, city, when) =>
  paragraph(`${text(when)}: ${text(main)}, ${text(second)}${city ? `, ${text(city)}` : ""}`);

const oneColumn =
  (entry: EntryOf): Layout =>
  (facts) => {
    const { experience, education } = entries(facts, entry);
    return (
      head(facts) + contactLine(facts) + summary(facts) + experience + education + skills(facts) + languages(facts)
    );
  };

const sidebar =
  (side: "left" | "right"): Layout =>
  (facts) => {
    const { experience, education } = entries(facts, side === "left" ? datesRight : stacked);
    const narrow = `<aside>${contactBlock(facts)}${skillList(facts)}${languages(facts)}</aside>`;
    const wide = `<main>${summary(facts)}${experience}${education}</main>`;
    return `${head(facts)}<div class="columns ${side}">${side === "left" ? narrow + wide : wide + narrow}</div>`;
  };

const table: Layout = (facts) => {
  const { labels } = facts.words;
  const cells = (values: string[], tag = "td") =>
    `<tr>${values.map((value) => `<${tag}>${text(value)}</${tag}>`).join("")}</tr>`;
  const jobs = facts.person.jobs.map((job) => cells([facts.period(job.from, job.to), job.company, job.title])).join("");
  const studies = facts.person.studies
    .map(({ degree, school, from, to }) => cells([facts.years(from, to), school, degree]))
    .join("");
  return (
    head(facts) +
    contactLine(facts, " · ") +
    block(
      facts.heading("experience"),
      `<table>${cells([labels.period, labels.company, labels.position], "th")}${jobs}</table>`,
    ) +
    block(facts.heading("education"), `<table>${studies}</table>`) +
    skills(facts) +
    languages(facts)
  );
};

const form: Layout = (facts) => {
  const { labels, duties } = facts.words;
  const { person } = facts;
  const line = (label: string, value: string) => row(text(label), text(value), "form");
  const job = ({ from, to, title, company, city }: CorpusJob) =>
    line(labels.period, facts.period(from, to)) +
    line(labels.position, title) +
    line(labels.company, `${company}, ${city}`) +
    line(labels.duties, duties[0] ?? "");
  return (
    block(
      facts.heading("contact"),
      line(labels.name, person.name) +
        line(labels.address, person.city) +
        line(labels.phone, person.phone) +
        line(labels.email, person.email),
    ) +
    block(facts.heading("experience"), person.jobs.map(job).join("<br>")) +
    block(
      facts.heading("education"),
      person.studies
        .map(({ degree, school, from, to }) => line(facts.years(from, to), `${degree}, ${school}`))
        .join(""),
    ) +
    skills(facts) +
    languages(facts)
  );
};

const severalRoles: Layout = (facts) => {
  const [first, second, ...rest] = facts.person.jobs;
  const role = ({ title, from, to }: CorpusJob) =>
    row(`<i>${text(title)}</i>`, text(facts.period(from, to))) + bullets(facts);
  const group = (jobs: CorpusJob[]) =>
    paragraph(`<b>${text(jobs[0]?.company ?? "")}</b>, ${text(jobs[0]?.city ?? "")}`) + jobs.map(role).join("");
  const { education } = entries(facts, datesRight);
  const both = first && second ? [first, second] : [];
  return (
    head(facts) +
    contactLine(facts) +
    block(facts.heading("experience"), group(both) + rest.map((job) => group([job])).join("")) +
    education +
    skills(facts) +
    languages(facts)
  );
};

/** The section's name in the margin, its content beside it. */
const marginHeadings: Layout = (facts) => {
  const { experience, education } = entries(facts, datesRight);
  return (
    head(facts) +
    contactLine(facts) +
    `<div class="beside">${summary(facts)}${experience}${education}${skills(facts)}${languages(facts)}</div>`
  );
};

const letterFirst: Layout = (facts) =>
  `${paragraph(text(facts.person.name))}${contactLine(facts)}<br>${paragraph(text(facts.words.salutation))}${paragraph(text(facts.words.summary)).repeat(3)}<div style="break-after: page"></div>${oneColumn(datesRight)(facts)}`;

export const corpusLayouts: Record<string, Layout> = {
  "one-column": oneColumn(datesRight),
  "dates-left": oneColumn(datesLeft),
  "two-rows": oneColumn(twoRows),
  "one-line": oneColumn(oneLine),
  stacked: oneColumn(stacked),
  "company-first": oneColumn(companyFirst),
  "date-first": oneColumn(dateFirst),
  "sidebar-left": sidebar("left"),
  "sidebar-right": sidebar("right"),
  "letter-spaced": oneColumn(datesRight),
  timeline: oneColumn(
    (facts, main, second, city, when) => `<div class="dot">${stacked(facts, main, second, city, when)}</div>`,
  ),
  table,
  form,
  "letter-first": letterFirst,
  "several-roles": severalRoles,
  "margin-headings": marginHeadings,
};

/** What a layout says of a person: with several roles, the first two jobs were at one company. */
export function personOn(layout: string, person: CorpusPerson): CorpusPerson {
  const [first, second, ...rest] = person.jobs;
  if (layout !== "several-roles" || !first || !second) return person;
  return { ...person, jobs: [first, { ...second, company: first.company, city: first.city }, ...rest] };
}

/** Left out of all building: their first figures are what unseen files can expect. */
export const keptOut = { layouts: ["several-roles", "margin-headings"], languages: ["cs", "ko"] };

type DateForm = (locale: string, month: string) => string;

const monthNamed =
  (length: "long" | "short"): DateForm =>
  (locale, month) => {
    const [year = 0, number = 1] = month.split("-").map(Number);
    const format = new Intl.DateTimeFormat(locale, {
      month: length,
      year: "numeric",
      timeZone: "UTC",
      calendar: "gregory",
      numberingSystem: "latn",
    });
    return format.format(new Date(Date.UTC(year, number - 1)));
  };
const numbered =
  (joint: string): DateForm =>
  (_, month) =>
    month.split("-").reverse().join(joint);
const dateForms: DateForm[] = [monthNamed("short"), numbered("/"), monthNamed("long"), numbered(".")];
const locales: Record<string, string> = { en: "en-GB", zh: "zh-CN", ja: "ja-JP", ko: "ko-KR" };

/** @param variant chooses headings, form of dates, font and colours */
export function corpusPage(person: CorpusPerson, layout: string, variant: number): string {
  const words = corpusLanguages.get(person.language);
  const make = corpusLayouts[layout];
  if (!words || !make) throw new Error(`No such page: ${person.language}, ${layout}`);
  const form = dateForms[variant % dateForms.length] ?? monthNamed("short");
  const date = (month: string) => (/-/.test(month) ? form(locales[person.language] ?? person.language, month) : month);
  const facts: PageFacts = {
    person,
    words,
    heading: (name) => words.headings[name][variant % words.headings[name].length] ?? "",
    period: (from, to) => `${date(from)} ${["–", "-", "—"][variant % 3]} ${to === "" ? words.present : date(to)}`,
    years: (from, to) => `${from.slice(0, 4)} – ${to.slice(0, 4)}`,
  };
  const direction = ["ar", "fa", "he"].includes(person.language) ? "rtl" : "ltr";
  return `<!doctype html><html lang="${person.language}" dir="${direction}"><meta charset="utf-8"><style>${styles(layout, variant)}</style><body>${make(facts)}</body></html>`;
}

const fontNames = ["Liberation Sans", "Liberation Serif", "DejaVu Sans"];

function styles(layout: string, variant: number): string {
  const spaced = layout === "letter-spaced" ? "h2 { letter-spacing: 0.28em; text-transform: uppercase }" : "";
  return `@page { margin: 18mm 16mm } body { font: 10.5pt/1.4 "Corpus", "${fontNames[variant % fontNames.length]}", sans-serif; margin: 0 }
h1 { font-size: 22pt; margin: 0 } h2 { font-size: ${12 + (variant % 3)}pt; margin: 12pt 0 4pt; ${variant % 2 ? "border-bottom: 1px solid" : "color: #246"} }
p { margin: 0 0 1pt } ul { margin: 2pt 0 6pt; padding-inline-start: 14pt } ${spaced}
.row { display: flex; justify-content: space-between; gap: 12pt; margin-top: 4pt } .margin { display: grid; grid-template-columns: 125pt 1fr; margin-top: 4pt }
.form { display: grid; grid-template-columns: 150pt 1fr } .small { font-size: 9.5pt; color: #444 } .dot { border-inline-start: 2px solid #888; padding-inline-start: 10pt; margin-top: 5pt }
.columns { display: grid; gap: 22pt } .left { grid-template-columns: 150pt 1fr } .right { grid-template-columns: 1fr 150pt }
table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #999; padding: 3pt 5pt; text-align: start } .headline { font-size: 13pt }
.beside section { display: grid; grid-template-columns: 120pt 1fr } .beside section > :not(h2) { grid-column: 2 } .beside h2 { margin: 4pt 0; border: 0; grid-row: 1 / span 30 }`;
}
