import type { LieKind } from "./lie.ts";

const withoutStop = (text: string) => text.replace(/\.$/, "");
const digits: Record<string, string> = {
  arabic: "٠١٢٣٤٥٦٧٨٩",
  devanagari: "०१२३४५६७८९",
  wide: "０１２３４５６７８９",
  mathematical: "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
};
const look: [RegExp, string][] = [
  [/o/, "о"],
  [/a/, "а"],
  [/e/, "е"],
  [/i/, "і"],
];
const upgrades: [RegExp, string][] = [
  [/\b(assisted|helped|supported|contributed to)\b( in)?( the)?/i, "Led the"],
  [/\b(assisting|helping|supporting|contributing to)\b( in)?( the)?/i, "Leading the"],
  [/\bup to /i, "more than "],
  [/ under the supervision of a partner/, ""],
  [/ with two colleagues| with 2 colleagues/, ""],
  [/ together with the legal team/, ""],
  [/\bsupervised\b/i, "Directed"],
  [/\bprepared\b/i, "Decided"],
  [/\bchecked\b/i, "Approved"],
  [/ as third author/, " as first author"],
];
const scopes = [
  "across the whole company",
  "in all departments",
  "throughout Europe",
  "worldwide",
  "for the board of directors",
  "single-handedly",
  "ahead of schedule",
  "as the best of the year",
];
const verbs = /^(As [^,]+, )?(I )?(\w+)/;

