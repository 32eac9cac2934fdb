import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { postingFacts, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import { sentencesOf } from "../document.ts";
import { writeLetter } from "./letter-writer.ts";

it("[DOCS-06] writes to a posting for everybody in the person's form, from their address, and names one skill that is asked for", () => {
  const empty = emptyProfile();
  const profile = {
    ...empty,
    personal_details: { ...empty.personal_details, address: "Hafenweg 5, 48155 Münster", present_location: "Münster" },
    skills: [{ skill: "DATEV (sehr gut)" }, { skill: "Kochen" }],
    professional_experience: [
      {
        ...{ company: "Anlagenbau GmbH", title: "Bilanzbuchhalterin", location: "Coesfeld", from: "2019-03", to: "" },
        ...{ responsibilities: ["Debitoren und Kreditoren"], notable_achievements: [] },
      },
    ],
  };
  const target = targetPosting({
    job_title: "Bilanzbuchhalter (m/w/d)",
    description: "",
    requirements: "Sicherer Umgang mit DATEV",
  });
  const facts = new Map([...profileFacts(profile)]);
  for (const fact of postingFacts(target, "Altenbruch")) facts.set(fact.id, fact);
  const letter = writeLetter(facts, answered(target, facts), "Altenbruch", "2026-11-22", "de");
  expect(letter.subject.text).toBe("Bewerbung als Bilanzbuchhalterin");
  expect(letter.contacts[0]?.text).toBe("Hafenweg 5, 48155 Münster");
  expect(sentencesOf(letter).map(({ text }) => text)).toContain(
    "Außerdem bringe ich folgende Kenntnisse mit: DATEV (sehr gut).",
  );
});
