import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { distressLabel, distressSigns } from "../../../src/engines/assistant/guide/distress/read-distress.ts";
import { type DocumentLanguage, documentLanguages } from "../../../src/engines/text/text.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { calmFiles, variedFiles } from "../messages/example-messages.ts";
import type { LabelledText } from "../messages/train-text-classifier.ts";

const folder = projectPath("assets/distress");
/** By writers of their own, in several languages with the same content. */
const parallelFolder = join(folder, "parallel");
const labelSchema = z.enum(["calm", distressLabel]);

export interface DistressMessage extends LabelledText<string> {
  language: DocumentLanguage;
  /** Hard ones are of distress or sound so; ordinary ones are what the guide learns meanings from. */
  kind: "hard" | "ordinary";
  /** The same is said in other languages. */
  isParallel: boolean;
}

/** Of distress, and calm ones that only sound so. A file for each language; a line: label, text. */
export const hardMessages = (folders = [folder, parallelFolder]): DistressMessage[] =>
  folders.flatMap((from) =>
    linesIn(distressFiles(from)).map(({ language, first, text }) => ({
      ...{ label: labelSchema.parse(first), text, language, kind: "hard", signs: distressSigns },
      isParallel: from === parallelFolder,
    })),
  );

/**
 * Ordinary messages are told apart by what they are about: one rule for all that is calm would have to tell despair from searches by the words that tell it from weariness.
 */
const abouts: [string, RegExp][] = [
  ["advice", /^advice/],
  ["search", /^(?:find|more|back|pay|among)$/],
  ["talk", /^(?:strain|greet|thanks|yes|no|other)$/],
  [
    "cards",
    /^(?:save|remove|applied|invited|offered|rejected|hired|next|interview|documents|compare|open|why|shorten|mail_.*)$/,
  ],
];
const aboutOf = (meaning: string): string => abouts.find(([, meanings]) => meanings.test(meaning))?.[0] ?? "product";

/** They are as many as all others, and despair would become unlikely by its rareness alone. */
const weightOfVaried = 0.2;

export const ordinaryMessages = (): DistressMessage[] =>
  [calmFiles, variedFiles].flatMap((files) =>
    linesIn(files).map(({ language, first, text }) => ({
      ...{ label: aboutOf(first), text, language, kind: "ordinary", signs: distressSigns, isParallel: false },
      ...(files === variedFiles && { weight: weightOfVaried }),
    })),
  );

interface LanguageFile {
  file: string;
  language: DocumentLanguage;
}

const distressFiles = (from: string): LanguageFile[] =>
  documentLanguages.map((language) => ({ file: join(from, `${language}.tsv`), language }));

const linesIn = (files: readonly LanguageFile[]) =>
  files.flatMap(({ file, language }) =>
    readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [first = "", text = ""] = line.split("\t");
        return { language, first, text };
      }),
  );

/** By which a table says what it was trained with. */
export const distressMessagesHash = (): string => {
  const files = [...[folder, parallelFolder].flatMap(distressFiles), ...calmFiles, ...variedFiles];
  return createHash("sha256")
    .update(files.map(({ file }) => readFileSync(file, "utf8")).join(""))
    .digest("hex");
};
