import { expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { profileFacts } from "../../truth/truth.ts";
import { type LetterDocument, nothing, type Sentence } from "../document.ts";
import { withJoinedWording } from "./joined-wording.ts";

const facts = profileFacts(engineerProfile());
const [title, losses, teams] = ["title", "statement.0", "statement.1"].map((id) => `experience.1.${id}`);
const cut = { text: "As Senior Process Engineer, I cut solvent losses by 18 %.", facts: [title, losses] };
const trained = { text: "I trained four shift teams.", facts: [teams] };
const both = { text: "I cut solvent losses by 18 %, and I trained four shift teams.", facts: [losses, teams] };

function letterOf(...paragraph: { text: string; facts: (string | undefined)[] }[]): LetterDocument {
  return {
    ...{ kind: "letter", name: nothing, headline: nothing, contacts: [], date: "2026-11-25" },
    ...{ recipient: nothing, subject: nothing, paragraphs: [paragraph.map(sentenceOf)] },
  };
}
const sentenceOf = ({ text, facts: cited }: { text: string; facts: (string | undefined)[] }): Sentence => ({
  text,
  facts: cited.flatMap((id) => id ?? []),
});
const joinedIn = (letter: LetterDocument) =>
  withJoinedWording(letter, { ...sentenceOf(both), isOfEntry: false }, facts).paragraphs[0]?.map(({ text }) => text);

it("takes the place of all lines that say its statements, and names the job that they named", () => {
  expect(joinedIn(letterOf(cut, trained))).toEqual([
    "Senior Process Engineer, Kernwerk Chemie GmbH: I cut solvent losses by 18 %, and I trained four shift teams.",
  ]);
});

it("leaves a letter that does not say all of them", () => {
  expect(joinedIn(letterOf(cut))).toEqual([cut.text]);
});

it("keeps what a line says beside, or leaves it where it cannot be cut", () => {
  const notes = (...own: string[]) => ({
    text: `My record there: ${own.join("; ")}.`,
    facts: [title, losses, "experience.1.statement.2"],
  });
  const own = [
    "cut solvent losses by 18 % over two years by re-sequencing the distillation columns",
    "lead HAZOP studies for three plants",
  ];
  expect(joinedIn(letterOf(cut, trained, notes(...own)))?.at(-1)).toBe(
    "My record there: lead HAZOP studies for three plants.",
  );
  expect(joinedIn(letterOf(cut, trained, notes("cut losses", "led studies")))).toHaveLength(3);
});
