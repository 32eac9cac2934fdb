import type { LieKind } from "./lie.ts";

const anyNumber = /(?<![\p{L}\d.,])\d[\d.,]*\d|(?<![\p{L}\d.,])\d(?![\p{L}\d])/u;
const withoutStop = (text: string) => text.replace(/\.$/, "");
const units: [RegExp, string][] = [
  [/ ?%/, " percentage points"],
  [/ percent\b/, " points"],
  [/€|EUR |CHF /, "$"],
  [/\beuros\b/, "dollars"],
  [/£/, "€"],
  [/\bhours\b/, "minutes"],
  [/\bdays\b/, "hours"],
  [/\bweeks\b/, "days"],
  [/\bmonths\b/, "weeks"],
  [/\byears\b/, "months"],
  [/ per (day|shift|evening)\b/, " per hour"],
  [/ per week\b/, " per day"],
  [/ per month\b/, " per week"],
  [/\bms\b/, "s"],
  [/ million\b/, " billion"],
];

/** The kinds that were looked at while the checker was built. */
export const tunedLies: Record<string, LieKind> = {
  number: ({ text }, { random }) =>
    anyNumber.test(text)
      ? text.replace(anyNumber, (number) => {
          const value = Number(number.replaceAll(",", ""));
          return String(random.pick([value + 1, value * 2, value + 10, Math.ceil(value / 2) + 7]));
        })
      : undefined,
  magnitude: ({ text }, { random }) =>
    anyNumber.test(text)
      ? text.replace(anyNumber, (number) =>
          random.pick([
            number.includes(".") ? `${number}9` : `${number}0`,
            `${number},000`,
            `${number} million`,
            `${number}k`,
          ]),
        )
      : undefined,
  unit: ({ text }) => {
    const [sign, other] = units.find(([unit]) => unit.test(text)) ?? [];
    return sign && text.replace(sign, other ?? "");
  },
  "invented number": ({ text }, { random }) =>
    `${withoutStop(text)} ${random.pick(["by 35 %", "for 50 clients", "in 3 countries", "saving €20,000", "12 times", "twice"])}.`,
  "skill of the posting": ({ text }, { random, trade }) => {
    const wanted = random.pick(trade.wanted);
    return random.pick([
      `${withoutStop(text)} with ${wanted}.`,
      `${withoutStop(text)} and ${wanted}.`,
      `${withoutStop(text)} using ${wanted}.`,
    ]);
  },
  "skill in a list": (_, { random, trade, profile }) => {
    const skills = profile.skills.map(({ skill }) => skill);
    const list = new Intl.ListFormat("en").format([...skills, random.pick(trade.wanted)]);
    return { text: `My skills include ${list}.`, facts: skills.map((_, index) => `person.skill.${index}`) };
  },
  employer: ({ text, job }, { trade }) =>
    text.includes(job.employer)
      ? text.replace(job.employer, trade.envied.employer)
      : `At ${trade.envied.employer}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  "employer of another entry": ({ text, job }, { jobs }) => {
    const other = jobs.find(({ employer }) => employer !== job.employer)?.employer;
    return other && text.includes(job.employer) ? text.replace(job.employer, other) : undefined;
  },
  title: ({ text, job }, { trade }) =>
    text.includes(job.title) ? text.replace(job.title, trade.envied.title) : `As ${trade.envied.title}, ${text}`,
  "title of another entry": ({ facts, job }, { jobs }) => {
    const other = jobs.find(({ title }) => title !== job.title)?.title;
    return other && { text: `I worked as ${other} at ${job.employer}.`, facts };
  },
  date: ({ facts, job }, { random }) => {
    const year = Number(job.from.slice(0, 4)) - random.between(1, 5);
    return {
      text: random.pick([
        `I have worked as ${job.title} at ${job.employer} since ${year}.`,
        `I joined ${job.employer} in March ${year}.`,
        `${job.title} at ${job.employer}, ${year} – present`,
      ]),
      facts,
    };
  },
  "date of another kind": ({ facts, job }) =>
    job.to === ""
      ? { text: `I worked as ${job.title} at ${job.employer} until ${job.from.slice(0, 4)}.`, facts }
      : { text: `I have worked as ${job.title} at ${job.employer} since ${job.from.slice(0, 4)}.`, facts },
  degree: (_, { trade, profile, random }) => {
    const [study] = profile.education;
    const facts = ["degree", "subject", "organisation", "period"].map((kind) => `education.0.${kind}`);
    const { degree, employer } = trade.envied;
    return {
      text: random.pick([
        `I hold a ${degree} in ${study?.specialization} from ${study?.institution}.`,
        `${study?.degree_type} in ${study?.specialization}, ${employer}`,
        `I hold a doctorate in ${study?.specialization}.`,
        `I hold a ${study?.degree_type} with distinction.`,
      ]),
      facts,
    };
  },
  certificate: ({ text }, { trade, profile, random }) => {
    const held = profile.certifications[0]?.certification_name;
    const facts = ["title", "organisation", "year"].map((kind) => `certification.0.${kind}`);
    return random.pick([
      { text: `I hold the certificate ${trade.envied.certificate}.`, facts },
      { text: `I hold the certificates ${held} and ${trade.envied.certificate}.`, facts },
      { text: `I hold the certificate ${held} since 1999.`, facts },
      `${withoutStop(text)} as a certified ${trade.envied.title}.`,
    ]);
  },
};

export const hardTunedLies = new Set(Object.keys(tunedLies));
