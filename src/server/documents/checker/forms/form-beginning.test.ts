import { describe, expect, it } from "vitest";
import { beginsAs, lettersIn } from "./form-beginning.ts";

describe("the beginning of a form", () => {
  it.each([
    ["I joined {O} in {F}", "I joined Kernwerk", true],
    ["I joined {O} in {F}", "I left Kernwerk", false],
    ["(?:Since|From) {F},? I have", "From 2014 I have", true],
    ["(?:Since|From) {F},? I have", "Until 2014 I have", false],
    // The group that the fact stands in may be left out.
    ["I speak(?: {L*})?", "I speak", true],
    ["(?:In {Y},? )?I attended {T}", "I attended a course", true],
    ["I have (?:long (?:known|been at) {O}|left)", "I have left", true],
    // An optional letter or mark before it.
    ['["“]?{T}["”]?', "Engineer", true],
    ["{F} ?[–-] ?[Pp]resent", "2014 – present", true],
    // A choice of whole forms.
    ["At {O}|By {O}", "By Kernwerk", true],
    ["[(|]{T}", "|Engineer", true],
    ["\\({F}\\)", "(2014)", true],
    ["\\({F}\\)", "2014", false],
    ["Thank you", "Thank you", true],
    ["Thank you", "Thanks", false],
  ])("%s may begin %s: %s", (form, text, may) => {
    expect(beginsAs(text, form)).toBe(may);
  });
});

describe("the facts that a form cannot do without", () => {
  it.each([
    ["I joined {O}(?: as (?:an? )?{T})? in {F}", ["O", "F"]],
    ["(?:{D}(?: in {J})?)(?: at {O})?", []],
    ['["“]?{T}["”]?', ["T"]],
    ["At {O}?|By {T}", []],
    ["{S*} are among my skills", ["S"]],
    ["\\({F}?\\) {E}", ["E"]],
  ])("of %s are %s", (form, letters) => {
    expect(lettersIn(form)).toEqual(letters);
  });
});
