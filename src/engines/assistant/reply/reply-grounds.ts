import type { Stated } from "../drafts/stated-facts.ts";
import type { Openings } from "./opening-links.ts";
import type { Grounds } from "./proven-block.ts";
import { replyFacts } from "./reply-facts.ts";

/** What a reply is held against: what was stated, these openings, and what tools returned. */
function replyGrounds(stated: Stated, openings: Openings, outputs: unknown[], now: Date): Grounds {
  const facts = replyFacts({ ...stated, openings: [...openings.values()] }, outputs, now);
  return { openings, facts, today: now.toISOString().slice(0, 10) };
}

/** The same while a model uses tools: read anew only when one has returned something. */
export function createGrowingGrounds(stated: Stated, known: Openings, found: Openings, outputs: unknown[]) {
  const now = new Date();
  let read: { outputs: number; grounds: Grounds } | undefined;
  return (): Grounds => {
    if (read?.outputs === outputs.length) return read.grounds;
    read = { outputs: outputs.length, grounds: replyGrounds(stated, new Map([...known, ...found]), outputs, now) };
    return read.grounds;
  };
}
