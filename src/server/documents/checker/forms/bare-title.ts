const mark = /^[mwfdxhvgnkia*]$/i;

/** A posting's title without "(m/w/d)", which only says to whom it is open. Anything else in brackets is part of the title. */
export function bareTitle(title: string): string {
  return title
    .replace(/[([]([^()[\]]*)[)\]]/g, (whole, inside: string) => (isMark(inside) ? " " : whole))
    .replace(/\S+/g, (word) => (word.includes("/") && word.split("/").every((part) => mark.test(part)) ? "" : word))
    .replace(/\s+/g, " ")
    .replace(/ (?=,)/g, "")
    .trim();
}

function isMark(inside: string): boolean {
  const parts = inside.split(/[/|,]/).map((part) => part.trim());
  return /^(all genders?|gn)$/i.test(inside.trim()) || (parts.length > 1 && parts.every((part) => mark.test(part)));
}
