import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { wordKnowledgeOf } from "../../../src/engines/assistant/guide/reading/word-knowledge.ts";
import { readSigns } from "../../../src/engines/assistant/guide/tasks/asked-message.ts";
import { type Meaning, meaningSchema } from "../../../src/engines/assistant/guide/tasks/message-meaning.ts";
import type { GuideThread, Task } from "../../../src/engines/assistant/guide/tasks/task.ts";
import { type ThreadContext, threadContexts } from "../../../src/engines/assistant/guide/tasks/thread-context.ts";
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

interface MessageFile {
  file: string;
  language: DocumentLanguage;
  isOblique: boolean;
}

const filesIn = (folder: string): MessageFile[] =>
  documentLanguages.map((language) => ({
    ...{ file: projectPath(`${folder}/${language}.tsv`), language, isOblique: folder.endsWith("oblique") },
  }));
const [plainFiles, obliqueFiles] = [filesIn("assets/messages"), filesIn("assets/messages/oblique")];

/** None of them tells of despair. */
export const calmFiles = [...plainFiles, ...obliqueFiles];
/** By other writers, some of them worn out. */
export const variedFiles = filesIn("assets/messages/varied");
const messageFiles = [...plainFiles.flatMap((plain, at) => [plain, variedFiles[at] ?? plain]), ...obliqueFiles];
const asked = { title: "nurse", conditions: [] };
/** As the guide finds it in a conversation: a list is shown. */
const jobAt = (company: string) => ({
  ...{ job_title: "Nurse", company, location: "London", salary: "", job_url: `https://jobs.example.org/${company}` },
});
const job = jobAt("Northwind");
const listed = [job, jobAt("Fabrikam"), jobAt("Tailspin")];

interface ExampleMessage extends LabelledText<Meaning> {
  /** What it goes on from. */
  context: string | undefined;
  /** Says it in a roundabout way. */
  isOblique: boolean;
}

/**
 * The messages of `assets/messages`, a file for each language, with their signs; those in `oblique` say it in a roundabout way, `varied` are by other writers. A line:
 * meaning, text, and where it goes on from something a context.
 */
export async function exampleMessages(): Promise<ExampleMessage[]> {
  const knowledge = await commonKnowledge();
  return messageFiles.flatMap(({ file, language, isOblique }) =>
    readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line): ExampleMessage => {
        const [label, text = "", context] = line.split("\t");
        const thread = { language, page: 1, listed, offers: [], asked, ...lastOf(context) };
        const signs = readSigns(text, { thread, profile: emptyProfile(), board: [], knowledge });
        return { label: meaningSchema.parse(label), text, signs, context, isOblique };
      }),
  );
}

/** What was done last where a message names its context; without one it could stand anywhere. */
function lastOf(context: string | undefined): Pick<GuideThread, "last" | "opening" | "talked"> {
  const last: Record<ThreadContext, Task> = {
    list: { do: "find", asked, page: 1 },
    opening: { do: "opening", job },
    draft: { do: "mail", kind: "follow_up", job },
    board: { do: "next" },
    advice: { do: "tell", topic: "advice" },
    question: { do: "choose", why: "unsure", between: [] },
  };
  const known = threadContexts.find((one) => one === context);
  if (context !== undefined && !known) throw new Error(`${context} is no context`);
  if (!known) return {};
  return { last: last[known], ...((known === "opening" || known === "draft") && { opening: job }) };
}

/** By which a table says what it was trained with. */
export const messagesHash = (): string =>
  createHash("sha256")
    .update(messageFiles.map(({ file }) => readFileSync(file, "utf8")).join(""))
    .digest("hex");

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
