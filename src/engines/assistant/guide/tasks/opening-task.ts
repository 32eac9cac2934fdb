import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { jobOfCard } from "../reading/meant-opening.ts";
import { type MailKind, mailKinds } from "../words/guide-words.ts";
import type { MeantOpenings } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { Task } from "./task.ts";

interface Particulars {
  status?: JobStatus;
  kind?: MailKind | undefined;
}

type OfOpening = "why" | "interview" | "compare" | "move" | "mail" | "documents";

/** Openings offered when none is named. */
const maxOffered = 4;

export const openingTask = (job: ChatJob | undefined, setting: GuideSetting): Task =>
  job
    ? { do: "opening", job }
    : {
        do: "choose",
        why: setting.thread.listed.length > 0 ? "which_opening" : "no_opening",
        between: choicesOf(setting.thread.listed, (one) => ({ do: "opening", job: one })),
      };

const choicesOf = (jobs: readonly ChatJob[], taskOf: (job: ChatJob) => Task) =>
  jobs.slice(0, maxOffered).map((job) => ({ label: openingName(job), task: taskOf(job) }));

/** A task for the opening that is meant; where several may be, or none is named, a choice between them. */
export function taskWithOpening(
  what: OfOpening,
  meant: MeantOpenings,
  setting: GuideSetting,
  particulars: Particulars = {},
): Task {
  const { thread, board } = setting;
  if (what === "compare") return comparison(meant, setting);
  const named = meant.counted.length > 0 ? meant.counted : meant.cards.map(jobOfCard);
  if (what === "documents" && named.length === 0 && !thread.opening) return { do: "documents" };
  const spoken = thread.opening ?? (what === "why" ? thread.listed[0] : undefined);
  const invited = board.filter(({ status }) => status === "Interview").map(jobOfCard);
  const likely =
    named.length > 0
      ? named
      : spoken
        ? [spoken]
        : what === "interview" || particulars.kind === "thank_you"
          ? invited
          : [];
  const [job] = likely;
  if (job && likely.length === 1) return taskFor(what, job, particulars);
  const among = likely.length > 1 ? likely : candidatesFor(what, setting);
  if (among.length === 0)
    return { do: "choose", why: what === "interview" ? "no_interview" : "no_opening", between: [] };
  return { do: "choose", why: "which_opening", between: choicesOf(among, (one) => taskFor(what, one, particulars)) };
}

function candidatesFor(what: OfOpening, { thread, board }: GuideSetting): ChatJob[] {
  const cards = board.filter(({ status }) => status !== "Rejected").map(jobOfCard);
  return what === "why" || what === "move" ? [...thread.listed, ...cards] : cards.length > 0 ? cards : thread.listed;
}

function taskFor(what: Exclude<OfOpening, "compare">, job: ChatJob, { status = "Viewed", kind }: Particulars): Task {
  if (what === "move") return { do: "move", job, status };
  if (what !== "mail") return { do: what, job };
  if (kind) return { do: "mail", kind, job };
  return {
    do: "choose",
    why: "which_mail",
    between: mailKinds.map((one) => ({ label: "", task: { do: "mail", kind: one, job } })),
  };
}

function comparison({ counted, cards }: MeantOpenings, { thread, board }: GuideSetting): Task {
  const named = [...counted, ...cards.map(jobOfCard)];
  const others = thread.listed.length > 0 ? thread.listed : board.map(jobOfCard);
  const pool = [...named, ...(thread.opening ? [thread.opening] : []), ...others];
  const [one, other] = [...new Map(pool.map((job) => [job.job_url, job])).values()];
  return one && other ? { do: "compare", jobs: [one, other] } : { do: "choose", why: "no_list", between: [] };
}

export const openingName = ({ job_title, company }: ChatJob): string => [job_title, company].filter(Boolean).join(", ");
