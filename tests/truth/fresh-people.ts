import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { judgedFile, judgedSentence, knownFacts } from "./judged-file.ts";

const freshFolder = join(import.meta.dirname, "fresh");

/** A batch by somebody who does not know the gate. */
const freshBatch = judgedFile.extend({
  about: z.string(),
  language: z.string(),
  sentences: z.array(
    judgedSentence.extend({ label: z.enum(["truth", "hard lie", "soft lie"]), kind: z.string().default("") }),
  ),
});

/** Every person of the batches with the facts of profile and posting, and sentences that cite these. */
export const freshPeople = () =>
  readdirSync(freshFolder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((file) => {
      const batch = freshBatch.parse(JSON.parse(readFileSync(join(freshFolder, file), "utf8")));
      const { facts, idsOf } = knownFacts(batch);
      const sentences = batch.sentences.map(({ from, ...sentence }) => ({ ...sentence, cites: idsOf(from) }));
      return { ...batch, name: file.replace(/\.json$/, ""), facts, sentences };
    });

export type FreshPerson = ReturnType<typeof freshPeople>[number];
