import { expect, it } from "vitest";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileFacts } from "../truth/truth.ts";
import { matchRequirements, postingFit, readRequirements } from "./requirement-matching.ts";

it("does not say that nothing is answered where a fact may be the answer, and counts nothing that no profile tells", () => {
  const skills = ["Warehouse budgets", "Forklift", "Excel", "Dutch"].map((skill) => ({ skill }));
  const facts = [...profileFacts({ ...emptyProfile(), skills }).values()];
  const fitOf = (requirements: string) => {
    const asked = readRequirements({ job_title: "Planner", description: "", requirements });
    return postingFit(matchRequirements(asked, facts, { today: "2026-11", jobTitle: "Planner" }), facts);
  };
  expect(fitOf("- Budgets of a plant\n- Shift work")).toEqual({ profile: "enough", requirements: 1, answered: 1 });
  expect(fitOf("- Docker")).toMatchObject({ requirements: 1, answered: 0 });
});
