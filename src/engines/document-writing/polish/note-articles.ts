import { indefiniteArticle } from "../phrases/phrases-en.ts";
import { isActivity, isNumeral, isOne, type NoteWord, noteText, noteWords, thingAt } from "./note-words.ts";

/** "I led team of 6" as "I led a team of 6", "I led migration of payroll" as "I led the migration of payroll". */
export function withArticles(clause: string): string {
  if (!/ of |\d-\p{L}/u.test(clause)) return clause;
  const words = noteWords(clause);
  const articles = words.map((_, at) => articleAt(words, at));
  if (articles.every((article) => article === undefined)) return clause;
  return noteText(
    words.map((word, at) => {
      const article = articles[at];
      return article ? { ...word, text: `${article} ${word.text}` } : word;
    }),
  );
}

/** Where notes leave one out: before a single thing that is counted or told apart behind "of". */
function articleAt(words: readonly NoteWord[], at: number): string | undefined {
  const [before, first] = [words[at - 1], words[at]];
  if (!before || !first || before.gap !== " " || !takesThing(before) || /^\p{Lu}/u.test(first.text)) return undefined;
  const thing = isNumeral(first) && first.gap === "-" ? [first, ...thingAt(words, at + 1)] : thingAt(words, at);
  const head = thing.at(-1);
  const [link, next, afterNext] = words.slice(at + thing.length);
  if (isHyphened(first)) return isOne(head) ? indefiniteArticle(first.text) : undefined;
  if (head?.gap !== " " || link?.text !== "of") return undefined;
  const isCounted = isNumeral(next) || (next?.text === "about" && isNumeral(afterNext));
  if (isCounted) return isOne(head) ? indefiniteArticle(first.text) : undefined;
  const isTold = isActivity(head) && !head.is("Plural") && before.is("Verb");
  return isTold ? "the" : undefined;
}

/** "12-person team" */
const isHyphened = (first: NoteWord): boolean => isNumeral(first) && first.gap === "-";

/** A verb, but for those that say something else with a bare noun ("took part", "made use"). */
const takesThing = ({ text, is }: NoteWord): boolean =>
  is("Verb")
    ? !/^(?:took|takes?|made?|makes?|had|has|have|gave|gives?)$/i.test(text)
    : is("Preposition") && text !== "of";
