import type { SearchStep, UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";
import type { ReadSearch } from "../question/question-reading.ts";
import { searchTermsOf, surfaceWords } from "../terms/search-terms.ts";

/** "Near me" says nothing where nobody knows where that is. */
export function saidOf(
  { understood, unheld }: ReadSearch,
  isLocated: boolean,
): { understood?: UnderstoodCondition[]; not_understood?: string[] } {
  const lost = isLocated ? [] : understood.filter(({ kind }) => kind === "near_me");
  const held = understood.filter((one) => !lost.includes(one));
  const not = [...unheld, ...lost.map(({ text }) => text)];
  return { ...(held.length > 0 && { understood: held }), ...(not.length > 0 && { not_understood: not }) };
}

/** Words as they were typed, where the index knows them in one form. */
export function asTyped(steps: SearchStep[], title: string): SearchStep[] {
  const typed = new Map(
    surfaceWords(title).flatMap((word) => searchTermsOf([word]).map((term) => [term, word] as const)),
  );
  const words = (terms: string[]) => terms.map((term) => typed.get(term) ?? term);
  return steps.map((step) => {
    if (step.kind === "levels") return { ...step, left_out: words(step.left_out) };
    if (step.kind === "some_words") return { ...step, missing: words(step.missing) };
    return step.kind === "mentioned" ? { ...step, words: words(step.words) } : step;
  });
}