/** The kinds that were not looked at while the checker was built; of these only the count is shown. */
export const heldLies: Record<string, LieKind> = {
  "digits of other scripts": ({ text }, { random }) => {
    const script = digits[random.pick(Object.keys(digits))] ?? "";
    const changed = text.replace(/\d/g, (digit) => [...script][(Number(digit) + 1) % 10] ?? digit);
    return changed === text ? undefined : changed;
  },
  anachronism: ({ facts, job, text }, { random }) => {
    const early = Number(job.from.slice(0, 4)) - random.between(3, 9);
    return {
      text: random.pick([
        `Since ${early}, ${text}`,
        `In ${early}, ${text}`,
        `${withoutStop(text)} in ${early}.`,
        `${withoutStop(text)}, long before I joined ${job.employer}.`,
      ]),
      facts,
    };
  },
  "Roman and spelled numbers": ({ text }, { random }) => {
    const changed = text.replace(/\d[\d.,]*/, (number) =>
      // A dozen is 12.
      random.pick([
        "XL",
        "ninety-seven",
        "four hundred",
        parseFloat(number) === 12 ? "a score" : "a dozen",
        "hundreds of",
        "countless",
      ]),
    );
    return changed === text ? undefined : changed;
  },
  "number of another statement": ({ text, job, facts }) => {
    const own: string[] = text.match(/\d[\d.,]*\d|\d/g) ?? [];
    const other = job.statements
      .flatMap(([line]) => line.match(/\d[\d.,]*\d|\d/g) ?? [])
      .find((number) => !own.includes(number));
    if (!other || own.length === 0) return undefined;
    return {
      text: text.replace(own[0] ?? "", other),
      facts: [...facts, ...job.statements.map((_, index) => `${job.id}.statement.${index}`)],
    };
  },
  "sum of numbers": ({ facts, job }) => {
    const numbers = job.statements.flatMap(([line]) => line.match(/\b\d+\b/g) ?? []).map(Number);
    if (numbers.length < 2) return undefined;
    return { text: `I looked after ${numbers.reduce((sum, number) => sum + number, 0)} in all.`, facts };
  },
  duration: ({ facts, job }, { random }) => ({
    text: `I worked as ${job.title} at ${job.employer} for ${random.between(9, 30)} years.`,
    facts,
  }),
  "gone on": ({ facts, job }) =>
    job.to === "" ? undefined : { text: `I currently work as ${job.title} at ${job.employer}.`, facts },
  "language and level": (_, { profile, random }) => {
    const [language = "English"] = profile.personal_details.languages_known;
    return {
      text: random.pick([
        `I speak fluent ${language}.`,
        `I speak ${language} and Mandarin.`,
        `${language} (native)`,
        `I teach ${language}.`,
      ]),
      facts: ["person.language.0"],
    };
  },
  "skill raised": (_, { profile, random }) => {
    const [{ skill } = { skill: "" }] = profile.skills;
    return {
      text: random.pick([
        `I am an expert in ${skill}.`,
        `I am certified in ${skill}.`,
        `I have ten years of ${skill}.`,
        `${skill} (advanced)`,
        `I teach ${skill}.`,
        `My skills include advanced ${skill}.`,
      ]),
      facts: ["person.skill.0"],
    };
  },
  "tool of nearly the same name": (_, { profile, random }) => {
    const [{ skill } = { skill: "" }] = profile.skills;
    return {
      text: `My skills include ${random.pick([`${skill}++`, `${skill}Script`, `${skill}#`, `${skill} 365`, `${skill}.js`, `${skill}/4HANA`])}.`,
      facts: ["person.skill.0"],
    };
  },
  "homoglyphs and hidden characters": ({ text }, { random }) => {
    const [letter, twin] = random.pick(look);
    const from = random.between(0, Math.floor(text.length / 2));
    return random.chance(0.5)
      ? text.slice(0, from) + text.slice(from).replace(letter, twin)
      : `${text.slice(0, from)}\u200b${text.slice(from)}`;
  },
  "negation added": ({ text }, { random }) =>
    text.replace(
      verbs,
      (_, frame = "", i = "", verb) => `${frame}${i}${random.pick(["never", "hardly", "not only"])} ${verb}`,
    ),
  "negation dropped": ({ text }) => {
    const changed = text.replace(/ without\b/, " with").replace("did not lose", "did lose");
    return changed === text ? undefined : changed;
  },
  "part raised": ({ text }) => {
    const [weak, strong] = upgrades.find(([sign]) => sign.test(text)) ?? [];
    return weak && text.replace(weak, strong ?? "");
  },
  scope: ({ text }, { random }) => `${withoutStop(text)} ${random.pick(scopes)}.`,
  quantity: ({ text }, { random }) => {
    const changed = text.replace(
      /(?<= )(\d[\d.,]*|\w*(two|three|four|five|six|eight|nine|ten|eleven|twelve)\w*)(?= \p{L})/u,
      random.pick(["all", "dozens of", "several hundred", "most"]),
    );
    return changed === text ? undefined : changed;
  },
  promise: ({ text }, { random }) =>
    `${withoutStop(text)}, ${random.pick(["and I can start at once", "and I hold a work permit", "and I would accept any salary", "and would do the same for you"])}.`,
  comparison: ({ text }, { random }) =>
    `${withoutStop(text)}, ${random.pick(["more than anybody before", "the best result of the team", "which won an award", "twice as much as planned"])}.`,
  "other person": ({ text }, { random }) =>
    text.replace(
      verbs,
      (_, frame = "", __ = "", verb) => `${frame}${random.pick(["He", "She", "My team", "We"])} ${verb.toLowerCase()}`,
    ),
  "posting as the person": ({ facts }, { trade, random }) => ({
    text: random.pick([
      `I am ${trade.posting.title}.`,
      `I have what you ask for: ${trade.posting.lines[0]}.`,
      `I meet your requirement “${trade.posting.lines[1]}”.`,
    ]),
    facts: random.pick([facts, ["posting.title", "posting.line.0", "posting.line.1"], ["posting.line.0", ...facts]]),
  }),
  "glued title": ({ facts, job }, { random, trade }) => ({
    text: `${random.pick(["Head", "Chief", "Interim", "Award-winning", trade.envied.title])} ${job.title} at ${job.employer}`,
    facts,
  }),
  "entries mixed": ({ job, text }, { jobs }) => {
    const other = jobs.find(({ id }) => id !== job.id);
    return (
      other && {
        text: `As ${other.title} at ${other.employer}, ${text}`,
        facts: [
          `${other.id}.title`,
          `${other.id}.organisation`,
          ...job.statements.map((_, index) => `${job.id}.statement.${index}`),
        ],
      }
    );
  },
  "no facts": ({ text }) => ({ text, facts: [] }),
};

export const hardHeldLies = new Set(
  Object.keys(heldLies).filter(
    (kind) => !/negation|part raised|scope|promise|comparison|other person|no facts|homoglyph/.test(kind),
  ),
);
