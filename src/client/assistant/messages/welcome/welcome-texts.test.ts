import { describe, expect, it } from "vitest";
import { greetingCount, greetingFor, thinkingPhrases } from "./welcome-texts.ts";

describe("texts of the chat", () => {
  it("[CHAT-01] has ten greetings with the name, or 'there' without one", () => {
    const all = (name: string | null) => Array.from({ length: 10 }, (_, index) => greetingFor(name, index / 10));
    expect(greetingCount).toBe(10);
    expect(new Set(all("Anna")).size).toBe(10);
    expect(all("Anna").every((greeting) => greeting.includes("Anna"))).toBe(true);
    expect(all(null).every((greeting) => greeting.includes("there"))).toBe(true);
  });

  it("[CHAT-02] has twenty phrases to think by", () => {
    expect(new Set(thinkingPhrases).size).toBe(20);
  });
});
