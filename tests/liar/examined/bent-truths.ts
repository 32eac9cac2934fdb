import type { ExaminedPerson } from "./examined-person.ts";

/** A true sentence made false. */
export interface Bent {
  kind: string;
  text: string;
  cites: string;
}

type Bend = (text: string, cites: string, person: ExaminedPerson) => string | Omit<Bent, "kind"> | undefined;

const wordNumbers = ["two", "three", "four", "five", "six", "seven", "nine", "twelve", "forty-two", "sixty", "seventy"];
const joined = (text: string, more: string) => `${text.replace(/\.$/, "")}${more}${text.endsWith(".") ? "." : ""}`;
const jobOf = (cites: string) => /\bexp(\d)/.exec(cites)?.[1];
const lowered = (text: string) => (/^(I|\d|HR|CIPP)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** Changes the first match of a pattern; undefined where there is none. */
function first(text: string, pattern: RegExp, change: (found: string) => string): string | undefined {
  const bent = text.replace(pattern, change);
  return bent === text ? undefined : bent;
}

/** Numbers that no fact of these people holds. */
const bends: Record<string, Bend> = {
  "number tenfold": (text) => first(text, /\b\d+\b(?! ?(levels?|grades?))/, (found) => `${Number(found) * 10}`),
  "number plus one": (text) => first(text, /\b\d+\b/, (found) => `${Number(found) + 1}`),
  "last number changed": (text) => first(text, /\b\d+\b(?=\D*$)/, (found) => `${Number(found) + 3}`),
  "digits turned": (text) =>
    first(text, /\b(\d)(\d)\b/, (found) => (found[0] === found[1] ? found : `${found[1]}${found[0]}`)),
  "number word": (text) =>
    first(text, new RegExp(`\\b(${wordNumbers.join("|")})\\b`, "i"), (found) =>
      found.toLowerCase() === "six" ? "sixteen" : "eleven",
    ),
  "arabic digits": (text) =>
    first(text, /\b\d+\b/, (found) =>
      `${Number(found) + 7}`.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    ),
  "devanagari digits": (text) =>
    first(text, /\b\d+\b/, (found) =>
      `${Number(found) * 2}`.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
    ),
  "mathematical digits": (text) =>
    first(text, /\b\d+\b/, (found) =>
      `${Number(found) + 1}`.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
    ),
  "employer of another job": (text, cites, { jobs }) => {
    const own = jobs[Number(jobOf(cites))]?.[1];
    const other = jobs.find(([, company]) => !text.includes(company))?.[1];
    return own && other && !cites.includes(" exp") && text.includes(own) ? text.replace(own, other) : undefined;
  },
  "told of another employer": (text, cites, { jobs }) => {
    const job = jobOf(cites);
    const other = jobs[job === "0" ? 1 : 0]?.[1];
    return job && other !== jobs[Number(job)]?.[1] && !cites.includes(" ") && !text.includes("At ")
      ? `At ${other}, ${lowered(text)}`
      : undefined;
  },
  "told of the employer applied to": (text, cites, { posting }) =>
    jobOf(cites) && /^(I|[A-Z][a-z]+ed)\b/.test(text) ? `At ${posting.company}, ${lowered(text)}` : undefined,
  "title of the posting": (text, _, { jobs, posting }) => {
    const title = jobs.map(([name]) => name).find((name) => text.includes(name));
    return title && !text.includes(posting.title) ? text.replace(title, posting.title) : undefined;
  },
  "line of the posting added": (text, cites, { posting }) =>
    cites === "posting"
      ? undefined
      : joined(text, `, with ${posting.lines.at(-1)?.replace(/^You /, "").split(";")[0]?.toLowerCase()} besides`),
  "what the posting wants, claimed": (_, cites, { posting }) =>
    cites === "posting" ? undefined : { text: `I bring: ${posting.lines[0]}`, cites: `${cites} posting` },
  "team added": (text, cites) => (cites === "posting" ? undefined : joined(text, " and led a team of eleven")),
  "year added": (text, cites) => (jobOf(cites) ? joined(text, " in 2003") : undefined),
  "award added": (text) => joined(text, ", for which I received an award"),
  "effect added": (text, cites) => (cites === "posting" ? undefined : joined(text, ", which doubled revenue")),
  "extent added": (text, cites) => (jobOf(cites) ? joined(text, " in all departments") : undefined),
  "cyrillic letters": (text) => {
    const bent = text.replace(/[aeo]/, (letter) => ({ a: "а", e: "е", o: "о" })[letter] ?? letter);
    return bent;
  },
  "unseen letters within a number": (text) => first(text, /\b\d\d\b/, (found) => `${found}\u200b0`),
  "unseen letters within a word": (text) => text.replace(/(?<=\p{L}{3})(?=\p{L})/u, "\u200b"),
  "right to left": (text) => first(text, /\b\d\d\b/, (found) => `\u202e${found}\u202c`),
  "no facts": (text) => ({ text, cites: "none" }),
  "facts of another job": (text, cites, { jobs }) => {
    const job = jobOf(cites);
    const other = jobs.findIndex((_, index) => !cites.includes(`exp${index}`));
    return job && other >= 0 ? { text, cites: `exp${other}.*` } : undefined;
  },
  "facts of the posting": (text, cites) => (cites.includes("posting") ? undefined : { text, cites: "posting" }),
};

/** Every truth of a person bent in `each` ways, so that the kinds come in turn. */
export function bentTruths(person: ExaminedPerson, truths: { cites: string; text: string }[], each: number): Bent[] {
  const kinds = Object.entries(bends);
  return truths.flatMap(({ text, cites }, at) =>
    // Fewer years of experience than there are would be no lie.
    [...kinds.slice(at % kinds.length), ...kinds.slice(0, at % kinds.length)]
      .flatMap(([kind, bend]) => {
        if (/years of experience/.test(text) && /number|digits/.test(kind)) return [];
        const bent = bend(text, cites, person);
        if (bent === undefined || bent === text) return [];
        return [typeof bent === "string" ? { kind, text: bent, cites } : { kind, ...bent }];
      })
      .slice(0, each),
  );
}

/** What says more, and nothing that a fact could gainsay. */
export const softBends: ReadonlySet<string> = new Set(["extent added", "effect added"]);
