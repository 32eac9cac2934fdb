import { statSync } from "node:fs";
import { expect, it } from "vitest";
import { assetPath } from "../../../text/text.ts";
import { requirementUnits } from "../requirement-units.ts";
import { kindOfRequirement } from "./learned-kinds.ts";

it.each([
  ["en", "someone who stays calm when the queue reaches the door", "trait"],
  ["de", "Zwei Samstage im Monat musst du einplanen", "availability"],
  ["fr", "une formation de soudeur terminée", "degree"],
  ["es", "tener el carné de carretillero al día", "licence"],
  ["it", "conoscere bene il programma di fatturazione", "skill"],
  ["nl", "je spreekt vlot Nederlands", "language"],
  ["pl", "co najmniej dwa lata pracy w kuchni", "years"],
] as const)("[%s] tells the kind of what is asked for: %s", (language, text, kind) =>
  expect(kindOfRequirement(text, language)).toBe(kind),
);

it("reads no time and no language where the text has none", () => {
  expect(kindOfRequirement("You have done this for ages, years even", "en")).not.toBe("years");
  expect(kindOfRequirement("You speak to customers with ease", "en")).not.toBe("language");
});

it("finds what is asked for under a heading of any wording, and not what is offered", () => {
  const text =
    "The non-negotiables\n- a forklift licence\n- two years in a warehouse\n\nWhat comes back to you\n- 30 days of leave and a company bicycle";
  expect(requirementUnits(text, "Picker", "en")).toEqual([
    { text: "a forklift licence", must: true },
    { text: "two years in a warehouse", must: true },
  ]);
});

it.each(["kind", "role"])("keeps the table of the %s small", (name) =>
  expect(statSync(assetPath(`requirements/${name}-classifier.br`)).size).toBeLessThan(600_000),
);
