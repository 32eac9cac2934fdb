import { randomUUID } from "node:crypto";
import { createDocumentsStore } from "../../src/server/documents/documents.store.ts";
import { createKeptAnswersStore } from "../../src/server/matching/kept-answers.store.ts";
import { paymentTable, subscriptionTable } from "../../src/server/subscription/subscription.table.ts";
import type { TestApp } from "../test-app.ts";
import { chatForm } from "./chat-form.ts";
import { cvDocx } from "./cv-docx.ts";
import { decidedWordings } from "./decided-wordings.ts";
import { notedCard } from "./noted-card.ts";
import { distillationPosting, engineerProfile } from "./profile-document.ts";

export type OwnedRecords = Awaited<ReturnType<typeof ownedRecords>>;

export const send = async (app: TestApp, token: string, method: "GET" | "POST", url: string, payload?: object) =>
  (await app.request({ method, url, headers: { authorization: token }, ...(payload && { payload }) })).json();

/** One of everything that a person can have, and how it is named in calls. */
export async function ownedRecords(app: TestApp, owner: { userId: string; token: string }) {
  const { version } = await send(app, owner.token, "POST", "/api/profile/save-version", { data: engineerProfile() });
  const solvent = { fact: "Responsible for the solvent recovery", motive: "I like solvents." };
  const { seen, wording, ownWords } = await decidedWordings(app, owner, solvent);
  const job_id = await createDocumentsStore(app.database).keepPosting(owner.userId, {
    url: "https://jobs.example/1",
    content: distillationPosting,
    isPasted: false,
  });
  const documents = { job_id, company_name: "Kernwerk" };
  const resume = await send(app, owner.token, "POST", "/document-processor/resume-without-company", documents);
  const letter = await send(app, owner.token, "POST", "/document-processor/cover-letter-without-company", documents);
  const form = chatForm(
    { message: "This is my CV", session_id: "owner-session" },
    { name: "cv.docx", bytes: cvDocx() },
  );
  const headers = { ...form.headers, authorization: owner.token };
  const said = await app.request({ method: "POST", url: "/api/chat/process", headers, payload: form.payload });
  const answer = { term_key: "skill:falconry", asked: "Falconry", lang: "en", said: "no" } as const;
  await createKeptAnswersStore(app.database).keep(owner.userId, answer);
  const job = { job_title: "Engineer", company_name: "Kernwerk", job_url: "https://jobs.example/1", status: "Applied" };
  await send(app, owner.token, "POST", "/api/jobs", job);
  const { note, file } = await notedCard(app, owner.token, job.job_url, "They sounded kind.");
  const { sessions: mine } = await send(app, owner.token, "GET", "/api/account");
  const [purchase, payment] = await bought(app, owner.userId);
  return {
    version,
    seen,
    wording,
    ownWords,
    documents,
    resume,
    letter,
    cvImport: said.json().proposal_id,
    job,
    note,
    file,
    session: mine[0].id,
    purchase,
    payment,
  };
}

async function bought(app: TestApp, userId: string): Promise<[string, string]> {
  const at = new Date();
  const [subscriptionId, id] = [randomUUID(), randomUUID()];
  const price = { amountCents: 1900, currency: "USD" };
  const kind = { packageName: "Pro", paymentProcessor: "Test checkout", billingCycle: "monthly" as const };
  const times = { startedAt: at, canceledAt: at, expiresAt: new Date(at.getTime() - 1000), stateAt: at };
  const mine = { userId, subscriptionId, ...price };
  await app.database
    .insert(subscriptionTable)
    .values({ licenseId: randomUUID(), ...mine, ...kind, ...times, isRevoked: false });
  await app.database.insert(paymentTable).values({ id, ...mine, type: "payment", paidAt: at });
  return [subscriptionId, id];
}
