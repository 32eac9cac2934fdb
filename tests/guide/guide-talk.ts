/** A person of the guide's tests: a nurse in conversation, with two cards on the board, and an index of a few titles. */

import type { CardOnBoard } from "../../src/engines/assistant/guide/reading/meant-opening.ts";
import { wordKnowledgeOf } from "../../src/engines/assistant/guide/reading/word-knowledge.ts";
import { understandMessage } from "../../src/engines/assistant/guide/tasks/decide-task.ts";
import type { GuideSetting } from "../../src/engines/assistant/guide/tasks/guide-setting.ts";
import { readMessageClassifier } from "../../src/engines/assistant/guide/tasks/message-meaning.ts";
import type { GuideThread, Task } from "../../src/engines/assistant/guide/tasks/task.ts";
import { createGeographyService, readGazetteer } from "../../src/engines/geography/geography.ts";
import { createSearchStatistics } from "../../src/engines/job-search/job-search.ts";
import { projectPath } from "../../src/server/project-path.ts";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";
import { makeDictionary } from "../factories/made-dictionary.ts";
import { engineerProfile } from "../factories/profile-document.ts";

export const classifierFile = projectPath("assets/messages/message-classifier.br");
const meaningsOf = readMessageClassifier(classifierFile);
const now = new Date("2026-11-25T12:00:00Z");
const titles = [
  ..."Nurse,Registered Nurse,Software Engineer,Plumber,Data Analyst,Accountant,Electrician,Cashier,Cleaner,Forklift Driver".split(
    ",",
  ),
  ..."Warehouse Operative,Primary School Teacher,Chef de Partie,Account Manager,Krankenpfleger,Elektriker,Softwareentwickler".split(
    ",",
  ),
].map((title) => [title, 50] as const);
export const listed = ["Northwind", "Fabrikam", "Tailspin"].map((company, at) => ({
  ...{ job_title: "Nurse", company, location: "London", salary: "", job_url: `https://jobs.example.org/listed-${at}` },
}));
const board: CardOnBoard[] = [
  { job_title: "Registered Nurse", company: "Northwind Clinics", status: "Interview" as const },
  { job_title: "Ward Manager", company: "Contoso Health", status: "Applied" as const },
].map((card, at) => ({ ...card, job_url: `https://jobs.example.org/${at}`, since: now.toISOString() }));

const memory = { dictionary: await makeDictionary(titles), statistics: createSearchStatistics() };
const knowledge = wordKnowledgeOf(
  memory,
  createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin"))),
);

export const nurses = { title: "nurse", conditions: [] };
export const fresh: GuideThread = { language: "en", page: 1, listed: [], offers: [] };
const profile = emptyProfile();
profile.professional_experience = engineerProfile().professional_experience.map((job) => ({
  ...job,
  title: "Registered Nurse",
}));

/** As the conversation would go on: a search lists the same three openings. */
function threadAfter(task: Task, thread: GuideThread): GuideThread {
  if (task.do !== "find") return { ...thread, last: task };
  return {
    ...{ ...thread, last: task },
    topic: "find",
    asked: task.asked,
    page: task.page,
    listed,
    ...(thread.asked && { earlier: thread.asked }),
  };
}

export const settingOf = (thread: GuideThread, hasFile = false): GuideSetting => ({
  ...{ thread, profile, board, hasFile, knowledge, meaningsOf, now },
  isDemonstration: true,
});

/** What the last message of a conversation is taken for, of somebody who lives there. */
export function taskAfter(said: string[], home = ""): Task {
  let thread = fresh;
  let task: Task = { do: "tell", topic: "ok" };
  for (const message of said) {
    const setting = settingOf(thread);
    const { personal_details } = setting.profile;
    const living = { ...setting.profile, personal_details: { ...personal_details, present_location: home } };
    const read = understandMessage(message, home === "" ? setting : { ...setting, profile: living });
    task = read.task;
    thread = threadAfter(task, read.thread);
  }
  return task;
}
