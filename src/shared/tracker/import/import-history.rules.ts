import { type HistoryEntry, type JobStatus, jobStatus } from "../tracker.contract.ts";
import { type DateOrder, readDate } from "./import-dates.rules.ts";
import type { ImportField } from "./import-fields.rules.ts";

/**
 * When a job came to which status, as far as a row says. A status without a date of its own has the latest that the row knows, and
 * the time of the import where it knows none.
 */
export function historyOf(
  values: ReadonlyMap<ImportField, readonly string[]>,
  status: JobStatus,
  order: DateOrder,
  now: Date,
  remarks: string[],
): HistoryEntry[] {
  const own = ownHistory(values.get("history")?.[0] ?? "");
  if (own.length > 0) return own;

  const moment = (field: ImportField) => {
    const said = values.get(field)?.[0];
    const read = said === undefined ? undefined : readDate(said, order)?.at;
    if (said !== undefined && !read) remarks.push(`“${said}” is no date that we can read`);
    if (read && Date.parse(read) > now.getTime() + dayMs) {
      remarks.push(`“${said}” lies in the future and is left out`);
      return undefined;
    }
    return read;
  };
  const [saved, applied, changed] = [moment("saved_on"), moment("applied_on"), moment("changed_on")];
  const known = [
    ...(saved ? [{ status: "Viewed" as const, timestamp: saved }] : []),
    ...(applied ? [{ status: "Applied" as const, timestamp: applied }] : []),
  ].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
  const last = known.at(-1);
  if (last?.status === status) return known;
  const timestamp =
    [changed, last?.timestamp]
      .filter((one) => one !== undefined)
      .sort()
      .at(-1) ?? now.toISOString();
  // A job that somebody only looks at was not applied to, whatever a date in the row means.
  const before = status === "Viewed" ? [] : known;
  return [...before, { status, timestamp: status === "Viewed" ? (saved ?? timestamp) : timestamp }];
}

/** A mere day is taken for its noon, and the person's clock may be ahead. */
const dayMs = 86_400_000;

/** "Viewed 2026-05-06 07:08; Applied 2026-05-07 09:00", as our own file has it. */
function ownHistory(text: string): HistoryEntry[] {
  const entries = text.split(";").flatMap((part) => {
    const [, name, time] = /^\s*(\p{L}+) (\d{4}-\d\d-\d\d \d\d:\d\d)\s*$/u.exec(part) ?? [];
    const status = jobStatus.safeParse(name).data;
    const read = status && time && readDate(`${time} UTC`, "day_first");
    return read ? { status, timestamp: read.at } : [];
  });
  return entries.length === text.split(";").length ? entries : [];
}
