import { type Occupations, readOccupations } from "../../../../engines/job-search/job-search.ts";
import { projectPath } from "../../../project-path.ts";

let known: Occupations | undefined;

/** Read once in a process, when first needed: 0.3 s and some 40 MB. */
export function knownOccupations(): Occupations {
  known ??= readOccupations(projectPath("assets/occupations"));
  return known;
}
