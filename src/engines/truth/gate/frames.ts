import type { Fact } from "../fact.ts";
import type { Pool } from "./pool.ts";
import type { FactReading } from "./reading/readings.ts";

/** What may stand before own words or around the names of an entry; documents are written by them and recognised by them. */
export const frames = {
  deed: ["As {title} at {organisation}, {deed}", "At {organisation}, {deed}"],
} as const;

/** Whether a text is a frame filled with one entry's names and its own words. A volunteer's work is none of an employment. */
export function framed(
  text: string,
  { held }: Pool,
  facts: FactReading[],
  isOwn: (text: string, facts: FactReading[]) => boolean,
): boolean {
  const entry = facts[0]?.fact;
  if (entry?.section !== "experience") return false;
  return frames.deed.some((frame) => {
    const opening = filled(frame.slice(0, frame.indexOf("{deed}")), held, entry);
    const rest = opening && text.startsWith(opening) ? text.slice(opening.length) : undefined;
    return rest?.startsWith("I ") && isOwn(rest, facts);
  });
}

function filled(frame: string, held: FactReading[], { entry }: Fact): string | undefined {
  const named = (kind: string) => held.find(({ fact }) => fact.entry === entry && fact.kind === kind)?.fact.text;
  let isComplete = true;
  const text = frame.replace(/\{(\w+)\}/g, (_, kind: string) => {
    const value = named(kind);
    if (!value) isComplete = false;
    return value ?? "";
  });
  return isComplete ? text : undefined;
}
