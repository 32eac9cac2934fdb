import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";
import { jobSourceReport } from "./job-sources.contract.ts";

const sourceKey = z.string().check(z.trim(), z.minLength(3), z.maxLength(2100));
const sources = z.array(sourceKey).check(z.minLength(1), z.maxLength(200));

/** What an administrator does with the sources of openings, on the page or by `npm run admin -- sources`. */
export const sourceCommand = z.discriminatedUnion("command", [
  z.object({ command: z.literal("list") }),
  /** Of a source that is not known yet, adds it. */
  z.object({ command: z.literal("on"), sources }),
  /** Its openings leave the results; it stays in the list. */
  z.object({ command: z.literal("off"), sources }),
  z.object({ command: z.literal("run"), sources }),
  /** Forgets what was added here. Sources of JOB_SOURCES can only be switched off. */
  z.object({ command: z.literal("remove"), sources }),
  /** Looks for boards by a company's name, its careers page, or an address on a board. */
  z.object({
    command: z.literal("find"),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, "Please enter a company's name or the address of its careers page"),
        z.maxLength(500),
      ),
  }),
  /** The list of boards by country that comes with the application. */
  z.object({ command: z.literal("boards") }),
]);
export type SourceCommand = z.infer<typeof sourceCommand>;

const administeredSource = z.extend(jobSourceReport, {
  next_run_at: z.iso.datetime(),
  is_on: z.boolean(),
  /** Added by an administrator; the others stand in JOB_SOURCES. */
  is_added: z.boolean(),
  /** Openings in the results that come from it. */
  open: z.number(),
  newest_posted_at: z.nullable(z.iso.datetime()),
  /** The last run that failed, also when it has gone well since. */
  last_fault: z.nullable(z.object({ sentence: z.string(), at: z.iso.datetime() })),
});
export type AdministeredSource = z.infer<typeof administeredSource>;

const foundBoard = z.object({
  /** As a command names it: "lever:acme". */
  source: z.string(),
  /** As the board writes it. */
  company: z.string(),
  /** On the first page of its listing. */
  openings: z.number(),
  is_more: z.boolean(),
  unreadable: z.number(),
  examples: z.array(z.object({ title: z.string(), location: z.string() })),
  /** By its own address, by a link of the page, or only by its name, which another company may have too. */
  how: z.enum(["address", "linked", "by_name"]),
});
export type FoundBoard = z.infer<typeof foundBoard>;

const discovery = z.object({
  found: z.array(foundBoard),
  /** Places on boards whose listings are not read. */
  unlisted: z.array(z.object({ board: z.string(), name: z.string() })),
  /** Boards that gave no answer: the company may be there. */
  unanswered: z.array(z.string()),
  /** Why a page or a board that was named could not be read. */
  faults: z.array(z.string()),
  requests: z.number(),
});
export type Discovery = z.infer<typeof discovery>;

const curatedBoards = z.object({
  /** Where the list comes from, and what was not checked. */
  about: z.array(z.string()),
  boards: z.array(z.object({ country: z.string(), company: z.string(), source: z.string() })),
});
export type CuratedBoards = z.infer<typeof curatedBoards>;

const reply = z.object({
  success: z.literal(true),
  /** What was done, in a sentence. */
  message: z.string(),
  /** All of them, as they are after the command. */
  sources: z.array(administeredSource),
  /** No source of real openings is switched on: the results are invented ones. */
  is_demonstration: z.boolean(),
  discovery: z.optional(discovery),
  curated: z.optional(curatedBoards),
});
export type SourceAdministrationReply = z.infer<typeof reply>;

const summary = "Lists, finds and switches the sources of openings";

export const sourceAdministrationEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/administration/job-sources",
  summary: `${summary}; for administrators`,
  body: sourceCommand,
  reply,
});

export const operatorSourcesEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/operator/job-sources",
  summary: `${summary}; for programs on the server's own machine, with its key`,
  body: sourceCommand,
  reply,
});
