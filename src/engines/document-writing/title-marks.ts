/** "(m/w/d)", "(H/F)": says to whom a posting is open, and is no part of what the work is called. */
const marks =
  /\s*(?:[([]\s*(?:all genders?|gn|[mwfdxhvkiga*](?:\s*[/|,]\s*[mwfdxhvkiga*]){1,3})\s*[)\]]|(?<=\s)(?:[mwfhvdx]\/){1,3}[mwfhvdx](?=\s|$))\s*/giu;

/** A title as it stands in a sentence. */
export function withoutGenderMarks(title: string): string {
  const kept = title
    .replace(marks, " ")
    .replace(/\s+(?=,)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return kept === "" ? title : kept;
}
