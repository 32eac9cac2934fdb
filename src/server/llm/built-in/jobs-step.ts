import { escapedText, joinedByAnd } from "../../../engines/assistant/assistant.ts";
import {
  readAttachmentOutput,
  readProfileOutput,
  type SearchJobsInput,
  searchJobsInput,
  searchJobsOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { maxSteps } from "../turn-limit.ts";
import type { JobsIntent } from "./intent-kinds.ts";
import type { JobRequest } from "./job-request.ts";
import type { Lexicon } from "./lexicon.ts";
import { withBetterPay } from "./pay-step.ts";
import type { Turn } from "./prompt-reading.ts";
import { jobsReply, limitReply, relaxedReply } from "./reply-jobs.ts";
import { askForTitle } from "./reply-talk.ts";
import { guessesAfter, type SearchTry, widerPlaces } from "./search-guesses.ts";
import { searchesFor } from "./search-input.ts";
import { failure, type Step } from "./step.ts";

const tooLong = `That is too long for a job title or a place. A few words are enough, for example “nurse in Berlin”.\n\n${askForTitle}`;
const openQuestion = `I can look anywhere, also by pay or for remote work only: “nurse in Berlin over 50k”, “remote accountant”. Or say “jobs that fit my profile”.\n\n${askForTitle}`;

const payNeedsTitle = `What counts as well paid depends on the work: name it, and I look for openings that pay more than most. Or name an amount, for example “over 60k”.\n\n${askForTitle}`;

const whereIsHome =
  "I do not know where you are. Name a city, for example “nurse in Berlin”; or enter where you live in your [profile](/profile); or use **Use my location** in the [job search](/jobsearch).";

export function jobsStep(turn: Turn, intent: JobsIntent, lexicon: Lexicon): Step {
  if (intent.likeMe) return likeMeStep(turn, intent, lexicon);
  if (intent.request.isNearHome && !(intent.request.wantsBetterPay && intent.request.title === ""))
    return nearHomeStep(turn, intent, lexicon);
  const { request } = intent;
  const limit = limitReply(request);
  if (limit) return { reply: limit };
  if (request.wantsBetterPay && request.title !== "") {
    const better = withBetterPay(turn, request);
    if ("ask" in better) return { call: "read_pay", input: better.ask };
    return searchStep(turn, { ...intent, request: better.request });
  }
  if (request.wantsBetterPay) return { reply: payNeedsTitle };
  const isOpen = request.title === "" && !request.pay && !request.employment && request.without.length === 0;
  if (!isOpen || intent.page > 1) return searchStep(turn, intent);
  if (request.places.length === 0) return { reply: openQuestion };
  return request.isAnyJob || request.remote ? searchStep(turn, intent) : { reply: titleQuestion(request) };
}

function titleQuestion({ places }: JobRequest): string {
  const where = joinedByAnd(places.map(({ name }) => escapedText(name)));
  return `Gladly: I look in ${where}.\n\n${askForTitle} For openings of every kind, say **any job**.`;
}

/** "Near me": where the person lives by the profile. */
function nearHomeStep(turn: Turn, intent: JobsIntent, lexicon: Lexicon): Step {
  const stored = turn.results.find(({ tool }) => tool === "read_profile");
  if (!stored) return { call: "read_profile", input: {} };
  const profile = readProfileOutput.safeParse(stored.data).data?.profile;
  const near = like(intent, profile, lexicon);
  if (near.request.places.length === 0) return { reply: whereIsHome };
  return jobsStep(
    turn,
    { ...near, request: { ...near.request, title: intent.request.title, isNearHome: false } },
    lexicon,
  );
}

/** Every title in every place in turn; where nothing was found in any, a step farther. */
function searchStep(turn: Turn, intent: JobsIntent): Step {
  const { request, page } = intent;
  const most = mostSearches(turn);
  const wanted = searchesFor(request, page).slice(0, most);
  const tries = triesOf(turn);
  if (tries.length < turn.searches.length) return { reply: failure };
  const next = wanted[tries.length];
  if (next) return call(next);
  const asked = tries.slice(0, wanted.length);
  const hasFound = asked.some(({ found }) => found.jobs.length > 0);
  return hasFound
    ? { reply: jobsReply(asked, request) }
    : stepFarther(asked, tries.slice(wanted.length), intent, most - wanted.length);
}

function stepFarther(asked: SearchTry[], later: SearchTry[], { request, likeMe }: JobsIntent, most: number): Step {
  const guesses = asked
    .flatMap((one) => (likeMe ? widerPlaces(one, request) : guessesAfter(one, request)).map(at(one)))
    .toSorted((a, b) => a.step - b.step)
    .slice(0, most);
  const good = later.findIndex(({ found }) => found.jobs.length > 0);
  const guess = good < 0 ? guesses[later.length] : undefined;
  if (guess) return call(guess.search);
  const [found, first] = [later[good], guesses[good]?.asked];
  if (!found || !first) return { reply: jobsReply(asked, request) };
  const isOtherPlace = found.search.country !== first.search.country;
  const isOtherReading = first.found.unknown_place !== undefined || likeMe || isOtherPlace;
  return { reply: isOtherReading ? jobsReply([found], request) : relaxedReply(first, found, request) };
}

/** The last step answers, and what was looked up before the search took steps, too. */
const mostSearches = ({ results }: Turn) => maxSteps - 1 - results.filter(({ tool }) => tool !== "search_jobs").length;

const at = (asked: SearchTry) => (search: SearchJobsInput, step: number) => ({ asked, search, step });

/** A search that the tool would refuse would be asked for again and again. */
function call(input: SearchJobsInput): Step {
  return searchJobsInput.safeParse(input).success ? { call: "search_jobs", input } : { reply: tooLong };
}

function triesOf(turn: Turn): SearchTry[] {
  const results = turn.results.filter(({ tool }) => tool === "search_jobs");
  return turn.searches.flatMap((search, index) => {
    const found = searchJobsOutput.safeParse(results[index]?.data);
    return found.success ? [{ search, found: found.data }] : [];
  });
}

/** The title of the newest position in the attached CV, or else in the profile. */
function likeMeStep(turn: Turn, intent: JobsIntent, lexicon: Lexicon): Step {
  const attached = turn.results.find(({ tool }) => tool === "read_attachment");
  if (!attached) return { call: "read_attachment", input: {} };
  const fromFile = readAttachmentOutput.safeParse(attached.data).data?.attachment?.profile ?? undefined;
  if (newestTitle(fromFile) !== "") return searchStep(turn, like(intent, fromFile, lexicon));
  const stored = turn.results.find(({ tool }) => tool === "read_profile");
  if (!stored) return { call: "read_profile", input: {} };
  const profile = readProfileOutput.safeParse(stored.data).data?.profile;
  if (newestTitle(profile) !== "") return searchStep(turn, like(intent, profile, lexicon));
  return {
    reply: `Neither an attached CV nor your [profile](/profile) names a position that I could go by.\n\n${askForTitle}`,
  };
}

/** Near home, unless a place or remote work was asked for. */
function like(intent: JobsIntent, profile: ProfileDocument | undefined, lexicon: Lexicon): JobsIntent {
  const { request } = intent;
  const title = newestTitle(profile);
  const home = profile?.personal_details.present_location.trim() ?? "";
  const isFree = request.places.length === 0 && !request.remote && home !== "";
  const place = isFree ? (lexicon.place(home) ?? lexicon.place(home.split(",")[0] ?? "")) : undefined;
  const places = place ? [{ start: 0, end: 0, name: home, place }] : request.places;
  return { ...intent, request: { ...request, title, places } };
}

function newestTitle(profile: ProfileDocument | undefined): string {
  const named = (profile?.professional_experience ?? []).filter(({ title }) => title !== "");
  const newest = named.toSorted(
    (a, b) => (b.to || "9999").localeCompare(a.to || "9999") || b.from.localeCompare(a.from),
  );
  return newest[0]?.title ?? "";
}
