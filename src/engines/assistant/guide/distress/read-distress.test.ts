import { expect, it } from "vitest";
import { distressPhrases } from "../../../../../tests/guide/distress-phrases.ts";
import { ordinaryPhrases } from "../../../../../tests/guide/ordinary-phrases.ts";
import { documentLanguages } from "../../../text/text.ts";
import { distressReply } from "./distress-reply.ts";
import { helpLinesByCountry } from "./help-lines.ts";
import { isDistress } from "./read-distress.ts";

it("[CHAT-22] recognises distress, direct and by allusion, in eight languages", () => {
  expect(distressPhrases.filter((phrase) => !isDistress(phrase))).toEqual([]);
});

it("takes nothing for distress that only sounds so", () => {
  expect(ordinaryPhrases.filter(isDistress)).toEqual([]);
});

it.each(documentLanguages)(
  "names the lines of the person's country in %s, and how to find one elsewhere",
  (language) => {
    for (const [country, { lines, emergency }] of helpLinesByCountry) {
      const reply = distressReply(language, country);
      for (const { name, number } of lines)
        expect(reply).toContain(`**${name}**`.concat(reply.includes(" : ") ? " : " : ": ", number));
      expect(reply).toContain(emergency);
    }
    expect(distressReply(language, undefined)).toMatch(/112[\s\S]*911[\s\S]*findahelpline\.com/);
  },
);
