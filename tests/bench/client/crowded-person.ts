import { randomUUID } from "node:crypto";
import { buyPro } from "../../factories/bought-pro.ts";
import { fullProfile } from "../../factories/full-profile.ts";
import { hardTexts } from "../../factories/hard-texts.ts";
import { networkPerson, type SignedInPerson } from "../../factories/network-person.ts";
import { post } from "../../factories/registered-person.ts";

const statuses = ["Viewed", "Applied", "Interview", "Offer", "Rejected"] as const;

/** Somebody with much of everything, and with texts that break layouts. */
export async function crowdedPerson(
  serverUrl: string,
  email: string,
): Promise<SignedInPerson & { documentId: string; cardUrl: string }> {
  const person = await networkPerson(serverUrl, email);
  const call = (path: string, body: object) => post(serverUrl, path, body, person.token);
  const profile = fullProfile({ entries: 3 });
  const [job, ...jobs] = profile.professional_experience;
  const hard = hardTexts.map((text) => ({ ...job, title: text.slice(0, 100), company: text.slice(0, 50) }));
  await call("/api/profile/save-version", { data: { ...profile, professional_experience: [...jobs, ...hard] } });
  for (const [index, text] of hardTexts.entries()) {
    const job_url = `https://jobs.example/${index}/${"long-path-".repeat(12)}`;
    const job = { job_title: text, company_name: hardTexts[(index + 1) % 5], job_url };
    for (const status of statuses.slice(0, 1 + index)) await call("/api/jobs", { ...job, status });
    const changes = { next_step: hardTexts[(index + 2) % 5], next_step_on: "2026-01-05" };
    await call("/api/jobs/details", { job_url, changes, base: {} });
  }
  const { results } = await call("/api/geosearch", { job_title: "nurse", limit: 10, offset: 0 });
  const found = results as { job_title: string; job_url: string; company: string }[];
  for (const { job_title, job_url, company } of found)
    await call("/api/jobs", { job_title, job_url, company_name: company, status: "Viewed" });
  const opening = found[0];
  if (!opening) throw new Error("The index has no nurses");
  const { id: job_id } = await call("/document-processor/scrape-job", { url: opening.job_url });
  const wanted = { job_id, company_name: opening.company };
  const { id: resume_id } = await call("/document-processor/resume-without-company", wanted);
  const { id: letter_id } = await call("/document-processor/cover-letter-without-company", wanted);
  const { url: cv_link } = await call("/document-processor/resume-pdf", { resume_id });
  const { url: cover_letter_link } = await call("/document-processor/cover-letter-pdf", { letter_id });
  const card = { job_title: opening.job_title, job_url: opening.job_url, company_name: opening.company };
  await call("/api/jobs", { ...card, cv_link, cover_letter_link });
  const written = {
    next_step: "Call Ms Roth about the night shifts",
    next_step_on: "2031-05-06",
    notes: hardTexts.join("\n"),
  };
  await call("/api/jobs/details", { job_url: card.job_url, changes: written, base: {} });
  await notedOn(card, call);
  await call("/api/reminders/digest", { is_on: true, hour: 8, weekdays: [1, 3, 5], zone: "Europe/Berlin" });
  await call("/api/reminders/calendar", {});
  for (const message of ["nurse in Berlin", hardTexts[0], hardTexts[1]])
    await call("/api/chat/process", { message, session_id: `crowded-${message.length}` });
  await buyPro(serverUrl, person.token);
  return { ...person, documentId: String(resume_id), cardUrl: card.job_url };
}

/** One of each that a person notes, with the hard texts in it. */
async function notedOn(card: { job_url: string; company_name: string }, call: (path: string, body: object) => unknown) {
  const { job_url, company_name: company } = card;
  const [endless, hebrew, arabic, pictures, long] = hardTexts;
  const at = "2031-05-07T08:30:00.000Z";
  const records = [
    { kind: "note", job_url, data: { text: hardTexts.join("\n") } },
    { kind: "contact", company, data: { name: endless, role: long, email: `${"long.".repeat(20)}name@jobs.example` } },
    { kind: "contact", company, data: { name: hebrew, role: arabic, met: pictures } },
    {
      kind: "interview",
      job_url,
      data: { interview_kind: "video", at, zone: "Europe/Berlin", people: arabic, place_or_link: endless },
    },
    ...[endless, hebrew].map((remarks) => ({
      kind: "offer",
      job_url,
      data: { currency: "EUR", period: "year", base: "65,000", decide_by: "2031-05-09", remarks },
    })),
  ];
  for (const record of records)
    await call("/api/jobs/records", { record: { id: randomUUID(), ...record }, base: null });
}

/** Every route, public ones first. */
export function addressesOf({ documentId, cardUrl }: { documentId: string; cardUrl: string }) {
  const card = `/jobtracking?job=${encodeURIComponent(cardUrl)}`;
  return {
    public: [
      "/login",
      "/register",
      "/verify-email",
      "/forgot-password",
      "/reset-password-code?email=a@example.org",
      "/new-password?email=a@example.org&reset_key=k",
      "/terms",
      "/privacy",
      "/no-such-page",
    ],
    signedIn: [
      "/today",
      "/chat",
      "/profile",
      "/profile/import",
      "/profile/polish",
      "/profile/wordings",
      "/jobsearch?title=nurse",
      "/jobtracking",
      "/jobtracking?view=table",
      "/jobtracking/import",
      "/insights",
      card,
      ...["documents", "notes", "history"].map((part) => `${card}&part=${part}`),
      `/jobtracking/documents?document=${documentId}`,
      "/account",
      "/subscription",
    ],
  };
}
