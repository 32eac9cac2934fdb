import type { Fact } from "../../../../engines/truth/truth.ts";
import { isKnownVerb } from "./equal-words.ts";
import { rememberedOf } from "./remembered.ts";
import { verbReadings } from "./verb-reading.ts";

/** No plural stands before these: "Leads a team" says what somebody does, "Leads for the sales team" may be addresses. */
const determiner =
  /^(?:an?|the|all|both|every|each|about|our|their|its|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d,.]*)$/i;

const inFirstPerson = rememberedOf((fact: Fact): Fact => {
  const [, verb = "", next = "", rest = ""] = /^(\p{L}+) (\S+)(.*)$/u.exec(fact.text) ?? [];
  if (!determiner.test(next)) return fact;
  const deed = verbReadings(verb.toLowerCase()).find(({ form, lemma }) => form === "third" && isKnownVerb(lemma));
  return deed ? { ...fact, text: `${deed.lemma} ${next}${rest}` } : fact;
});

/** "Runs a ward of 28 beds", of work that goes on, with the verb that stands behind "I"; nothing where no line is like that. */
export function withoutThirdPerson(statements: Fact[], goesOn: boolean): Fact[][] {
  if (!goesOn) return [];
  const told = statements.map(inFirstPerson);
  return told.some((fact, index) => fact !== statements[index]) ? [told] : [];
}
