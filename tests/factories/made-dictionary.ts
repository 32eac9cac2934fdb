import { createTitleDictionary, readOccupations, titleEntryOf } from "../../src/engines/job-search/job-search.ts";
import { projectPath } from "../../src/server/project-path.ts";

const occupations = readOccupations(projectPath("assets/occupations"));

/** A dictionary of titles, each with how many postings are called it. */
export async function makeDictionary(titles: readonly (readonly [title: string, postings: number])[]) {
  const dictionary = createTitleDictionary(occupations);
  const rows = titles.map(([title, postings]) => ({ ...titleEntryOf(title, occupations), postings }));
  await dictionary.learn(
    rows,
    rows.reduce((sum, { postings }) => sum + postings, 0),
  );
  return dictionary;
}
