import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { type CardOnBoard, distinctJobs, jobOfCard } from "../reading/meant-opening.ts";
import { type MailKind, mailKinds } from "../words/guide-words.ts";
import type { MeantOpenings } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { Choice, Task } from "./task.ts";

interface Particulars {
  status?: JobStatus;
  kind?: MailKind | undefined;
  /** What is asked of it, in the person's words. */
  about?: string[];
  asksPay?: true;
  /** Offered where no opening is known. */
  withoutOpening?: Choice[];
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
  if (what === "documents" && named.length === 0 && !thread.opening && !meant.lacking) return { do: "documents" };
  const { lacking } = meant;
  const isMeant = ({ job_url }: ChatJob) => !meant.isOther || job_url !== thread.opening?.job_url;
  const likely = named.length > 0 || lacking ? named : spokenOf(what, setting, particulars).filter(isMeant);
  const among = likely.length > 0 ? likely : candidatesFor(what, setting, particulars).filter(isMeant);
  const [job] = among;
  if (job && among.length === 1 && !lacking) return taskFor(what, job, particulars, setting);
  const { kind, withoutOpening = [] } = particulars;
  if (!job && what === "mail" && kind) return { do: "mail", kind };
  const why = particulars.status === "Offer" ? "offered" : "no_opening";
  if (!job) return { do: "choose", why, between: withoutOpening };
  return {
    do: "choose",
    why: "which_opening",
    ...(lacking && { lacking }),
    between: choicesOf(among, (one) => taskFor(what, one, particulars, setting)),
  };
}

/** The opening that goes without saying: the one talked of, the first where fit is asked, the one that has invited. */
function spokenOf(what: OfOne, { thread, board }: GuideSetting, { kind }: Particulars): ChatJob[] {
  if (thread.opening) return [thread.opening];
  if (what === "why" && !thread.talked) return thread.listed.slice(0, 1);
  const isAfterInterview = what === "interview" || kind === "thank_you";
  return isAfterInterview ? board.filter(({ status }) => status === "Interview").map(jobOfCard) : [];
}

/** Where a card stands before something is done with it. */
const expected = {
  ...{
    Applied: ["Viewed"],
    Interview: ["Applied"],
    Offer: ["Interview", "Applied"],
    Rejected: ["Applied", "Interview"],
  },
  ...{ follow_up: ["Applied", "Interview"], thank_you: ["Interview"], withdrawal: ["Applied", "Interview"] },
  ...{ acceptance: ["Offer"], declining: ["Offer"], reference: ["Viewed", "Applied"] },
  ...{ documents: ["Viewed"], interview: ["Interview"], mail: ["Offer", "Interview"] },
} as const satisfies Partial<Record<OfOne | JobStatus | MailKind, readonly JobStatus[]>>;

const statusesBefore = (what: string): readonly JobStatus[] =>
  Object.entries(expected).find(([name]) => name === what)?.[1] ?? [];

/** Those talked of, else those that it may be done with, the likeliest first: of those in the right state the one that has waited longest. */
function candidatesFor(what: OfOne, { thread, board }: GuideSetting, { status, kind }: Particulars): ChatJob[] {
  const before = statusesBefore(kind ?? status ?? what);
  const rank = (card: CardOnBoard) => (before.includes(card.status) ? before.indexOf(card.status) : before.length);
  const open = board
    .filter((card) => card.status !== "Rejected")
    .toSorted((one, other) => rank(one) - rank(other) || one.since.localeCompare(other.since));
  const cards = open.map(jobOfCard);
  const isOfCards = what !== "move" || (status !== undefined && status !== "Viewed");
  if (thread.talked && what !== "remove") return thread.talked;
  if (what === "remove") return board.map(jobOfCard);
  if (what === "opening" || what === "why" || !isOfCards) return thread.listed.length > 0 ? thread.listed : cards;
  return cards.length > 0 ? cards : thread.listed;
}

function taskFor(
  what: OfOne,
  job: ChatJob,
  { status = "Viewed", kind, about = [], asksPay }: Particulars,
  { board }: GuideSetting,
): Task {
  if (what === "opening")
    return { do: "opening", job, ...(about.length > 0 && { about }), ...(asksPay && { asksPay }) };
  if (what === "move") return { do: "move", job, status };
  if (what !== "mail") return { do: what, job };
  if (kind) return { do: "mail", kind, job };
  const at = board.find(({ job_url }) => job_url === job.job_url)?.status;
  const isLikely = (one: MailKind) => Number(at !== undefined && statusesBefore(one).includes(at));
  const kinds = mailKinds.toSorted((one, other) => isLikely(other) - isLikely(one));
  return {
    ...{ do: "choose", why: "which_mail" },
    between: kinds.map((one) => ({ label: "", task: { do: "mail", kind: one, job } })),
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
