import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitSentences } from "../../shared/text/sentences.rules.ts";
import { termsOf, wordsOf } from "./text-pieces.ts";
import { lightStemOf } from "./word-stem.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "word" });
const segmented = (text: string) =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

describe("words", () => {
  it("are cut from Latin text as the segmenter cuts them", () => {
    const letters = fc.constantFrom(..."abcéßŁ12 .,;:'’·-–/+#%()\"“”…•€z9");
    const texts = fc.array(letters, { maxLength: 14 }).map((list) => list.join(""));
    const isSame = (text: string) => wordsOf(text).join("|") === segmented(text).join("|");
    fc.assert(fc.property(texts, isSame), { numRuns: 2000 });
  });

  it("are cut in scripts without spaces too", () => {
    expect(wordsOf("化学工程师 Python")).toEqual(segmented("化学工程师 Python"));
  });
});

describe("a stem", () => {
  it.each([
    "designing designs designed design",
    "studies study studied studying",
    "planned planning plans plan",
    "coding coded codes code",
    "managing management managed",
    "optimised optimization optimise optimisation optimize",
    "modelling modeling modelled models",
    "labour labor",
    "programmes program programming programme",
    "paediatrics pediatric",
    "operations operation operate operated",
    "implementation implementing implement",
    "analyses analysis analyzing analyse",
    "led leading leads",
    "installed install installing installation",
  ])("is the same for %s", (words) => {
    expect(new Set(words.split(" ").map(lightStemOf)).size).toBe(1);
  });

  it.each([
    "care car",
    "filing filling",
    "accounting accounts",
    "marketing market",
    "product production",
    "string strong",
    "need speed",
    "department depart product",
    "manager management",
  ])("tells apart %s", (words) => {
    const all = words.split(" ");
    expect(new Set(all.map(lightStemOf)).size).toBe(all.length);
  });
});

describe("terms", () => {
  it.each([
    ["ML engineer", "machine learning"],
    ["Golang", "Go"],
    ["Full-stack work", "fullstack"],
    ["Node.js", "NodeJS"],
    ["K8s", "Kubernetes"],
  ])("have a name in common where %s and %s are the same thing", (one, other) => {
    const others = termsOf(other);
    expect([...termsOf(one)].some((term) => others.has(term))).toBe(true);
  });
});

describe("sentences", () => {
  it.each([
    ["Fan of P!nk and Yahoo!Japan. Nurse.", ["Fan of P!nk and Yahoo!Japan.", "Nurse."]],
    ["See https://example.org/a?id=3 first! Then call.", ["See https://example.org/a?id=3 first!", "Then call."]],
    ["I lead a ward. “Calm!” They say so.\nI knit.", ["I lead a ward.", "“Calm!”", "They say so.", "I knit."]],
    [
      "Ich kann am 1. April 2027 anfangen. Bis zum 8. Januar bin ich 36. Mai ist gut.",
      ["Ich kann am 1. April 2027 anfangen.", "Bis zum 8. Januar bin ich 36.", "Mai ist gut."],
    ],
    ["我是护士。我会说英语。", ["我是护士。", "我会说英语。"]],
    ["Really?", ["Really?"]],
    [" ", []],
  ])("are those of %s", (text, sentences) => expect(splitSentences(text)).toEqual(sentences));
});
