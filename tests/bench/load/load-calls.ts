import { randomUUID } from "node:crypto";
import { assistantEndpoints } from "../../../src/shared/assistant/assistant.contract.ts";
import { documentsEndpoints as steps } from "../../../src/shared/documents/documents.contract.ts";
import { jobSearchEndpoints } from "../../../src/shared/jobs/job-search.contract.ts";
import { profileEndpoints } from "../../../src/shared/profile/profile.contract.ts";
import { subscriptionEndpoints } from "../../../src/shared/subscription/subscription.contract.ts";
import { jobStatuses, trackerEndpoints } from "../../../src/shared/tracker/tracker.contract.ts";
import type { Random } from "../../../src/stand-ins/demonstration-jobs/random.ts";
import { engineerProfile } from "../../factories/profile-document.ts";
import type { LoadPerson } from "./load-people.ts";

/** Sends one call for the person; resolves with the reply where that was a success. */
export type Send = (method: string, path: string, body?: object) => Promise<unknown>;

interface Kind {
  /** Of a thousand things that people do. */
  share: number;
  run(send: Send, person: LoadPerson, random: Random): Promise<void>;
}

const titles = ["engineer", "registered nurse", "Software Developer", "cook", "sales manger", "electrician", "teacher"];
const places = [{}, { country: "Germany" }, { country: "United States" }, { country: "Germany", city: "Berlin" }];
const questions = ["Find engineer jobs in Berlin", "What do nurses earn?", "How should I prepare for an interview?"];

const idOf = (reply: unknown) => (reply as { id: string }).id;

/** What people do, and what of it must be kept. */
export const loadKinds: Record<string, Kind> = {
  "board read": { share: 270, run: (send) => get(send, trackerEndpoints.list.path) },
  "profile read": { share: 120, run: (send) => get(send, profileEndpoints.load.path) },
  "conversations read": { share: 50, run: (send) => get(send, assistantEndpoints.conversations.path) },
  "subscription read": { share: 50, run: (send) => get(send, subscriptionEndpoints.details.path) },
  search: {
    share: 178,
    async run(send, _person, random) {
      const asked = { job_title: random.pick(titles), ...random.pick(places) };
      await send("POST", jobSearchEndpoints.geosearch.path, asked);
    },
  },
  "card moved": {
    share: 200,
    async run(send, { cards }, random) {
      const [job_url, history] = random.pick([...cards]);
      const status = random.pick(jobStatuses.filter((each) => each !== history.at(-1)));
      await send("POST", trackerEndpoints.save.path, { ...cardOf(job_url), status, request_id: randomUUID() });
      history.push(status);
    },
  },
  "card added": {
    share: 30,
    async run(send, { number, cards }) {
      const job_url = `https://example.org/jobs/${number}-${cards.size}`;
      await send("POST", trackerEndpoints.save.path, {
        ...cardOf(job_url),
        status: "Viewed",
        request_id: randomUUID(),
      });
      cards.set(job_url, ["Viewed"]);
    },
  },
  "profile saved": {
    share: 70,
    async run(send, person, random) {
      const profile_summary = `Process engineer who has run ${random.between(1, 1_000_000)} columns.`;
      const data = engineerProfile({ profile_summary });
      const reply = await send("POST", profileEndpoints.saveVersion.path, { data, base_version: person.version });
      Object.assign(person, {
        summary: profile_summary,
        version: profileEndpoints.saveVersion.reply.parse(reply).version,
      });
    },
  },
  chat: {
    share: 30,
    async run(send, person, random) {
      const request_id = `bench-${person.number}-${person.messages}`;
      const message = { message: random.pick(questions), session_id: `bench-${person.number}`, request_id };
      await send("POST", assistantEndpoints.process.path, message);
      person.messages += 1;
    },
  },
  "both documents": {
    share: 2,
    async run(send, _person, random) {
      const text = `Process Engineer\nWe run distillation columns in Ulm.\n\nRequirements\n${random.between(2, 9)} years of experience with distillation columns and HAZOP studies`;
      const url = `https://jobs.example/${random.between(1, 1_000_000)}`;
      const set = { job_id: idOf(await send("POST", steps.scrapeJob.path, { url, text })), company_name: "Nordchem" };
      const resume_id = idOf(await send("POST", steps.resume.path, set));
      const letter_id = idOf(await send("POST", steps.coverLetter.path, set));
      await send("POST", steps.resumePdf.path, { resume_id });
      await send("POST", steps.coverLetterPdf.path, { letter_id });
    },
  },
};

async function get(send: Send, path: string): Promise<void> {
  await send("GET", path);
}

const cardOf = (job_url: string) => ({ job_title: "Engineer", job_url, company_name: "Example" });
