import type { FactBase } from "../../src/engines/truth/truth.ts";
import { type Attack, attackLines, citingLine, factsOfAttack, ofJob } from "../liar/attacked/attack.ts";
import { attackedProfiles } from "../liar/attacked/attacked-profiles.ts";
import { attackedStatements, attackOn } from "../liar/attacked/attacked-statements.ts";
import { verbLies, verbTruths } from "../liar/attacked/equal-verb-pairs.ts";
import { namedLies, namedTruths } from "../liar/attacked/named-achievement-pairs.ts";
import { bentTruths, softBends } from "../liar/examined/bent-truths.ts";
import { examined } from "../liar/examined/examined-people.ts";
import { citedIds, type ExaminedPerson, examinedFacts, linesOf } from "../liar/examined/examined-person.ts";
import { freshPeople } from "./fresh-people.ts";

type Label = "truth" | "hard lie" | "soft lie";

export interface LabelledSentence {
  text: string;
  cites: string[];
  facts: FactBase;
  label: Label;
  kind: string;
}

export interface TruthSet {
  name: string;
  sentences: LabelledSentence[];
}

/** Everything that the gate is measured with; `bends` is how often each true sentence is made false in each way, at most. */
export const truthSets = (bends = 100): TruthSet[] => [...examinedSets(bends), ...attackedSets(), ...freshSets()];

function examinedSets(bends: number): TruthSet[] {
  return Object.entries(examined).flatMap(([name, { people }]) => {
    const read = people.map((person) => ({ person, facts: examinedFacts(person) }));
    return [
      { name: `examined, ${name}`, sentences: read.flatMap(({ person, facts }) => writtenBy(person, facts)) },
      { name: `bent by script, ${name}`, sentences: read.flatMap(({ person, facts }) => bentOf(person, facts, bends)) },
    ];
  });
}

function writtenBy(person: ExaminedPerson, facts: FactBase): LabelledSentence[] {
  const labelled = (label: Label, sentences: ExaminedPerson["truths"]) =>
    linesOf(sentences)
      .filter(({ text }) => text !== "")
      .map(({ text, cites }) => ({ text, cites: citedIds(cites, facts), facts, label, kind: cites }));
  return [
    ...labelled("truth", person.truths),
    ...labelled("hard lie", person.hardLies),
    ...labelled("soft lie", person.softLies),
  ];
}

const bentOf = (person: ExaminedPerson, facts: FactBase, bends: number): LabelledSentence[] =>
  bentTruths(person, linesOf(person.truths), bends).map(({ kind, text, cites }) => ({
    ...{ text, cites: citedIds(cites, facts), facts, kind },
    label: softBends.has(kind) ? "soft lie" : "hard lie",
  }));

function attackedSets(): TruthSet[] {
  const statements = Object.entries(attackedStatements).map(attackOn);
  const pairs = [
    ...pairsOf(verbLies).map(({ about, said }) => ({ about, lies: said })),
    ...pairsOf(namedLies).map(({ about, said }) => ({ about, lies: said })),
    ...pairsOf(verbTruths).map(({ about, said }) => ({ about, lies: "", truths: said })),
    ...pairsOf(namedTruths).map(({ about, said }) => ({ about, lies: "", truths: said })),
  ];
  return [
    { name: "attacked, profiles", sentences: Object.values(attackedProfiles).flatMap(attackSentences) },
    { name: "attacked, statements", sentences: statements.flatMap(attackSentences) },
    { name: "attacked, verbs", sentences: pairs.flatMap(attackSentences) },
  ];
}

const pairsOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" => "))
    .map(([held = "", said = ""]) => ({ about: ofJob(held), said: said.replaceAll(" / ", "\n") }));

function attackSentences(attack: Attack): LabelledSentence[] {
  const facts = factsOfAttack(attack);
  const labelled = (label: Label, lines: string | undefined) =>
    attackLines(lines).map((line) => {
      const { text, facts: cites } = citingLine(line, facts);
      return { text, cites, facts, label, kind: label };
    });
  return [...labelled("hard lie", attack.lies), ...labelled("truth", attack.truths)];
}

const freshSets = (): TruthSet[] =>
  freshPeople().map(({ name, language, facts, sentences }) => ({
    name: `fresh, ${name} (${language})`,
    sentences: sentences.map((sentence) => ({ ...sentence, facts })),
  }));
