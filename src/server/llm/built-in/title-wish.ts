import { rolesOf } from "./clause-roles.ts";
import type { Span, Word } from "./sentence.ts";
import { alternativesTo, startOf } from "./title-alternatives.ts";
import { rankOf } from "./title-rank.ts";
import { coreOf, spelled, titleRuns } from "./title-runs.ts";
import { type TitleWord, titleWord, weightOf } from "./title-word.ts";

interface FoundTitle {
  title: string;
  /** Without the words that no title of the index has. */
  core: string;
  weight: number;
  span: Span;
}

const mostTitles = 3;
/** "An internship in data science" is a data science internship. */
const levels =
  /^(?:intern|interns|internships?|trainee|traineeships?|apprentice|apprenticeships?|praktikum|praktikant|stage|ausbildung)$/;

/** The stretches of the remaining words that are likeliest job titles: the likeliest, and its alternatives in order. */
export function findTitles(words: Word[], taken: ReadonlySet<number>, hasPlace: boolean): FoundTitle[] {
  const weighed = words.map((word, at) => titleWord(word, at, words));
  const roles = rolesOf(words);
  const ranked = titleRuns(weighed, taken, hasPlace)
    .map((run) => ({ run, start: startOf(run, weighed) }))
    .map(({ run, start }) => ({ run, rank: rankOf(run, start, weighed, roles[start] ?? "other") }))
    .filter(({ run, rank }) => rank >= 0 || weightOf(run) >= 1)
    .toSorted((a, b) => b.rank - a.rank || b.run.length - a.run.length);
  const runs = ranked.map(({ run }) => run);
  const best = fieldOf(runs[0], runs, weighed) ?? runs[0];
  if (!best) return [];
  const level = runs.flat().find((word) => levels.test(word.key) && !best.includes(word));
  return [best, ...alternativesTo(best, runs, weighed)]
    .toSorted((a, b) => startOf(a, weighed) - startOf(b, weighed))
    .slice(0, mostTitles)
    .map((run) => {
      const start = startOf(run, weighed);
      return {
        title: [spelled(run), ...(level ? [level.text] : [])].join(" "),
        core: coreOf(run),
        weight: weightOf(run),
        span: { start, end: start + run.length },
      };
    });
}

/** What an internship is in. */
function fieldOf(level: TitleWord[] | undefined, runs: TitleWord[][], all: TitleWord[]): TitleWord[] | undefined {
  if (!level?.every(({ key }) => levels.test(key))) return undefined;
  const last = level.at(-1);
  const end = last ? all.indexOf(last) + 1 : 0;
  if (!/^(?:in|im|en|as|als|of|for)$/.test(all[end]?.key ?? "")) return undefined;
  return runs.find(([first]) => first !== undefined && first === all[end + 1]);
}
