import { bullet, type TextParts } from "./english-text.ts";
import type { Level } from "./occupations/occupation.ts";
import { demoWordingOf, fillPhrase, type Phrases } from "./phrases/phrase-book.ts";
import type { Random } from "./random.ts";
import { fillIn } from "./table-text.ts";

/** The text fields of a posting in the country's own language: from the occupation's own sentences, else from its family's. */
export function writeLocally(random: Random, parts: TextParts, language: string) {
  const { occupation, level, years, workplace, employmentType, schedule } = parts;
  const phrases = demoWordingOf(language);
  const own = occupation.local[language];
  const [duties = [], requirements = []] = phrases.lists(occupation.family);
  const title = own?.titles[level] ?? titleAt(phrases, occupation.localTitles[language] ?? "", level);
  const texts = { ...parts.fill, years: String(years), title: title.replace(/ \([mwdfHF/]+\)| H\/F/, "") };
  const write = (lines: readonly string[]) => lines.map((line) => fillIn(line, texts)).join("\n");
  return {
    title,
    companyInfo: write([random.pick(phrases.list("company"))]),
    description: write([
      random.pick(own?.purposes ?? phrases.list("purpose")),
      random.pick(phrases.list("heading")),
      ...(own ? random.sample(own.duties, random.between(4, 5)) : duties).map(bullet),
      ...random.sample(phrases.list("duty"), own ? 1 : 2).map(bullet),
      random.pick(phrases.list(schedule)),
      ...phrases.list(employmentType.toLowerCase()),
      ...phrases.list(workplace),
    ]),
    requirements: write(
      [
        ...phrases.list(years === 0 ? "junior" : level),
        ...random.sample(own?.requirements ?? requirements, 3),
        ...random.sample(phrases.list("need"), 2),
      ].map(bullet),
    ),
    benefits: write(random.sample(phrases.list("give"), 4).map(bullet)),
  };
}

function titleAt(phrases: Phrases, title: string, level: Level): string {
  return level === "junior" || level === "mid" ? title : fillPhrase(phrases, `${level}Title`, { title });
}
