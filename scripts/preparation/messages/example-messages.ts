import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { wordKnowledgeOf } from "../../../src/engines/assistant/guide/reading/word-knowledge.ts";
import { readSigns } from "../../../src/engines/assistant/guide/tasks/asked-message.ts";
import { type Meaning, meaningSchema } from "../../../src/engines/assistant/guide/tasks/message-meaning.ts";
import { createGeographyService, readGazetteer } from "../../../src/engines/geography/geography.ts";
import {
  createSearchStatistics,
  createTitleDictionary,
  readOccupations,
  titleEntryOf,
} from "../../../src/engines/job-search/job-search.ts";
import { type DocumentLanguage, documentLanguages } from "../../../src/engines/text/text.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { emptyProfile } from "../../../src/shared/profile/profile.rules.ts";
import type { LabelledText } from "./train-text-classifier.ts";

const folder = projectPath("assets/messages");
/** As the guide finds it in a conversation: a list is shown, two cards are on the board. */
const listed = ["Northwind", "Fabrikam", "Tailspin"].map((company, at) => ({
  ...{ job_title: "Nurse", company, location: "London", salary: "", job_url: `https://jobs.example.org/${at}` },
}));

/** The messages of `assets/messages`, a file for each language, with their signs. */
export async function exampleMessages(): Promise<LabelledText<Meaning>[]> {
  const knowledge = await commonKnowledge();
  return documentLanguages.flatMap((language) =>
    writtenIn(language)
      .trimEnd()
      .split("\n")
      .map((line): LabelledText<Meaning> => {
        const [label, text = ""] = line.split("\t");
        const thread = { language, page: 1, listed, offers: [], asked: { title: "nurse", conditions: [] } };
        const signs = readSigns(text, { thread, profile: emptyProfile(), board: [], knowledge });
        return { label: meaningSchema.parse(label), text, signs };
      }),
  );
}

const writtenIn = (language: DocumentLanguage) => readFileSync(`${folder}/${language}.tsv`, "utf8");

/** By which a table says what it was trained with. */
export const messagesHash = (): string =>
  createHash("sha256").update(documentLanguages.map(writtenIn).join("")).digest("hex");

/** Titles and places, where no index is at hand: the names of the common occupations. */
async function commonKnowledge() {
  const occupations = readOccupations(projectPath("assets/occupations"));
  const [, ...lines] = readFileSync(projectPath("assets/occupations/common-occupations.tsv"), "utf8").split("\n");
  const names = lines.flatMap((line) => line.split("\t").slice(1)).flatMap((cell) => cell.split(","));
  const titles = [...new Set(names)]
    .filter(Boolean)
    .map((title) => ({ ...titleEntryOf(title, occupations), postings: 20 }));
  const dictionary = createTitleDictionary(occupations);
  await dictionary.learn(titles, titles.length * 20);
  return wordKnowledgeOf(
    { dictionary, statistics: createSearchStatistics() },
    createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin"))),
  );
}
