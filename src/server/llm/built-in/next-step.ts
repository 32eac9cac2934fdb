import type { z } from "zod";
import {
  readAttachmentOutput,
  readBoardOutput,
  readProfileOutput,
  type SearchJobsInput,
  searchJobsInput,
  searchJobsOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { intentOf, type JobsIntent } from "./intent.ts";
import { placeParts } from "./job-request.ts";
import { plainText } from "./markdown-text.ts";
import type { Turn } from "./prompt-reading.ts";
import { boardReply } from "./reply-board.ts";
import { adviceWithoutCvReply, cvReply, profileReply } from "./reply-cv.ts";
import { jobsReply } from "./reply-jobs.ts";
import { askForTitle, talkReply } from "./reply-talk.ts";
import { guessesAfter, type SearchTry, widerPlaces } from "./search-guesses.ts";

export type Step = { call: string; input: object } | { reply: string };

const failure = "Something went wrong while I looked that up. Please try again in a moment.";
const tooLong = `That is too long for a job title or a place. ${askForTitle} A few words are enough, for example “nurse in Berlin”.`;

/** What the built-in assistant does next: look something up with a tool, or answer from what the tools gave. */
export function nextStep(turn: Turn): Step {
  const intent = intentOf(turn);
  switch (intent.kind) {
    case "cv":
      return intent.wantsAdvice ? adviceStep(turn) : cvStep(turn);
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

function cvStep(turn: Turn): Step {
  return answerFrom(turn, "read_attachment", readAttachmentOutput, cvReply);
}

/** Advice on the attached CV; without one, on what stands in the profile. */
function adviceStep(turn: Turn): Step {
  const attached = turn.results.find(({ tool }) => tool === "read_attachment");
  const hasNone = readAttachmentOutput.safeParse(attached?.data).data?.attachment === null;
  return hasNone ? answerFrom(turn, "read_profile", readProfileOutput, adviceWithoutCvReply) : cvStep(turn);
}

function jobsStep(turn: Turn, intent: JobsIntent): Step {
  if (turn.searches.length > 0) return afterSearch(turn, intent);
  if (intent.likeMe) return searchLikeMe(turn, intent);
  const { title, country, city } = intent.request;
  const isOpen = title === "" && !country && !city && intent.page === 1;
  return isOpen ? { reply: whichTitle(intent) } : searchFor(title, intent);
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
  return searchStep(input);
}

/** A search that the tool would refuse would be asked for again and again. */
function searchStep(input: SearchJobsInput): Step {
  if (searchJobsInput.safeParse(input).success) return { call: "search_jobs", input };
  return { reply: tooLong };
}

function whichTitle({ request }: JobsIntent, place = ""): string {
  if (place !== "") return `There are openings in ${plainText(place)}. ${askForTitle}`;
  const example = request.remote ? "remote accountant" : "nurse in Berlin";
  return `${askForTitle} For example “${example}”. I can also look for jobs that fit your profile.`;
}

/** The title of the newest position in the attached CV, or else in the profile. */
function searchLikeMe(turn: Turn, intent: JobsIntent): Step {
  const attached = turn.results.find(({ tool }) => tool === "read_attachment");
  if (!attached) return { call: "read_attachment", input: {} };
  const fromFile = readAttachmentOutput.safeParse(attached.data).data?.attachment?.profile;
  const fromFileTitle = newestTitle(fromFile?.professional_experience ?? []);
  if (fromFile && fromFileTitle !== "") return searchFor(fromFileTitle, nearHome(intent, fromFile));
  const stored = turn.results.find(({ tool }) => tool === "read_profile");
  if (!stored) return { call: "read_profile", input: {} };
  const profile = readProfileOutput.safeParse(stored.data).data?.profile;
  const title = newestTitle(profile?.professional_experience ?? []);
  if (profile && title !== "") return searchFor(title, nearHome(intent, profile));
  return {
    reply: `Neither an attached CV nor your [profile](/profile) names a position that I could go by. ${askForTitle}`,
  };
}

/** Where the person lives, unless a place or remote work was asked for. */
function nearHome(intent: JobsIntent, { personal_details }: ProfileDocument): JobsIntent {
  const { country, city, remote } = intent.request;
  const home = personal_details.present_location.trim();
  if (country || city || remote || home === "") return intent;
  const parts = placeParts(home);
  const place = parts.country ? parts : { city: home.split(",")[0]?.trim() };
  return { ...intent, request: { ...intent.request, ...place } };
}

function newestTitle(jobs: { title: string; from: string; to: string }[]): string {
  const named = jobs.filter(({ title }) => title !== "");
  const newest = named.toSorted(
    (a, b) => (b.to || "9999").localeCompare(a.to || "9999") || b.from.localeCompare(a.from),
  );
  return newest[0]?.title ?? "";
}

/** The first search that found something answers; when all guesses fail, the answer is about what was asked. */
function afterSearch(turn: Turn, intent: JobsIntent): Step {
  const tries = triesOf(turn);
  const [first] = tries;
  if (!first) return { reply: failure };
  const good = tries.find(({ found }) => found.jobs.length > 0);
  const guesses = intent.likeMe ? widerPlaces(first, intent.request) : guessesAfter(first, turn.text);
  const guess = good ? undefined : guesses[tries.length - 1];
  if (guess) return searchStep(guess);
  const { search, found } = good ?? first;
  if (search.title === "" && found.page === 1 && found.jobs.length > 0)
    return { reply: whichTitle(intent, found.place) };
  return { reply: jobsReply(search, found, intent.request) };
}

function triesOf(turn: Turn): SearchTry[] {
  const results = turn.results.filter(({ tool }) => tool === "search_jobs");
  return turn.searches.flatMap((search, index) => {
    const found = searchJobsOutput.safeParse(results[index]?.data);
    return found.success ? [{ search, found: found.data }] : [];
  });
}
