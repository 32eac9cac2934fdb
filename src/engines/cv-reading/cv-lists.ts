import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { dateSpanOf } from "./cv-dates.ts";
import { stackedEntriesOf } from "./cv-stacked-entries.ts";
import { blocksOf, clipped, isBullet, paragraphsOf, unique, unwrapped, withoutBullet } from "./cv-text.ts";

const maxSkillLength = 50;

/** Skills named one by one; sentences about skills are no skills. Group names ("Databases:") go. */
export function skillsOf(lines: string[], width: number): ProfileDocument["skills"] {
  const named = unwrapped(lines, width)
    .map((line) => withoutBullet(line).replace(/^[^:,;]{2,40}:\s*/u, ""))
    .flatMap((line) => (line.includes("; ") ? line.split(/;\s+/u) : splitOutsideBrackets(line)))
    .map((skill) =>
      skill
        .replace(/^(?:and|und|et|y)\s+/u, "")
        .replace(/\.$/, "")
        .trim(),
    )
    .filter((skill) => skill.length <= maxSkillLength && /\p{L}/u.test(skill) && skill.split(/\s+/).length <= 6);
  return unique(named)
    .slice(0, 200)
    .map((skill) => ({ skill }));
}

export function languagesOf(lines: string[], width: number): string[] {
  const named = unwrapped(lines, width)
    .flatMap((line) => splitOutsideBrackets(withoutBullet(line)))
    .map((language) =>
      language
        .replace(/\s*:\s*/u, ": ")
        .replace(/[.]$/, "")
        .trim(),
    )
    .filter((language) => /^\p{L}/u.test(language) && language.length <= 60);
  return unique(named).slice(0, 30);
}

export function certificationsOf(lines: string[]): ProfileDocument["certifications"] {
  return (stackedItems(lines) ?? itemsOf(lines)).map(({ name, organization, year }) => ({
    certification_name: clipped(name, 100),
    certification_date: year,
    certification_organization: clipped(organization, 100),
  }));
}

export function trainingOf(lines: string[]): ProfileDocument["training"] {
  return (stackedItems(lines) ?? itemsOf(lines)).map(({ name, organization, year, skills, description }) => ({
    skill: "",
    training_name: clipped(name, 100),
    training_institution: clipped(organization, 100),
    date: year,
    skills_acquired: skills.map((skill) => clipped(skill, 50)),
    description: clipped(description, 200),
  }));
}

export function publicationsOf(lines: string[]): ProfileDocument["publications"] {
  return (
    stackedItems(lines)?.map(stackedPublication) ??
    itemsOf(lines).map(({ text, name, organization, year }) => {
      const quoted = /[“"„«]([^”"“»]{5,})[”"“»]/u.exec(text)?.[1];
      const after = quoted ? text.slice(text.indexOf(quoted) + quoted.length + 1) : "";
      const outlet = quoted ? tidy(dateSpanOf(after)?.rest ?? after) : organization;
      return {
        publication_title: clipped(quoted?.replace(/[,.]$/, "") ?? name, 100),
        publication_date: year,
        publication_organization: clipped(outlet, 100),
        publication_description: "",
      };
    })
  );
}

const stackedPublication = ({ name, organization, year, description }: ListItem) => ({
  publication_title: clipped(name, 100),
  publication_date: year,
  publication_organization: clipped(organization, 100),
  publication_description: clipped(description, 100),
});

interface ListItem {
  text: string;
  name: string;
  organization: string;
  year: string;
  skills: string[];
  description: string;
}

/** Name and year above, who gave it below, then what it was about: sentences, or skills behind bullets. */
function stackedItems(lines: string[]): ListItem[] | undefined {
  return stackedEntriesOf(lines, true)?.map(({ title, span, below, body }) => ({
    text: title,
    name: title,
    organization: below.join(", "),
    year: span?.from?.slice(0, 4) ?? "",
    ...detailsBelow(body),
  }));
}

/** In our own documents and others. */
const topicsLabel =
  /^(topics|contents?|inhalte?|contenus?|contenidos?|temario|contenut[oi]|inhoud|zakres|conteúdos?)\s?:\s+/iu;

function detailsBelow(body: string[]): { skills: string[]; description: string } {
  const list = body.findIndex((line) => isBullet(line) || topicsLabel.test(line));
  const [described, listed] = list < 0 ? [body, []] : [body.slice(0, list), body.slice(list)];
  const skills = paragraphsOf(listed).flatMap((paragraph) => splitOutsideBrackets(paragraph.replace(topicsLabel, "")));
  return { skills: unique(skills), description: described.join(" ") };
}

/** "AWS Certified Developer – Amazon, 2021": a name, who gave it, and when. */
function itemsOf(lines: string[]): ListItem[] {
  return mergedLines(lines).map((text) => {
    const span = dateSpanOf(text);
    const pieces = (span?.rest ?? text)
      .split(/\t+|\s+[|•·–—]\s+|\s+-\s+|,\s+|\s*[()]\s*/u)
      .map(tidy)
      .filter((piece) => piece !== "");
    const [name = "", organization = ""] = pieces;
    return { text, name, organization, year: span?.from?.slice(0, 4) ?? "", skills: [], description: "" };
  });
}

/** One line an item; a line in a bulleted list that has no bullet continues the one before. */
function mergedLines(lines: string[]): string[] {
  return blocksOf(lines).flatMap((block) => {
    const isBulleted = block.some(isBullet);
    const merged: string[] = [];
    for (const line of block) {
      const continues = merged.length > 0 && ((isBulleted && !isBullet(line)) || /^\p{Ll}/u.test(line));
      if (continues) merged.push(`${merged.pop()} ${line}`);
      else merged.push(withoutBullet(line));
    }
    return merged;
  });
}

function tidy(piece: string): string {
  return piece.replace(/^[\s,;:.|–—-]+|[\s,;:|–—-]+$/gu, "").replace(/(\p{Ll})\.$/u, "$1");
}

function splitOutsideBrackets(line: string): string[] {
  return line
    .split(/[;|•·\t]|,(?![^(]*\))/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
