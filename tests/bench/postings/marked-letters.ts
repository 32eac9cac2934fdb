import { readFileSync } from "node:fs";
import { z } from "zod";
import { profileFacts } from "../../../src/engines/truth/truth.ts";
import { letterPeople, profileOf } from "../letters/letter-people.ts";
import { type MarkedPosting, markedRequirement } from "./posting-sets.ts";

const marks = z.record(z.string(), z.array(z.string()));
const marksFile = z.object({ about: z.string(), read: marks, unread: marks });

/**
 * The people that letters are written for, with what their postings ask for.
 *
 * @param half the people whose verdicts were read to mend the reader, or those that only figures were looked at of
 */
export function markedLetters(half: "read" | "unread") {
  const path = new URL("./letters-marks.json", import.meta.url);
  const byPerson = new Map(Object.entries(marksFile.parse(JSON.parse(readFileSync(path, "utf8")))[half]));
  const all = letterPeople().filter(({ id }) => byPerson.has(id));
  const people = new Map(all.map((person) => [person.id, [...profileFacts(profileOf(person)).values()]]));
  const postings = all.map(
    ({ id, language, posting }): MarkedPosting => ({
      ...{ id, language, person: id, title: posting.title, text: posting.text },
      marked: (byPerson.get(id) ?? []).map(markedRequirement),
    }),
  );
  return { people, postings };
}
