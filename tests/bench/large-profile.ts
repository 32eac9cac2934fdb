import {
  type DocumentChange,
  type Review,
  documentReviewEndpoints as reviewing,
} from "../../src/shared/documents/document-review.contract.ts";
import { documentsEndpoints as steps } from "../../src/shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../src/shared/profile/profile.contract.ts";
import { type Caller, callFrom, download } from "../call-from.ts";
import { engineerProfile } from "../factories/profile-document.ts";
import { startChainServer } from "./documents/chain-server.ts";
import { quantile } from "./quantile.ts";

const rounds = 5;
const pauseBetweenPings = 2;
const sizes = { usual: { jobs: 3, lines: 6 }, large: { jobs: 60, lines: 25 }, largest: { jobs: 100, lines: 100 } };

const verbs = "Reduced Led Planned Built Managed Introduced Trained Cut Designed Negotiated Audited Wrote".split(" ");
const topics =
  `distillation columns|solvent losses|HAZOP studies|shift teams|yearly budgets|data pipelines|purchase contracts|clinical
  audits|warehouse stock|safety trainings|Python reports|customer visits|spare parts|tender documents|crane inspections|night rotas`
    .split("|")
    .map((topic) => topic.replace(/\s+/g, " "));
const pick = (list: string[], number: number) => list[number % list.length] ?? "";

/** Lines that share their words with many others and are never the same, as those of a long life are. */
function profileOf({ jobs, lines }: { jobs: number; lines: number }) {
  return engineerProfile({
    professional_experience: Array.from({ length: jobs }, (_, job) => ({
      company: `Company ${job}`,
      location: "Berlin",
      from: `${1960 + Math.floor(job / 2)}-01`,
      to: job === jobs - 1 ? "" : `${1961 + Math.floor(job / 2)}-06`,
      title: `${pick(["Process", "Safety", "Project"], job)} Engineer`,
      responsibilities: Array.from({ length: lines }, (_, line) => {
        const topic = pick(topics, job * 3 + line * 5);
        return `${pick(verbs, job * 7 + line)} ${topic} by ${(job * 31 + line * 17) % 97} % with ${pick(topics, job + line * 2)}.`;
      }),
      notable_achievements: [],
    })),
  });
}

const posting = [
  "Lead Process Engineer. We run columns.\n\nRequirements:",
  ...Array.from(
    { length: 30 },
    (_, line) =>
      `${line + 2} years of experience with ${pick(topics, line)}, ${pick(topics, line * 3 + 1)} or Kubernetes`,
  ),
].join("\n");

/** What a profile of 60 jobs of 25 lines, and one of 100 of 100, costs whoever has it, and everybody else who asks meanwhile. */
export async function largeProfiles(): Promise<boolean> {
  const names = Object.entries(sizes);
  const server = await startChainServer(names.length + 1);
  try {
    const [bystander, ...people] = server.people.map((callerAt, person) => callerAt(`127.3.1.${person + 1}`));
    if (!bystander) throw new Error("Nobody stands by");
    let usual = new Map<string, number>();
    for (const [index, [name, size]] of names.entries()) {
      const caller = people[index];
      if (!caller) throw new Error(`Nobody has the ${name} profile`);
      const figures = await figuresOf(caller, bystander, size);
      const medians = new Map([...figures].map(([step, { times }]) => [step, quantile(times, 0.5)]));
      if (usual.size === 0) usual = medians;
      console.log(
        `${name} profile, ${size.jobs} jobs of ${size.lines} lines: median (beside the usual one), longest wait of another`,
      );
      for (const [step, { waits }] of figures) {
        const median = medians.get(step) ?? 0;
        const times = (median / (usual.get(step) ?? median)).toFixed(1);
        console.log(`  ${step}: ${Math.round(median)} ms (${times}), ${Math.round(Math.max(...waits))} ms`);
      }
    }
    return true;
  } finally {
    await server.close();
  }
}

type Figures = Map<string, { times: number[]; waits: number[] }>;

async function figuresOf(caller: Caller, bystander: Caller, size: { jobs: number; lines: number }): Promise<Figures> {
  const figures: Figures = new Map();
  const measured = async <Answer>(step: string, work: () => Promise<Answer>): Promise<Answer> => {
    const known = figures.get(step) ?? { times: [], waits: [] };
    figures.set(step, known);
    const pings = pingUntilDone(bystander);
    const start = performance.now();
    const answer = await work();
    known.times.push(performance.now() - start);
    known.waits.push(await pings());
    return answer;
  };
  await callFrom(caller, profileEndpoints.saveVersion, { data: profileOf(size) });
  for (let round = 0; round < rounds; round += 1) {
    const company_name = "Nordchem";
    const { id: job_id } = await callFrom(caller, steps.scrapeJob, {
      url: `https://jobs.example/${round}`,
      text: posting,
    });
    await measured("comparing", () => callFrom(caller, steps.fit, { job_id }));
    const { id: resume_id } = await measured("CV", () => callFrom(caller, steps.resume, { job_id, company_name }));
    const { id: letter_id } = await measured("letter", () =>
      callFrom(caller, steps.coverLetter, { job_id, company_name }),
    );
    const cv = await measured("CV's PDF", () => callFrom(caller, steps.resumePdf, { resume_id }));
    await measured("letter's PDF", () => callFrom(caller, steps.coverLetterPdf, { letter_id }));
    await callFrom(caller, reviewing.review, { id: resume_id });
    const review = await measured("review", () => callFrom(caller, reviewing.review, { id: resume_id }));
    const change = (wanted: DocumentChange) => ({ id: resume_id, change: wanted });
    await measured("a refused edit", () =>
      callFrom(
        caller,
        reviewing.change,
        change({ what: "edit", place: lineOf(review), text: `Cut losses by 98 % ${round}` }),
      ).catch(() => undefined),
    );
    await measured("a line left out", () =>
      callFrom(caller, reviewing.change, change({ what: "leave_out", place: lineOf(review) })),
    );
    await download(caller, cv.url);
  }
  return figures;
}

function lineOf({ cv }: Review): string {
  const lines = cv?.parts.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines)) ?? [];
  return lines.find(({ place }) => /\.bullets\.1$/.test(place))?.place ?? "";
}

/** How long somebody else waits for the smallest answer meanwhile; the longest of all. */
function pingUntilDone(bystander: Caller): () => Promise<number> {
  let isDone = false;
  const longest = (async () => {
    let found = 0;
    for (let number = 0; !isDone; number += 1) {
      const start = performance.now();
      await download(
        { ...bystander, address: `127.4.${(number >> 7) & 127}.${(number & 127) + 1}` },
        `${bystander.url}/healthz`,
      );
      found = Math.max(found, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenPings));
    }
    return found;
  })();
  return () => {
    isDone = true;
    return longest;
  };
}
