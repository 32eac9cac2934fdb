import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Thinking } from "../thinking.tsx";
import { WelcomeMessage } from "./welcome-message.tsx";
import { thinkingPhrases } from "./welcome-texts.ts";

// The page's own clocks alone: what waits for the page goes on.
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

const content = "Hello Anna Weber, how can I help?";

async function welcome(wantsNoMotion: boolean) {
  const query = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: wantsNoMotion } as MediaQueryList);
  const timestamp = new Date().toISOString();
  const { container } = await render(<WelcomeMessage message={{ id: "1", role: "system", content, timestamp }} />);
  query.mockRestore();
  return {
    shown: () => container.querySelector("p[aria-hidden]")?.firstChild?.textContent ?? "",
    spoken: () => container.querySelector("p.sr-only")?.textContent ?? "",
  };
}

it("[CHAT-01] the welcome is typed letter by letter, and announced whole at once", async () => {
  const { shown, spoken } = await welcome(false);
  for (let letters = 1; letters <= 5; letters += 1) {
    await vi.advanceTimersByTimeAsync(30);
    await expect.poll(shown).toBe(content.slice(0, letters));
  }
  expect(spoken()).toBe(content);
});

it("[CHAT-01] whoever wants no motion has the whole welcome at once", async () => {
  const { shown } = await welcome(true);
  expect(shown()).toBe(content);
});

it("[CHAT-02] the waiting changes its words every five seconds, begins again, and is not read out", async () => {
  const { container } = await render(<Thinking />);
  const phrases: string[] = [];
  while (phrases.length <= thinkingPhrases.length) {
    const before = phrases.at(-1);
    await expect.poll(() => container.textContent).not.toBe(before);
    phrases.push(container.textContent);
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(phrases).toEqual([...thinkingPhrases, thinkingPhrases[0]]);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
});
