/** "(m/w/d)", "(H/F)": says to whom a posting is open, and is no part of what the work is called. */
const marks =
  /\s*(?:[([]\s*(?:all genders?|gn|[mwfdxhvkiga*](?:\s*[/|,]\s*[mwfdxhvkiga*]){1,3})\s*[)\]]|(?<=\s)(?:[mwfhvdx]\/){1,3}[mwfhvdx](?=\s|$))\s*/giu;

/** What is added of hours and numbers: "Dental Hygienist, 4 days". */
const added = /\s*(?:,|[–—-]\s|\()[^,(]*\d.*$/u;

/** A posting's title as it stands in a sentence. */
export const postingTitle = (title: string): string => withoutGenderMarks(title).replace(added, "") || title;

function withoutGenderMarks(title: string): string {
  const kept = title
    .replace(marks, " ")
    .replace(/\s+(?=,)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return kept === "" ? title : kept;
}
