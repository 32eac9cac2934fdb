import type { z } from "zod";
import {
  readAttachmentOutput,
  readBoardOutput,
  readProfileOutput,
  type SearchJobsInput,
  searchJobsOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import { type Intent, intentOf } from "./intent.ts";
import type { Turn } from "./prompt-reading.ts";
import { boardReply } from "./reply-board.ts";
import { cvReply, profileReply } from "./reply-cv.ts";
import { jobsReply } from "./reply-jobs.ts";
import { askForTitle, talkReply } from "./reply-talk.ts";

export type Step = { call: string; input: object } | { reply: string };

type JobsIntent = Extract<Intent, { kind: "jobs" }>;

const failure = "Something went wrong while I looked that up. Please try again in a moment.";

/** What the built-in assistant does next: look something up with a tool, or answer from what the tools gave. */
export function nextStep(turn: Turn): Step {
  const intent = intentOf(turn);
  switch (intent.kind) {
    case "cv":
      return answerFrom(turn, "read_attachment", readAttachmentOutput, cvReply);
    case "profile":
      return answerFrom(turn, "read_profile", readProfileOutput, profileReply);
    case "board":
      return answerFrom(turn, "read_board", readBoardOutput, boardReply);
    case "jobs":
      return jobsStep(turn, intent);
    case "talk":
      return { reply: talkReply(intent.about) };
  }
}

function answerFrom<Schema extends z.ZodType>(
  turn: Turn,
  tool: string,
  schema: Schema,
  reply: (result: z.output<Schema>) => string,
): Step {
  const result = turn.results.find((one) => one.tool === tool);
  if (!result) return { call: tool, input: {} };
  const parsed = schema.safeParse(result.data);
  return { reply: parsed.success ? reply(parsed.data) : failure };
}

function jobsStep(turn: Turn, intent: JobsIntent): Step {
  const last = turn.results.findLast(({ tool }) => tool === "search_jobs");
  const search = turn.searches.at(-1);
  if (last && search) return afterSearch(turn, intent, search, last.data);
  if (intent.likeMe) return searchLikeMe(turn, intent);
  const { title } = intent.request;
  if (title === "" && intent.page === 1) return { reply: withPlace(intent) };
  return searchFor(title, intent);
}

function searchFor(title: string, { request, page }: JobsIntent): Step {
  const { country, city, remote } = request;
  const input: SearchJobsInput = {
    title,
    ...(country && { country }),
    ...(city && { city }),
    ...(remote && { remote }),
    ...(page > 1 && { page }),
  };
  return { call: "search_jobs", input };
}

function withPlace({ request }: JobsIntent): string {
  const place = [request.city, request.country].filter(Boolean).join(", ");
  const example = place === "" ? "nurse in Berlin" : `nurse in ${place}`;
  return `${askForTitle} For example “${example}”. I can also look for jobs that fit your profile.`;
}

/** The title of the newest position in the attached CV, or else in the profile. */
function searchLikeMe(turn: Turn, intent: JobsIntent): Step {
  const attached = turn.results.find(({ tool }) => tool === "read_attachment");
  if (!attached) return { call: "read_attachment", input: {} };
  const fromFile = readAttachmentOutput.safeParse(attached.data).data?.attachment?.profile;
  const fromFileTitle = newestTitle(fromFile?.professional_experience ?? []);
  if (fromFileTitle !== "") return searchFor(fromFileTitle, intent);
  const stored = turn.results.find(({ tool }) => tool === "read_profile");
  if (!stored) return { call: "read_profile", input: {} };
  const title = newestTitle(readProfileOutput.safeParse(stored.data).data?.profile.professional_experience ?? []);
  if (title !== "") return searchFor(title, intent);
  return {
    reply: `Neither an attached CV nor your [profile](/profile) names a position that I could go by. ${askForTitle}`,
  };
}

function newestTitle(jobs: { title: string; from: string; to: string }[]): string {
  const named = jobs.filter(({ title }) => title !== "");
  const newest = named.toSorted(
    (a, b) => (b.to || "9999").localeCompare(a.to || "9999") || b.from.localeCompare(a.from),
  );
  return newest[0]?.title ?? "";
}

function afterSearch(turn: Turn, intent: JobsIntent, search: SearchJobsInput, data: unknown): Step {
  const found = searchJobsOutput.safeParse(data);
  if (!found.success) return { reply: failure };
  const second =
    turn.searches.length < 2 ? secondTry(intent, search, found.data.unknown_place, found.data.jobs.length) : undefined;
  return second ?? { reply: jobsReply(search, found.data, intent.request) };
}

/** "jobs in marketing" names no place, "nurse Berlin" names one: the index tells after the first search. */
function secondTry(
  intent: JobsIntent,
  search: SearchJobsInput,
  unknownPlace: string | undefined,
  count: number,
): Step | undefined {
  if (unknownPlace && search.title === "")
    return searchFor(unknownPlace, { ...intent, request: { ...intent.request, city: undefined } });
  const words = search.title.split(" ");
  const hasPlace = search.country || search.city;
  if (count > 0 || hasPlace || words.length < 2 || intent.page > 1) return undefined;
  return searchFor(words.slice(0, -1).join(" "), { ...intent, request: { ...intent.request, city: words.at(-1) } });
}
