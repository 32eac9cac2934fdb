import type { Fact } from "./fact.ts";

const monthNames = "January February March April May June July August September October November December".split(" ");

/** Every way in which the checker accepts a fact to be written. Part of the checker: the writers do not use it. */
export function wordingsOf({ kind, text }: Fact): string[] {
  const own = text.normalize("NFC");
  if (own === "") return [];
  if (kind === "from" || kind === "to") return monthWordings(own);
  if (kind === "period") return [own, own.replace(" - ", " – ")];
  if (kind === "statement" || kind === "summary") return statementWordings(own);
  return [own];
}

function monthWordings(yearMonth: string): string[] {
  const [year = "", month = ""] = yearMonth.split("-");
  const name = monthNames[Number(month) - 1];
  return name ? [`${name} ${year}`, `${name.slice(0, 3)} ${year}`] : [yearMonth];
}

/** With or without its full stop, and with a small first letter, so that it can go on a sentence. */
function statementWordings(text: string): string[] {
  const bare = text.replace(/[.;\s]+$/, "");
  const lowered = bare.charAt(0).toLowerCase() + bare.slice(1);
  return [...new Set([text, bare, lowered])];
}
