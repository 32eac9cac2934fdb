import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { distinctJobs, jobOfCard } from "../reading/meant-opening.ts";
import { type MailKind, mailKinds } from "../words/guide-words.ts";
import type { MeantOpenings } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { Task } from "./task.ts";

interface Particulars {
  status?: JobStatus;
  kind?: MailKind | undefined;
  /** What is asked of it, in the person's words. */
  about?: string[];
}

type OfOpening = "opening" | "why" | "interview" | "compare" | "move" | "remove" | "mail" | "documents";
type OfOne = Exclude<OfOpening, "compare">;

/** Openings offered when none is named. */
const maxOffered = 4;

/** A number was said that nothing shown has. */
export const pastTask = ({ thread: { talked = [], listed } }: GuideSetting): Task => ({
  do: "choose",
  why: talked.length + listed.length > 0 ? "past" : "no_opening",
  between: choicesOf(talked.length > 1 ? talked : listed, (job) => ({ do: "opening", job })),
});

const choicesOf = (jobs: readonly ChatJob[], taskOf: (job: ChatJob) => Task) =>
  jobs.slice(0, maxOffered).map((job) => ({ label: openingName(job), task: taskOf(job) }));

/** A task for the opening that is meant; where several may be, or none is named, a choice between them. */
export function taskWithOpening(
  what: OfOpening,
  meant: MeantOpenings,
  setting: GuideSetting,
  particulars: Particulars = {},
): Task {
  if (what === "compare") return comparison(meant, setting, particulars);
  const { thread } = setting;
  const named = distinctJobs([...meant.counted, ...meant.named]);
  if (what === "documents" && named.length === 0 && !thread.opening) return { do: "documents" };
  const likely = named.length > 0 ? named : spokenOf(what, setting, particulars);
  const among = likely.length > 0 ? likely : candidatesFor(what, setting);
  const [job] = among;
  if (job && among.length === 1) return taskFor(what, job, particulars);
  if (!job) return { do: "choose", why: what === "interview" ? "no_interview" : "no_opening", between: [] };
  return { do: "choose", why: "which_opening", between: choicesOf(among, (one) => taskFor(what, one, particulars)) };
}

/** The opening that goes without saying: the one talked of, the first where fit is asked, the one that has invited. */
function spokenOf(what: OfOne, { thread, board }: GuideSetting, { kind }: Particulars): ChatJob[] {
  if (thread.opening) return [thread.opening];
  if (what === "why" && !thread.talked) return thread.listed.slice(0, 1);
  const isAfterInterview = what === "interview" || kind === "thank_you";
  return isAfterInterview ? board.filter(({ status }) => status === "Interview").map(jobOfCard) : [];
}

/** Those talked of, else those that it may be done with. */
function candidatesFor(what: OfOne, { thread, board }: GuideSetting): ChatJob[] {
  const cards = board.filter(({ status }) => status !== "Rejected").map(jobOfCard);
  if (thread.talked && what !== "remove") return thread.talked;
  if (what === "remove") return board.map(jobOfCard);
  if (what === "opening" || what === "why" || what === "move") return thread.listed.length > 0 ? thread.listed : cards;
  return cards.length > 0 ? cards : thread.listed;
}

function taskFor(what: OfOne, job: ChatJob, { status = "Viewed", kind, about = [] }: Particulars): Task {
  if (what === "opening") return { do: "opening", job, ...(about.length > 0 && { about }) };
  if (what === "move") return { do: "move", job, status };
  if (what !== "mail") return { do: what, job };
  if (kind) return { do: "mail", kind, job };
  return {
    do: "choose",
    why: "which_mail",
    between: mailKinds.map((one) => ({ label: "", task: { do: "mail", kind: one, job } })),
  };
}

function comparison(
  { counted, named }: MeantOpenings,
  { thread, board }: GuideSetting,
  { about = [] }: Particulars,
): Task {
  const { talked = [], opening, listed } = thread;
  const others = listed.length > 0 ? listed : board.map(jobOfCard);
  const pair = talked.length === 2 ? talked : [];
  const [one, other] = distinctJobs([...counted, ...named, ...pair, ...(opening ? [opening] : []), ...others]);
  return one && other
    ? { do: "compare", jobs: [one, other], ...(about.length > 0 && { about }) }
    : { do: "choose", why: "no_list", between: [] };
}

export const openingName = ({ job_title, company }: ChatJob): string => [job_title, company].filter(Boolean).join(", ");
