/** Marks the one input whose text a session replay shows, as the specification wants it (OBS-02). */
const shownInput = "[data-replay-shown]";

/** Attributes that carry the appearance of an element and never what a person wrote or reads. */
const unmasked = new Set([
  "class",
  "style",
  "type",
  "role",
  "dir",
  "lang",
  "hidden",
  "disabled",
  "rows",
  "cols",
  "_cssText",
]);

const stars = (text: string) => "*".repeat(text.length);

export function maskInput(text: string, element?: HTMLElement): string {
  return element?.closest(shownInput) ? text : stars(text);
}

/** Names of openings and people stand in labels, titles and addresses too. */
export function maskAttribute(name: string, value: string, element?: Element): string {
  if (unmasked.has(name) || name.startsWith("rr_")) return value;
  if (element instanceof SVGElement || element instanceof HTMLLinkElement) return value;
  if (name === "value" && element?.closest(shownInput)) return value;
  return stars(value);
}
