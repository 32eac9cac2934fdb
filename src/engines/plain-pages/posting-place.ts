import { countryName } from "../geography/geography.ts";
import type { PagePosting } from "./page-posting.ts";

/** "Munich, Bavaria, Germany"; city-states are named once, and remote postings say so. */
export function locationText(
  row: Pick<PagePosting, "city" | "state" | "countryCode" | "writtenLocation" | "workplace">,
): string {
  const country = row.countryCode && countryName(row.countryCode);
  const parts = [row.city, row.state === row.city ? "" : row.state, country].filter(Boolean);
  const place = row.writtenLocation || parts.join(", ");
  if (place === "") return row.workplace === "remote" ? "Remote" : "";
  if (row.writtenLocation?.toLowerCase().includes(row.workplace)) return place;
  if (row.workplace === "remote") return `${place} (remote)`;
  return row.workplace === "hybrid" ? `${place} (hybrid)` : place;
}
