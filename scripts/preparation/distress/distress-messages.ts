import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { distressLabels, distressSigns } from "../../../src/engines/assistant/guide/distress/read-distress.ts";
import { type DocumentLanguage, documentLanguages } from "../../../src/engines/text/text.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import type { LabelledText } from "../messages/train-text-classifier.ts";

const folder = projectPath("assets/distress");
const ordinaryFolder = projectPath("assets/messages");
const labelSchema = z.enum(distressLabels);

export interface DistressMessage extends LabelledText<(typeof distressLabels)[number]> {
  language: DocumentLanguage;
  /** Hard ones are of distress or sound so; ordinary ones are what the guide learns meanings from. */
  kind: "hard" | "ordinary";
}

/** Of distress, and calm ones that only sound so. A file for each language; a line: label, text. */
export const hardMessages = (from = folder): DistressMessage[] =>
  linesIn(from).map(({ language, first, text }) => ({
    ...{ label: labelSchema.parse(first), text, language, kind: "hard", signs: distressSigns },
  }));

export const ordinaryMessages = (): DistressMessage[] =>
  linesIn(ordinaryFolder).map(({ language, text }) => ({
    ...{ label: "calm", text, language, kind: "ordinary", signs: distressSigns },
  }));

const linesIn = (from: string) =>
  documentLanguages.flatMap((language) =>
    written(from, language)
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [first, text = ""] = line.split("\t");
        return { language, first, text };
      }),
  );

const written = (from: string, language: DocumentLanguage) => readFileSync(join(from, `${language}.tsv`), "utf8");

/** By which a table says what it was trained with. */
export const distressMessagesHash = (): string =>
  createHash("sha256")
    .update([folder, ordinaryFolder].flatMap((from) => documentLanguages.map((one) => written(from, one))).join(""))
    .digest("hex");
