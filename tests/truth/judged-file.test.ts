import { expect, it } from "vitest";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";
import { fullProfile } from "../factories/full-profile.ts";
import { judgedFile, knownFacts } from "./judged-file.ts";

const read = (file: object) => knownFacts(judgedFile.parse({ sentences: [], ...file }));

/** Every place of a document: "education", "education.0", "education.0.gpa" ... */
function pathsOf(value: unknown, path: string): string[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const own = path === "" ? [] : [path];
  return [...own, ...inner.flatMap(([key, one]) => pathsOf(one, path === "" ? key : `${path}.${key}`))];
}

it("finds what stands at any place of a profile, and nothing where the field is empty", () => {
  const profile = fullProfile({ entries: 2 });
  const { idsOf, facts } = read({ profile });
  const cited = new Set(pathsOf(profile, "").flatMap((path) => idsOf([path])));
  expect([...facts.keys()].filter((id) => !cited.has(id))).toEqual([]);
  const empty = read({ profile: emptyProfile() });
  expect(pathsOf(emptyProfile(), "").flatMap((path) => empty.idsOf([path]))).toEqual([]);
});

it.each(["hobbies.0", "education.9", "professional_experience.0.salary", "skills.x"])(
  "says which place does not exist: %s",
  (path) => {
    expect(() => read({ profile: fullProfile({ entries: 1 }) }).idsOf([path])).toThrow(`Unknown path: ${path}`);
  },
);

it("takes a profile with fields missing, no posting, and a posting that is a text", () => {
  expect(read({}).idsOf(null)).toEqual([]);
  expect(read({ profile: { skills: [{ skill: "Excel" }] } }).idsOf(undefined)).toEqual(["person.skill.0"]);
  expect(read({ posting: "We want a cook." }).idsOf(["posting"])).toEqual(["posting.line.0"]);
});
