import { expect, it } from "vitest";
import { documentLanguages } from "../../../text/text.ts";
import { guideTextsOf } from "../texts/guide-texts-of.ts";
import { localPay, localPlace } from "./local-facts.ts";
import { topicPoints } from "./reply-parts.ts";

const fewestWords = 6;

it("of each topic that may be meant says the first sentence, which tells something by itself", () => {
  for (const language of documentLanguages) {
    const texts = guideTextsOf(language);
    const topics = [...Object.values(texts.topics), ...Object.values(texts.product.topics)];
    const points = topicPoints(topics).split("\n");
    for (const [at, topic] of topics.entries()) {
      const [label, said = ""] = points[at]?.replace(/^- \*\*/, "").split("**: ") ?? [];
      expect(label).toBe(topic.label);
      expect(topic.text.startsWith(said)).toBe(true);
      expect(said.split(" ").length, said).toBeGreaterThanOrEqual(fewestWords);
    }
  }
});

it("names places and pay as their reader does", () => {
  expect(localPlace("Cologne, North Rhine-Westphalia, Germany (remote)", "de-DE")).toBe("Köln, Deutschland (remote)");
  expect(localPlace("Austin, Texas, United States", "de-DE")).toBe("Austin, Texas, Vereinigte Staaten");
  expect(localPlace("Cologne, North Rhine-Westphalia, Germany", "en-GB")).toMatch(/^Cologne, North Rhine-Westphalia/);
  expect(localPlace("Lazio, Italy", "it-IT")).toBe("Lazio, Italia");
  expect(localPay("€120 – €150 a day", guideTextsOf("fr"))).toMatch(/par jour$/);
});
