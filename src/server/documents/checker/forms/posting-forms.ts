import type { Fact } from "../../../../engines/truth/truth.ts";
import { literal } from "../words/literal.ts";
import { bareTitle } from "./bare-title.ts";
import { wordingsOf } from "./fact-wordings.ts";
import { isElsewhereAbout } from "./posting-elsewhere.ts";

/** A sentence about the posting may quote it and apply for it; it may not claim anything for the person. */
export function isAboutPosting(sentence: string, facts: Fact[]): boolean {
  const [first, ...others] = facts;
  if (others.length === 0 && first?.kind === "company" && sentence === first.text) return !makesClaims(sentence);
  const names = facts.filter(({ kind }) => kind === "posting-title" || kind === "company");
  if (names.some(({ text }) => makesClaims(text))) return isQuotation(sentence, facts);
  return isApplication(sentence, facts) || isQuotation(sentence, facts) || isElsewhereAbout(sentence, facts, holds);
}

const post = "(?:position|role|post|job|vacancy)";
const front =
  "(?:With (?:this letter|this application|(?:great |much )?interest),? |Hereby,? )?(?:I (?:am (?:hereby )?applying|am writing to apply|(?:would|should) like to apply|(?:hereby )?apply|wish to apply|want to apply)|(?:[Mm]y |[Tt]his is my )?[Aa]pplication)";
const wish =
  "I (?:would (?:be (?:very )?(?:glad|happy|pleased|delighted)|like|love|very much like) to|wish to|want to)";
/** Where the firm may stand: "apply to Acme as", "apply for the post of Clerk at Acme". */
const applying = [
  (title: string) => `${front}{to} for (?:the|your) (?:${post} (?:of|as) )?(?:an? )?${title}(?: ${post})?{at}`,
  (title: string) => `${front}{to} for (?:an? )?${title}{at}`,
  (title: string) => `Please find (?:enclosed|attached) my application{to} for the ${post} (?:of|as) ${title}{at}`,
  (title: string) => `You are looking for (?:an? )?${title}{at}`,
  (title: string) =>
    `(?:With (?:great )?interest,? )?I (?:have )?read your (?:posting|advertisement) for (?:the ${post} of |an? )?${title}{at}`,
  (title: string) =>
    `(?:I am (?:very )?interested in|I am writing (?:to you )?about) (?:the|your) (?:${post} (?:of|as) )?${title}(?: ${post})?{at}`,
  (title: string) =>
    `The (?:${post} (?:of|as) )?${title}(?: ${post})?{at} (?:interests me|appeals to me|is of interest to me)`,
];

/** "As a chef with 20 years of experience" would be read of the person. */
const applyingAs = [
  (title: string) => `${front}{to} (?:as|to become|to be) (?:an? |your )?${title}{at}`,
  (title: string) =>
    `${wish} (?:join {company} as|(?:work|start)(?: (?:for|at) {company})? as) (?:an? |your )?${title}{at}`,
];
const joining = `${wish} (?:join|work (?:for|at|with)) {company}`;
const describesPerson =
  /\d|(?<![\p{L}])(?:with|having|holding|who|whose|years?|experienced?|certified|licen[sc]ed|qualified|award|winning|degree|PhD|MSc|MBA)(?![\p{L}])/iu;

/** Whether a sentence applies for what a posting offers. */
export function isApplication(sentence: string, facts: Fact[]): boolean {
  const title = facts.find(({ kind }) => kind === "posting-title")?.text;
  const company = facts.find(({ kind }) => kind === "company");
  if ([title, company?.text].some((name) => name !== undefined && speaksForPerson(name))) return false;
  const isOf = (form: string) => {
    const firm =
      company === undefined
        ? "(?!)"
        : `(?:the )?(?:${wordingsOf({ ...company, kind: "organisation" })
            .map(literal)
            .join("|")})`;
    const source = form
      .replaceAll("{at}", () => `(?:,? (?:at|with) ${firm})?`)
      .replaceAll("{to}", () => `(?: (?:to|at|with) ${firm})?`)
      .replaceAll("{company}", () => firm);
    return new RegExp(`^${source}\\.?$`, "u").test(sentence);
  };
  if (isOf(joining)) return true;
  if (title === undefined) return false;
  const forms = describesPerson.test(title) ? applying : [...applying, ...applyingAs];
  return [title, bareTitle(title)].some((name) => forms.some((form) => isOf(form(literal(name)))));
}

/** A posting whose title speaks as "I" would put words into the person's mouth. */
export const speaksForPerson = (name: string) => /\b(I|I'm|I’m|me|my|myself)\b/.test(name) || makesClaims(name);

/** "Acme. I hold a PhD" is no name of a firm; "Phase I GmbH", "St. Gallen AG" and "My Home Ltd" are. */
const makesClaims = (name: string) =>
  /(?<![\p{L}\p{N}])(?:I|I['’]m|[Ii]ch|[Jj]e|[Jj]['’]ai|[Yy]o|[Ii]k|[Ii]o|[Ee]u|[Mm]y|[Mm]eine?|[Tt]he (?:applicant|candidate)) \p{Ll}/u.test(
    name,
  ) || /\p{L}{4,}[.!?:;] +\p{Lu}|, (?:where|who|which|having|holding|wo|où|donde|dove|waar|gdzie|onde) /u.test(name);

const quoting =
  /^(?:(?:Your|The) (?:posting|job posting|advertisement|job advertisement|vacancy) (?:asks for|names|mentions)|You (?:also )?ask for|You are looking for(?: (?:somebody|someone) with)?|Another point in your posting is) (?:“([^”]+)”|([^“”]+?))\.$/;

function isQuotation(sentence: string, facts: Fact[]): boolean {
  const [, marked, plain] = quoting.exec(sentence) ?? [];
  const lines = facts.filter(({ kind }) => kind === "posting-line");
  if (marked !== undefined) return lines.length === facts.length && lines.every(({ text }) => holds(text, marked));
  return (
    plain !== undefined &&
    !speaksForPerson(plain) &&
    lines.some(({ text }) => text === plain || text.charAt(0).toLowerCase() + text.slice(1) === plain)
  );
}

/** Whole words of the line. */
function holds(line: string, quote: string): boolean {
  const at = line.indexOf(quote);
  const isWord = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character);
  const isCut =
    (isWord(line.charAt(at - 1)) && isWord(quote.charAt(0))) ||
    (isWord(line.charAt(at + quote.length)) && isWord(quote.at(-1) ?? ""));
  return at >= 0 && !isCut;
}
