import type { z } from "zod/mini";
import type { PostingMatch } from "../../../shared/matching/matching.contract.ts";
import type { askedRequirement } from "../../../shared/matching/requirement-match.contract.ts";

export type Matched = PostingMatch["requirements"][number];
export type QuestionVerdict = Extract<Matched["verdict"], { is: "question" }>;
export type ShownRequirement = z.infer<typeof askedRequirement>;

/** More than these at once are put off. */
const askedFirst = 3;
/** What decides soonest is asked first. */
const urgency: ShownRequirement["kind"][] = [
  "licence",
  "years",
  "degree",
  "language",
  "skill",
  "availability",
  "trait",
];

/** "5 met · 1 in part · 2 to answer · 2 we can't judge" */
export function matchSummary(requirements: Matched[]): string {
  const count = (is: Matched["verdict"]["is"]) => requirements.filter(({ verdict }) => verdict.is === is).length;
  const parts: [number, string][] = [
    [count("met"), "met"],
    [count("part"), "in part"],
    [count("question"), "to answer"],
    [count("gap"), "not there"],
    [count("unjudged"), "we can't judge"],
  ];
  return parts.flatMap(([number, words]) => (number > 0 ? `${number} ${words}` : [])).join(" · ");
}

/** Musts before wishes, in the posting's order; the questions that are put off by their ids: those of wishes while one of a must is open. */
export function matchOrder(requirements: Matched[]): { rows: Matched[]; later: Set<string> } {
  const rows = [...requirements.filter(isMust), ...requirements.filter((one) => !isMust(one))];
  const open = rows.filter(({ verdict }) => verdict.is === "question");
  const ofMusts = open.filter(isMust);
  const asked = (ofMusts.length > 0 ? ofMusts : open).toSorted(
    (one, other) => rank(one) - rank(other) || Number(isOneClick(other)) - Number(isOneClick(one)),
  );
  const first = asked.slice(0, askedFirst);
  return { rows, later: new Set(open.flatMap((one) => (first.includes(one) ? [] : one.requirement.id))) };
}

const isMust = ({ requirement }: Matched) => requirement.must;
const rank = ({ requirement }: Matched) => urgency.indexOf(requirement.kind);
const isOneClick = ({ verdict }: Matched) =>
  verdict.is === "question" && (verdict.candidate !== null || verdict.jobs.length > 0);

/** Whether documents would argue with little: two musts are not there, or more than half of them are open. */
export function shouldAskFirst(requirements: Matched[]): boolean {
  const musts = requirements.filter(isMust);
  const count = (is: Matched["verdict"]["is"]) => musts.filter(({ verdict }) => verdict.is === is).length;
  return count("gap") >= 2 || count("question") > musts.length / 2;
}
