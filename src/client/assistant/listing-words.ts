export interface ListingLine {
  text: string;
  /** The part of it that is set in bold or as a heading. */
  strong: string;
}

interface ListedJob {
  job_title: string;
  company: string;
}

const separator = /\s*(?:\s(?:at|@|by|with)\s|\s[-–—|•·]\s|,\s|[:(\n])\s*/i;
const titleLabel = /^(?:job title|title|position|role)\s*:\s*(.+)$/i;
const companyLabel = /^(?:company|company name|employer|organi[sz]ation)\s*:\s*(.+)$/i;

/**
 * Title and company out of the words of a listing, from its beginning to its Apply link, for servers that do not send them
 * apart: "**Process Engineer** at Kernwerk", "Process Engineer – Kernwerk", a heading with the company below, or labels.
 *
 * @returns undefined where it does not say both
 */
export function jobInWords(lines: readonly ListingLine[]): ListedJob | undefined {
  const labelled = (label: RegExp) => lines.map(({ text }) => label.exec(text.trim())?.[1]).find(Boolean);
  const at = lines.findLastIndex(({ strong }) => strong.trim() !== "" && !/:\s*$/.test(strong));
  const main = lines[Math.max(0, at)];
  if (!main) return undefined;
  const { head, rest } = headAndRest(main);
  const below = lines[Math.max(0, at) + 1]?.text ?? "";
  const title = labelled(titleLabel) ?? head;
  const company = labelled(companyLabel) ?? (firstPart(rest) || firstPart(below));
  const job = { job_title: cleaned(title), company: cleaned(company) };
  return job.job_title && job.company ? job : undefined;
}

/** What is set apart is the title; otherwise what stands before the first separator. */
function headAndRest({ text, strong }: ListingLine): { head: string; rest: string } {
  const whole = text.trim();
  const apart = strong.trim();
  if (apart !== "" && apart !== whole && whole.startsWith(apart))
    return { head: apart, rest: whole.slice(apart.length) };
  const found = separator.exec(apart || whole);
  if (!found) return { head: apart || whole, rest: "" };
  return { head: (apart || whole).slice(0, found.index), rest: (apart || whole).slice(found.index) };
}

/** Of "at Kernwerk, Berlin": Kernwerk. */
function firstPart(rest: string): string {
  return (
    ` ${rest.trim()}`
      .split(separator)
      .map((part) => part.trim())
      .find(Boolean) ?? ""
  );
}

const cleaned = (text: string) => text.replace(/^\s*(?:\d+[.)]|[-–—•*])\s+/, "").trim();
