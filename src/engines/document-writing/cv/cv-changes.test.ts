import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { postingFacts, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import { sentencesOf } from "../document.ts";
import { cvChanges } from "./cv-changes.ts";
import { writeCv } from "./cv-writer.ts";

const job = { location: "Hull", responsibilities: [] as string[], notable_achievements: [] };

function changesFor(requirements: string, jobs: Partial<typeof job & Record<"company" | "title", string>>[]) {
  const facts = new Map(
    profileFacts({
      ...emptyProfile(),
      professional_experience: jobs.map((own) => ({
        ...{ company: "Kestrel", title: "Clerk", from: "2018-02", to: "2020-02", ...job },
        ...own,
      })),
    }),
  );
  const target = targetPosting({ job_title: "Data Engineer", description: "Nights and hours vary.", requirements });
  for (const fact of postingFacts(target, "Baltic")) facts.set(fact.id, fact);
  const posting = answered(target, facts);
  const cv = writeCv(facts, posting);
  return { cv, changes: cvChanges({ cv, facts, target: posting, firstStated: new Set() }).changes };
}

it("says of what was moved up which of its words the posting asks for, and of a result that it is one", () => {
  const responsibilities = [
    "Kept the minutes",
    "Cut the close from 9 hours to 4, two nights a month",
    "Ran a stream in Kafka for 3 sites",
  ];
  const { changes } = changesFor("Pipelines with Kafka and Spark\nLead a team of eight", [{ responsibilities }]);
  const moved = changes.filter(({ kind }) => kind === "moved_up");
  const reasons = new Map(moved.map(({ text, reason, requirement }) => [text, requirement ?? reason]));
  expect(reasons.get(responsibilities[1] ?? "")).toBe("It shows a result.");
  expect(reasons.get(responsibilities[2] ?? "")).toContain("Kafka");
});

it("neither prints nor offers a time at which nothing is named", () => {
  const { cv, changes } = changesFor("Kafka", [{}, { company: "", title: "", location: "Leeds" }]);
  expect(sentencesOf(cv).filter(({ facts }) => facts.some((id) => id.startsWith("experience.1.")))).toEqual([]);
  expect(changes.filter(({ facts }) => facts.some((id) => id.startsWith("experience.1.")))).toEqual([]);
});

it("offers what was done at a job that nothing names", () => {
  const { cv, changes } = changesFor("Kafka", [{}, { company: "", title: "", responsibilities: ["Kept the minutes"] }]);
  expect(sentencesOf(cv).map(({ text }) => text)).not.toContain("Kept the minutes");
  expect(changes).toContainEqual(expect.objectContaining({ kind: "left_out", can_put_back: true }));
});
