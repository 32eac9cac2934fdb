import { z } from "zod/mini";
import { draftStore } from "../../http/storage/draft-store.ts";

/** One posting that was read is one document set, so its id is all that going on for nothing takes. */
const begunGeneration = z.object({ job_id: z.optional(z.string()) });

export type BegunGeneration = z.infer<typeof begunGeneration>;

const nameOf = (jobUrl: string) => `document-generation ${jobUrl}`;

/** Generations of documents that were begun and not finished, through a reload of the page. */
export const begunGenerations = {
  read: (jobUrl: string): BegunGeneration | undefined =>
    begunGeneration.safeParse(draftStore.read(nameOf(jobUrl))).data,

  keep: (jobUrl: string, { job_id }: BegunGeneration): void => draftStore.write(nameOf(jobUrl), { job_id }),

  forget: (jobUrl: string): void => draftStore.remove(nameOf(jobUrl)),
};
