import { expect, it } from "vitest";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { postingFacts, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import { writeLetter } from "./letter-writer.ts";

it.each([
  ["en", ["Stock budget £18,400 a year for the library", "Active borrowers from 31% to 52%", "Enquiry desk"]],
  ["de", ["Einkauf der Medien, 18.400 € im Jahr", "Aktive Leser von 31 % auf 52 %", "Auskunft"]],
] as const)(
  "leads a list of notes with the result, also where another is nearer to the posting: %s",
  (language, notes) => {
    const job = { company: "Lakeland College", title: "Librarian", location: "Kendal", from: "2018-09", to: "" };
    const professional_experience = [{ ...job, responsibilities: [...notes], notable_achievements: [] }];
    const target = targetPosting({
      job_title: "Librarian",
      description: "Stock budget, Einkauf der Medien",
      requirements: "",
    });
    const facts = new Map(profileFacts({ ...emptyProfile(), professional_experience }));
    for (const fact of postingFacts(target, "Northgate")) facts.set(fact.id, fact);
    const letter = writeLetter(facts, target, "Northgate", "2026-11-24", language).paragraphs.flat();
    const placeOf = (words: string) => letter.findIndex(({ text }) => text.includes(words));
    expect(placeOf("52")).toBeGreaterThan(0);
    expect(placeOf("52")).toBeLessThan(placeOf(language === "en" ? "18,4" : "18.4"));
  },
);
