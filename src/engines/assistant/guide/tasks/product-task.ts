import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { type ProductTopic, productTopics } from "../product/product-texts.ts";
import { distinctJobs, jobOfCard } from "../reading/meant-opening.ts";
import { guideWordsOf, rowScore } from "../words/guide-lexicon.ts";
import type { AskedMessage, MeantOpenings } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { Meaning } from "./message-meaning.ts";
import type { GuideThread, Task } from "./task.ts";

type AboutProduct = `about_${ProductTopic}`;
export const isProduct = (meaning: Meaning): meaning is AboutProduct =>
  productTopics.some((topic) => meaning === `about_${topic}`);

const namedJobs = ({ counted, named }: MeantOpenings) => distinctJobs([...counted, ...named]);

/** What is explained; of an employer also what its posting says, where one is meant. */
export function explainTask(meaning: AboutProduct, meant: MeantOpenings, { opening }: GuideThread): Task | undefined {
  const topic = productTopics.find((one) => meaning === `about_${one}`);
  const [job = opening, ...others] = namedJobs(meant);
  return topic && { do: "explain", topic, ...(topic === "employer" && job && others.length === 0 && { job }) };
}

export function countTask(meant: MeantOpenings): Task {
  const jobs = namedJobs(meant);
  return { do: "count", ...(jobs.length > 0 && { jobs }) };
}

/** What is asked of the openings of a list; undefined where none is shown. */
export function amongTask(asking: AskedMessage, { listed, language }: GuideThread): Task | undefined {
  if (listed.length === 0) return undefined;
  const { read, titleRead, keys } = asking;
  if (read.isPaid || rowScore(guideWordsOf(language).intents.pay, keys) > 0)
    return { do: "among", about: [], isPay: true };
  const { place, conditions } = read.asked;
  const about = [titleRead, place?.city ?? place?.state ?? place?.country ?? "", ...read.leftTexts, ...conditions];
  return { do: "among", about: about.filter(Boolean) };
}

const beforeHired: readonly JobStatus[] = ["Offer", "Interview", "Applied"];

/** The one that is named or talked of, or the only one that has come furthest. */
export function hiredTask(meant: MeantOpenings, { thread, board }: GuideSetting): Task {
  const [job = thread.opening, ...others] = namedJobs(meant);
  const furthest = beforeHired.find((one) => board.some(({ status }) => status === one));
  const [card, ...more] = board.filter(({ status }) => status === furthest);
  const only = card && more.length === 0 ? jobOfCard(card) : undefined;
  const hired = others.length === 0 ? (job ?? only) : undefined;
  return { do: "hired", ...(hired && { job: hired }) };
}
