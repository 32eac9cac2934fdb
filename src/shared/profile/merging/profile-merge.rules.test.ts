import { array, assert, constantFrom, property, record, shuffledSubarray } from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProfileDocument } from "../profile.contract.ts";
import { emptyProfile } from "../profile.rules.ts";
import { mergeProfiles } from "./profile-merge.rules.ts";

const words = ["Triage", "Wound care", "Ventilation", "Dialysis", "Teaching", "Rosters"];
const someWords = shuffledSubarray(words);
const someEntries = array(
  record({
    institution: constantFrom("Charité", "Uniklinik", "Oxford"),
    attendance: constantFrom("", "2010 - 2012", "2014 - 2016"),
    degree_type: constantFrom("", "BSc", "MSc"),
    specialization: constantFrom("", "Nursing"),
    gpa: constantFrom("", "1.3"),
  }),
  { maxLength: 4 },
);
const someProfile = record({ summary: constantFrom("", "A", "B", "C"), skills: someWords, education: someEntries }).map(
  ({ summary, skills, education }): ProfileDocument => ({
    ...emptyProfile(),
    profile_summary: summary,
    skills: skills.map((skill) => ({ skill })),
    education,
  }),
);

const skillsOf = (profile: ProfileDocument) => profile.skills.map(({ skill }) => skill);
const withSummary = (profile_summary: string): ProfileDocument => ({ ...emptyProfile(), profile_summary });

describe("merging two copies of a profile", () => {
  it("takes the side that changed, whichever it is", () => {
    assert(
      property(someProfile, someProfile, (base, changed) => {
        expect(mergeProfiles({ base, mine: changed, theirs: base })).toEqual({ merged: changed, conflicts: [] });
        expect(mergeProfiles({ base, mine: base, theirs: changed })).toEqual({ merged: changed, conflicts: [] });
        expect(mergeProfiles({ base, mine: changed, theirs: changed })).toEqual({ merged: changed, conflicts: [] });
      }),
    );
  });

  it("has every added skill of both sides, and none that one of them removed", () => {
    assert(
      property(someProfile, someProfile, someProfile, (base, mine, theirs) => {
        const [before, ours, others] = [skillsOf(base), skillsOf(mine), skillsOf(theirs)];
        const merged = skillsOf(mergeProfiles({ base, mine, theirs }).merged);
        const expected = words.filter((word) =>
          before.includes(word)
            ? ours.includes(word) && others.includes(word)
            : ours.includes(word) || others.includes(word),
        );
        expect(merged.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it("overwrites nothing in silence: choosing a side in every conflict keeps all that this side changed", () => {
    assert(
      property(someProfile, someProfile, someProfile, (base, mine, theirs) => {
        const { conflicts } = mergeProfiles({ base, mine, theirs });
        const choices = Object.fromEntries(conflicts.map(({ path }) => [path, "theirs" as const]));
        const { merged } = mergeProfiles({ base, mine, theirs }, choices);
        const summaries = [base, mine, theirs].map(({ profile_summary }) => profile_summary);
        const theirsChanged = summaries[2] !== summaries[0];
        expect(merged.profile_summary).toBe(theirsChanged ? summaries[2] : summaries[1]);
      }),
    );
  });

  it("says the same from both sides, but for the order", () => {
    assert(
      property(someProfile, someProfile, someProfile, (base, mine, theirs) => {
        const there = mergeProfiles({ base, mine, theirs });
        const back = mergeProfiles({ base, mine: theirs, theirs: mine });
        expect(there.conflicts.length).toBe(back.conflicts.length);
      }),
    );
  });

  it("names what both changed differently, and lets the choice decide", () => {
    const sides = { base: withSummary("A"), mine: withSummary("B"), theirs: withSummary("C") };
    const { merged, conflicts } = mergeProfiles(sides);
    expect(conflicts).toEqual([{ path: "profile_summary", place: "Profile Summary", mine: "B", theirs: "C" }]);
    expect(merged.profile_summary).toBe("B");
    expect(mergeProfiles(sides, { profile_summary: "theirs" }).merged.profile_summary).toBe("C");
  });

  it("brings two fields of one entry together, and asks when one side removed what the other changed", () => {
    const study = { institution: "Charité", attendance: "", degree_type: "", specialization: "", gpa: "" };
    const having = (...education: ProfileDocument["education"]) => ({ ...emptyProfile(), education });
    const mine = having({ ...study, gpa: "1.3" });
    const base = having(study);
    const both = mergeProfiles({ base, mine, theirs: having({ ...study, degree_type: "BSc" }) });
    expect(both).toEqual({ merged: having({ ...study, gpa: "1.3", degree_type: "BSc" }), conflicts: [] });

    const gone = mergeProfiles({ base, mine, theirs: having() });
    expect(gone.conflicts).toEqual([
      { path: "education.0", place: "Education: Charité", mine: { ...study, gpa: "1.3" }, theirs: undefined },
    ]);
    expect(mergeProfiles({ base, mine, theirs: having() }, { "education.0": "theirs" }).merged).toEqual(having());
  });

  it("keeps fields that it does not know, of both sides", () => {
    const base = emptyProfile();
    const { merged } = mergeProfiles({
      base,
      mine: { ...base, ...{ hobbies: ["Chess"] } },
      theirs: { ...base, ...{ motto: "!" } },
    });
    expect(merged).toMatchObject({ hobbies: ["Chess"], motto: "!" });
  });

  it("asks about an unknown field that is called like something every object has", () => {
    const base = emptyProfile();
    const { conflicts } = mergeProfiles({
      base,
      mine: { ...base, ...{ constructor: "Bam" } },
      theirs: { ...base, ...{ constructor: "Bouygues", valueOf: "x" } },
    });
    expect(conflicts).toMatchObject([{ place: "Other: Constructor", mine: "Bam", theirs: "Bouygues" }]);
  });

  it("asks when both brought the same list into another order", () => {
    const skilled = (...skills: string[]) => ({ ...emptyProfile(), skills: skills.map((skill) => ({ skill })) });
    const sides = { base: skilled("a", "b", "c"), mine: skilled("b", "a", "c"), theirs: skilled("c", "a", "b") };
    expect(mergeProfiles(sides).conflicts.map(({ place }) => place)).toEqual(["Skills: order"]);
    expect(skillsOf(mergeProfiles(sides, { "skills#order": "theirs" }).merged)).toEqual(["c", "a", "b"]);
  });
});
