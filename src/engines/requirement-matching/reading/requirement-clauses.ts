import { type DocumentLanguage, documentLanguages, memoized } from "../../text/text.ts";
import { contentWords } from "../requirement-words.ts";
import { askedHeads, beingVerbs, demandWords, havingVerbs } from "../tables/asking-words.ts";
import { conjunctions, isClass } from "./asked-things.ts";
import { languagesIn, levelIn } from "./language-names.ts";
import { asksFor, plain, wishes } from "./line-evidence.ts";
import { kindByWords } from "./requirement-kinds.ts";
import { patternOf } from "./word-patterns.ts";

/** Where a sentence of a language may be parted. */
const cutsOf = memoized((language) => {
  const { and: ands, or: ors } = conjunctions[documentLanguages.find((one) => one === language) ?? "en"];
  const and = `(?:${ands})`;
  return {
    wish: new RegExp(
      `[,;]\\s+(?:${and}\\s+)?(?=(?:ideally|preferably|idealerweise|vorzugsweise|idéalement|de préférence|idealmente|preferiblemente|preferibilmente|idealiter|bij voorkeur|preferencialmente)(?!\\p{L}))`,
      "iu",
    ),
    verb: new RegExp(
      `(?:,\\s+(?:${and}\\s+)?|\\s+${and}\\s+)(?=(?:you )?(?:${havingVerbs}|${beingVerbs})(?!\\p{L}))`,
      "iu",
    ),
    head: new RegExp(`,?\\s+${and}\\s+(?=(?:[\\p{L}-]+ ){0,2}?(?:${askedHeads})(?!\\p{L}))`, "iu"),
    clause: new RegExp(
      `,\\s+(?:(?:${and}|but|aber|mais|pero|ma|maar|ale|mas)\\s+|(?=(?:you|vous|sie|du|je)\\s))`,
      "iu",
    ),
    language: new RegExp(`(?:,|,?\\s+${and})\\s+`, "iu"),
    comma: new RegExp(`,\\s+(?:${and}\\s+)?`, "iu"),
    or: new RegExp(`\\s(?:${ors})\\s`, "iu"),
    and: new RegExp(`\\s(?:${ands})\\s`, "iu"),
  };
});

/**
 * A sentence parted only where each part asks for something by itself.
 *
 * @param shape "running" text is parted at a list within it as well, a "list" behind a label at every comma
 */
export function requirementClauses(
  sentence: string,
  shape: "whole" | "running" | "list",
  language: DocumentLanguage,
): string[] {
  const cuts = cutsOf(language);
  const both = (left: string, right: string) => [left, right].every((part) => hasContent(`${language} ${part}`));
  const asksItself = (left: string, right: string) =>
    both(left, right) &&
    left.includes(" ") &&
    right.split(" ").length > 2 &&
    (wishes(right) || asksFor(right, language));
  const isOther = (left: string, right: string) => {
    const [before, after] = [left, right.split(cuts.language)[0] ?? ""].map((part) => kindByWords(part, language));
    return both(left, right) && after !== before && after !== "trait" && after !== "availability" && after !== "skill";
  };
  /** Polish has no articles to tell a class by. */
  const isBest = (left: string, right: string) =>
    right.split(" ").length <= maxPreference && !goesOn.test(right) && (language === "pl" || isClass.test(left));
  const isLong = (left: string, right: string) => both(left, right) && right.split(" ").length > 2;
  const isListedToo = (left: string, right: string) => both(left, right) && isListed(left, right, cuts);
  const isOfList = (left: string, right: string) => both(left, right) && !goesOn.test(right) && isNoChoice(right, cuts);
  return [sentence]
    .flatMap((part) => cutAt(part, cuts.wish, (left, right) => both(left, right) && !isBest(left, right)))
    .flatMap((part) => cutAt(part, cuts.verb, shape === "whole" ? isLong : both))
    .flatMap((part) => cutAt(part, cuts.head, both))
    .flatMap((part) => cutAt(part, cuts.clause, asksItself))
    .flatMap((part) => cutAt(part, /,\s+/u, (left, right) => demands(left) && demands(right)))
    .flatMap((part) =>
      cutAt(
        part,
        cuts.language,
        (left, right) => isLanguage(left) && languagesIn(right).length > 0 && (isLanguage(right) || demands(right)),
      ),
    )
    .flatMap((part) => (shape === "running" ? cutAt(part, cuts.comma, isListedToo) : [part]))
    .flatMap((part) => (shape === "list" ? cutAt(part, cuts.comma, isOfList) : [part]))
    .flatMap((part) => (shape === "whole" ? [part] : cutAt(part, cuts.language, isOther)));
}

/** "A library system, ideally Koha": so many words only say which of a class is best. */
const maxPreference = 3;

/** Behind the code of its language. */
const hasContent = memoized(
  (known) => contentWords(known.slice(3), documentLanguages.find((one) => known.startsWith(one)) ?? "en").length > 0,
);

/** What goes on about the thing before it, and is none of a list. */
const goesOn =
  /^(?:d['’]|(?:who|which|that|whose|where|with|in|at|on|for|from|to|of|by|as|such|like|including|e\.g|or|so|because|if|when|while|die|der|das|den|dem|deren|dessen|mit|im|bei|auf|f[üu]r|von|zu|zum|zur|als|wie|oder|damit|weil|wenn|um|z\.|qui|que|dont|o[ùu]|avec|dans|en|[àa]|y compris|au|aux|pour|de|par|comme|ou|afin|car|si|quien|con|para|por|como|o|u|si|che|cui|nel|nella|da|di|per|quali|se|die|dat|met|op|bij|voor|van|te|zoals|of|omdat|als|kt[óo]r\p{L}*|[żz]e|[żz]eby|z|ze|w|we|na|do|od|dla|po|jak|lub|albo|bo|com|em|no|na|ao|para|por|quem)(?!\p{L}))/iu;
/** Parts of some length, and none of a choice. */
const isListed = (left: string, right: string, cuts: ReturnType<typeof cutsOf>) => {
  const [last = ""] = left.split(/,\s/).slice(-1);
  const [next = ""] = right.split(/,\s/);
  return [last, next].every((part) => part.split(" ").length >= 3) && !goesOn.test(right) && isNoChoice(right, cuts);
};
const isNoChoice = (right: string, cuts: ReturnType<typeof cutsOf>) => {
  const at = (pattern: RegExp) => right.search(pattern) + 1 || Number.POSITIVE_INFINITY;
  return at(cuts.and) <= at(cuts.or);
};

function cutAt(text: string, cut: RegExp, isApart: (left: string, right: string) => boolean): string[] {
  for (let from = 0; from < text.length; ) {
    const found = cut.exec(text.slice(from));
    if (!found) break;
    const at = from + found.index;
    const [left, right] = [text.slice(0, at), text.slice(at + found[0].length)];
    if (!isBracketed(left) && isApart(left, right)) return [left, ...cutAt(right, cut, isApart)];
    from = at + found[0].length;
  }
  return [text];
}

const isBracketed = (left: string) => left.lastIndexOf("(") > left.lastIndexOf(")");

/** Says that it is needed, or wished for. */
export const demands = (text: string) => wishes(text) || patternOf(demandWords).test(plain(text));

const isLanguage = (text: string) => languagesIn(text).length > 0 && levelIn(text) !== undefined;
