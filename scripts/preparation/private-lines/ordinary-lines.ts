import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectPath } from "../../../src/server/project-path.ts";

const texts = z.array(z.string());
const worked = z.array(z.object({ responsibilities: texts, notable_achievements: z.optional(texts) }));
/** As tests keep invented people: the one kind with jobs as rows, the other with a profile. */
const personSchema = z.object({
  summary: z.optional(z.string()),
  motive: z.optional(z.string()),
  availability: z.optional(z.string()),
  jobs: z.optional(z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), texts]))),
  profile: z.optional(z.object({ professional_experience: worked, volunteer_experience: z.optional(worked) })),
});

/**
 * What people note under their jobs, full of figures and abbreviations: lines that were written beside private ones have few of them, and
 * one's best results would look strange. Some more stand in the folder, in the languages that those people have few of.
 */
export const ordinaryLines = (folder: string): string[] => [
  ...furtherLines(folder, "facts"),
  ...["tests/bench/letters/people", "tests/truth/fresh"].flatMap((people) =>
    readdirSync(projectPath(people))
      .sort()
      .flatMap((file) => linesOf(JSON.parse(readFileSync(join(projectPath(people), file), "utf8")))),
  ),
];

export const furtherLines = (folder: string, what: "facts" | "asides" | "private"): string[] =>
  readFileSync(join(folder, `further-${what}.txt`), "utf8")
    .trimEnd()
    .split("\n");

function linesOf(person: unknown): string[] {
  const { summary = "", motive = "", availability = "", jobs = [], profile } = personSchema.parse(person);
  const entries = [...(profile?.professional_experience ?? []), ...(profile?.volunteer_experience ?? [])];
  const noted = entries.flatMap((entry) => [...entry.responsibilities, ...(entry.notable_achievements ?? [])]);
  const said = [summary, motive, availability].flatMap((text) => text.split(/(?<=\.)\s+/));
  return [...said, ...jobs.flatMap((job) => job[5]), ...noted].filter(Boolean);
}
