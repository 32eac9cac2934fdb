import { foldKey } from "../../../../shared/text/folded-text.rules.ts";
import { jobStatuses } from "../../../../shared/tracker/tracker.contract.ts";
import { type AskedMessage, likelihood } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import { meaningTask, nearTopics } from "./meaning-task.ts";
import type { Meaning } from "./message-meaning.ts";
import { isKnownTitle, openingsTask, unsureSearch } from "./openings-task.ts";
import type { Task } from "./task.ts";

/** So likely it is offered. */
const possible = 0.05;
const maxTasks = 3;
/** Words. */
const maxBegun = 4;
/** To somebody who means nothing of the kind they would be said without tact, or a search for a word by chance: these must be likelier. */
const delicate: ReadonlySet<Meaning> = new Set(["advice_record", "advice_health", "hired", "find"]);
const likelyDelicate = 0.15;
/** Nothing to choose. */
const courtesies: ReadonlySet<Meaning> = new Set(["greet", "thanks", "strain", "yes", "no", "other", "restart"]);

/** What a message may ask for, the likeliest first, each as what one press does; nothing of it is a question back. */
export function likelyTasks(asking: AskedMessage, setting: GuideSetting, least = possible): Task[] {
  const { meanings, read } = asking;
  const likely = meanings.filter(
    ({ label, probability }) => probability >= (delicate.has(label) ? likelyDelicate : least) && !courtesies.has(label),
  );
  const found = likely.flatMap(({ label }) =>
    label === "find"
      ? searchesOf(asking, setting)
      : label === "advice"
        ? nearTopics(meanings).map((topic): Task => ({ do: "advise", topic }))
        : atOnce(meaningTask(label, asking, setting)),
  );
  const isOffered = (task: Task, at: number) => changesSomething(task, setting) && (at === 0 || !isBlank(task));
  const distinct = [...new Map(found.filter(isOffered).map((task) => [JSON.stringify(task), task])).values()];
  // One word may be a name of work by chance, but not where a few words begin with it: "nurse in Norfolk", of which no place is known.
  const isWords = read.asked.title.includes(" ") || asking.isMentioned;
  const isBegun = asking.keys.length <= maxBegun && asking.keys[0] === foldKey(read.asked.title);
  const isPlausible = isWords || isBegun || likelihood(asking, "find") >= likelyDelicate;
  const searches = isKnownTitle(read) && isPlausible ? searchesOf(asking, setting).slice(0, 1) : [];
  if (searches.length === 0 || distinct.slice(0, maxTasks).some((task) => task.do === "find"))
    return distinct.slice(0, maxTasks);
  return [...distinct.slice(0, maxTasks - 1), ...searches];
}

/** A card goes on; it is not put where it stands or has been. */
function changesSomething(task: Task, { board }: GuideSetting): boolean {
  if (task.do !== "move") return true;
  const card = board.find(({ job_url }) => job_url === task.job.job_url);
  return !card || jobStatuses.indexOf(task.status) > jobStatuses.indexOf(card.status);
}

/** For an opening that nobody knows. */
const isBlank = (task: Task): boolean => task.do === "mail" && !task.job;

function searchesOf(asking: AskedMessage, setting: GuideSetting): Task[] {
  const search = openingsTask(asking, setting);
  const found = atOnce(search);
  return found.length > 0 ? found : atOnce(unsureSearch(asking, setting));
}

/** Of a question back the likeliest answer. */
function atOnce(task: Task | undefined): Task[] {
  if (!task || task.do === "ask_title") return [];
  return task.do === "choose" ? task.between.slice(0, 1).flatMap((choice) => atOnce(choice.task)) : [task];
}
