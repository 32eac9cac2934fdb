import { expect, it } from "vitest";
import { documentLanguages } from "../../../text/text.ts";
import { adviceTopics } from "../advice/advice-texts.ts";
import { guideTextsOf } from "../texts/guide-texts-of.ts";
import { advicePoints } from "./reply-parts.ts";

const fewestWords = 6;

it("of each topic that may be meant says the first sentence, which tells something by itself", () => {
  for (const language of documentLanguages) {
    const texts = guideTextsOf(language);
    const points = advicePoints(adviceTopics, texts).split("\n");
    for (const [at, topic] of adviceTopics.entries()) {
      const [label, said = ""] = points[at]?.replace(/^- \*\*/, "").split("**: ") ?? [];
      expect(label).toBe(texts.topics[topic].label);
      expect(texts.topics[topic].text.startsWith(said)).toBe(true);
      expect(said.split(" ").length, said).toBeGreaterThanOrEqual(fewestWords);
    }
  }
});
