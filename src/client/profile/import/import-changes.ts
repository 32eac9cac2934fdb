import { z } from "zod/mini";
import { type cvReading, importId } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { storedProfile } from "../../../shared/profile/profile.contract.ts";

/** What the person changed of a value that was read: its text, or whether it is taken. */
const valueChange = z.object({ value: z.optional(z.string()), isTaken: z.optional(z.boolean()) });

/** A line without a place, put into a field; `entry` is the entry's key, a new one's too. */
const placedLine = z.object({
  id: z.string(),
  entry: z.string(),
  section: z.keyof(storedProfile),
  field: z.string(),
  /** Where the line stands among the unplaced ones: "2.0". */
  line: z.string(),
});

/** All that the person has changed of an import; what is shown follows from it and from what was read. */
export const importChanges = z.object({
  importId,
  values: z.record(z.string(), valueChange),
  placed: z.array(placedLine),
});

export type ImportChanges = z.infer<typeof importChanges>;
export type PlacedLine = z.infer<typeof placedLine>;
export type ValueChange = z.infer<typeof valueChange>;

export const noChanges = (id: string): ImportChanges => ({ importId: id, values: {}, placed: [] });

export const lineId = (group: number, line: number) => `${group}.${line}`;

/** The line that an id names. */
export function unplacedLineOf(unplaced: z.infer<typeof cvReading>["unplaced"], id: string) {
  const [group, line] = id.split(".").map(Number);
  return unplaced[group ?? -1]?.lines[line ?? -1];
}
