import type { PostingContent } from "../../server/jobs/postings/posting.store.ts";
import type { DemoOccupation } from "./occupations/occupation.ts";
import type { Random } from "./random.ts";

export interface WorkingTerms {
  workplace: PostingContent["workplace"];
  employmentType: PostingContent["employmentType"];
  /** Key of the phrases about hours. */
  schedule: "full" | "shift" | "part";
}

/** How often of a hundred postings of the family are in shifts, part-time and for a contractor. */
const shares: Readonly<Record<string, readonly [shift: number, part: number, contractor: number]>> = {
  health: [55, 25, 1],
  medical: [25, 12, 2],
  teaching: [0, 25, 3],
  social: [15, 35, 0],
  software: [2, 4, 10],
  business: [0, 5, 9],
  creative: [0, 12, 14],
  finance: [0, 15, 3],
  office: [3, 28, 1],
  retail: [20, 48, 0],
  kitchen: [45, 28, 0],
  service: [45, 35, 0],
  cleaning: [12, 55, 0],
  security: [65, 12, 0],
  driving: [30, 14, 5],
  warehouse: [55, 14, 0],
  building: [0, 3, 6],
  technical: [45, 4, 1],
  engineering: [2, 5, 8],
  garden: [0, 15, 0],
  beauty: [5, 35, 4],
};
const usualShares = [3, 8, 3] as const;
const temporaryShare = 0.09;

export function chooseTerms(random: Random, { family, remoteShare }: DemoOccupation): WorkingTerms {
  const [shift, part, contractor] = shares[family] ?? usualShares;
  const workplace = workplaceOf(random, remoteShare);
  const drawn = random.between(1, 100);
  if (drawn <= part) return { workplace, employmentType: "PART_TIME", schedule: "part" };
  const schedule = workplace === "on_site" && random.between(1, 100) <= shift ? "shift" : "full";
  if (drawn > 100 - contractor) return { workplace, employmentType: "CONTRACTOR", schedule };
  return { workplace, employmentType: random.chance(temporaryShare) ? "TEMPORARY" : "FULL_TIME", schedule };
}

function workplaceOf(random: Random, remoteShare: number): WorkingTerms["workplace"] {
  if (!random.chance(remoteShare)) return "on_site";
  return random.chance(0.4) ? "remote" : "hybrid";
}
