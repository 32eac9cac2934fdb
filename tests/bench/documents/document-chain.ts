import { getDocumentProxy } from "unpdf";
import { documentsEndpoints as steps } from "../../../src/shared/documents/documents.contract.ts";
import { type ProfileDocument, profileEndpoints } from "../../../src/shared/profile/profile.contract.ts";
import { type Caller, callFrom, download } from "../../call-from.ts";
import { distillationPosting } from "../../factories/profile-document.ts";
import type { ChainServer } from "./chain-server.ts";
import { layoutProfiles } from "./document-samples.ts";

export const chainSteps = ["posting", "CV", "letter", "CV's PDF", "letter's PDF", "both files"] as const;

/** Milliseconds of each step, in their order. */
export type ChainTimes = number[];

/**
 * Saves a profile of two pages like no other before: Typst remembers what it has set.
 *
 * @param number of the chain that is to follow; never twice
 */
export async function freshProfile(server: ChainServer, person: number, number: number): Promise<void> {
  await callFrom(callerOf(server, person, number), profileEndpoints.saveVersion, { data: numberedProfile(number) });
}

/**
 * Makes a CV and a letter, from the posting (pasted and of the own index by turns) to the two files, one step after the
 * other as the card on the board does.
 */
export async function documentChain(server: ChainServer, person: number, number: number): Promise<ChainTimes> {
  const caller = callerOf(server, person, number);
  const times: ChainTimes = [];
  const timed = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const answer = await work();
    times.push(performance.now() - start);
    return answer;
  };
  const { id: job_id } = await timed(() => callFrom(caller, steps.scrapeJob, posting(server, number)));
  const set = { job_id, company_name: "Nordchem" };
  const { id: resume_id } = await timed(() => callFrom(caller, steps.resume, set));
  const { id: letter_id } = await timed(() => callFrom(caller, steps.coverLetter, set));
  const cv = await timed(() => callFrom(caller, steps.resumePdf, { resume_id }));
  const letter = await timed(() => callFrom(caller, steps.coverLetterPdf, { letter_id }));
  const files = await timed(() => Promise.all([cv.url, letter.url].map((link) => download(caller, link))));
  if (number < 2) await requirePages(files);
  return times;
}

function callerOf({ people }: ChainServer, person: number, number: number): Caller {
  const caller = people[person]?.(`127.2.${number >> 7}.${(number & 127) + 1}`);
  if (!caller) throw new Error(`There is no person ${person}`);
  return caller;
}

function posting({ openings }: ChainServer, number: number) {
  const url = number % 2 === 0 ? openings[number % openings.length] : undefined;
  if (url) return { url };
  const { job_title, description, requirements } = distillationPosting;
  const text = `${job_title}\n${description}\n\nRequirements\n${requirements}`;
  return { url: `https://jobs.example/${number}`, text, job_title };
}

function numberedProfile(number: number): ProfileDocument {
  const profile = layoutProfiles["two-pages"];
  if (!profile) throw new Error("There is no sample");
  const numbered = (text: string) => text.replace(/\.$/, ` ${number}.`);
  return {
    ...profile,
    profile_summary: numbered(profile.profile_summary),
    professional_experience: profile.professional_experience.map((job) => ({
      ...job,
      title: `${job.title} ${number}`,
      responsibilities: job.responsibilities.map(numbered),
    })),
  };
}

async function requirePages(files: Buffer[]): Promise<void> {
  const pages = await Promise.all(files.map(async (file) => (await getDocumentProxy(new Uint8Array(file))).numPages));
  if (pages.join() !== "2,1") throw new Error(`The CV and the letter have ${pages.join(" and ")} pages`);
}
