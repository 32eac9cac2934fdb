import type { FirstSteps } from "../../../shared/assistant/assistant.contract.ts";

export interface Starter {
  text: string;
  /** Chooses a file in place of saying something. */
  isFile?: true;
}

/** What a person may begin with, by how far they have come. */
export function startersFor(steps: FirstSteps | null | undefined): Starter[] {
  const board: Starter[] = steps?.opening_url === null ? [] : [{ text: "What is waiting on my board?" }];
  if (!steps) return [{ text: "Which jobs fit my profile?" }, ...board, { text: "What can you do?" }];
  const { has_profile, job_title, place, opening_url } = steps;
  if (!has_profile) return [{ text: "Attach my CV", isFile: true }, ...board, { text: "What can you do?" }];
  const town = place.split(",")[0]?.trim() ?? "";
  // Without an opening on the board, what is next says it already.
  if (opening_url === null && job_title !== "")
    return [{ text: "What is missing in my profile?" }, { text: "What can you do?" }];
  const openings =
    job_title === "" ? "Which jobs fit my profile?" : `Openings for ${job_title}${town === "" ? "" : ` near ${town}`}`;
  return [{ text: openings }, ...board, { text: "What is missing in my profile?" }];
}
