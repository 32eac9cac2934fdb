import { expect, it } from "vitest";
import type { Fact } from "../truth/truth.ts";
import { bulletOf } from "./kept-wordings.ts";

const note: Fact = {
  ...{ id: "experience.0.statement.0", kind: "statement", section: "experience", entry: "experience.0" },
  text: "CT lists, 30 patients/day",
};

function bulletWith(sentence: string, locale = "en-GB"): string {
  const sentences = new Map([[note.id, { text: sentence, facts: [note.id] }]]);
  return bulletOf(note, { bullets: new Map(), sentences }, { locale }).text;
}

it("says a confirmed sentence in a CV without its subject", () => {
  expect(bulletWith("I scan 30 CT patients a day.")).toBe("Scan 30 CT patients a day");
  expect(bulletWith("I cut the wait from 2.5 weeks to 1.5.")).toBe("Cut the wait from 2.5 weeks to 1.5");
  expect(bulletWith("I have scanned 30 patients a day.")).toBe("Scanned 30 patients a day");
  expect(bulletWith("I have run CT lists for 30 patients a day.")).toBe("CT lists, 30 patients/day");
});

it.each(["My list is 30 patients a day", "Ich untersuche 30 Personen am Tag"])("says %j whole", (sentence) => {
  expect(bulletWith(`${sentence}.`, sentence.startsWith("Ich") ? "de-DE" : "en-GB")).toBe(sentence);
});

it.each(["I am the lead for CT.", "I scan. I teach."])("keeps the note where %j would lose its sense", (sentence) => {
  expect(bulletWith(sentence)).toBe("CT lists, 30 patients/day");
});
