import { expect, it } from "vitest";
import { trainTextClassifier } from "../../../scripts/preparation/messages/train-text-classifier.ts";
import { textClassifier } from "./text-classifier.ts";

const examples = [
  ...["is there work near me", "work as a cook please", "any work in Leeds", "I look for work"].map((text) => ({
    ...{ label: "find", text, signs: ["place"] },
  })),
  ...["what does it pay", "how much does that pay", "pay per hour", "is the pay good"].map((text) => ({
    ...{ label: "pay", text, signs: [] },
  })),
];

it("tells labels apart by words, their pieces and signs, and says how sure it is", () => {
  const table = trainTextClassifier(examples);
  const classify = textClassifier(table);
  expect(classify("any work as a baker")[0]?.label).toBe("find");
  expect(classify("payment?")[0]?.label).toBe("pay");
  expect(classify("xyzzy", ["place"])[0]?.label).toBe("find");
  const sum = classify("work that pays").reduce((all, { probability }) => all + probability, 0);
  expect(sum).toBeCloseTo(1);
  expect(trainTextClassifier(examples)).toEqual(table);
});
