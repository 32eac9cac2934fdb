import { createDocumentsStore } from "../../src/server/documents/documents.store.ts";
import { documentsEndpoints } from "../../src/shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../src/shared/profile/profile.contract.ts";
import { trackerEndpoints } from "../../src/shared/tracker/tracker.contract.ts";
import type { TestApp } from "../test-app.ts";
import { distillationPosting, engineerProfile } from "./profile-document.ts";

export const job_url = "https://jobs.example/1";
const company_name = "Kernwerk";

/** A person with a profile, a card, and both documents made for it. */
export async function documentsOf(app: TestApp) {
  const person = await app.signUp("Zoë Łukasiewicz");
  const { token } = person;
  await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
  const { resume_id, letter_id, ...links } = await generateAgain(app, person);
  const card = { job_title: "Lead", job_url, company_name, ...links };
  await app.call(trackerEndpoints.save, { token, body: card });
  return { ...person, resume_id, letter_id };
}

/** One more set for the same address. */
export async function generateAgain(
  app: TestApp,
  { token, userId }: Pick<Awaited<ReturnType<TestApp["signUp"]>>, "token" | "userId">,
) {
  const job_id = await createDocumentsStore(app.database).keepPosting(userId, {
    url: job_url,
    content: distillationPosting,
    isPasted: false,
  });
  const body = { job_id, company_name };
  const resume_id = (await app.call(documentsEndpoints.resume, { token, body })).reply.id;
  const letter_id = (await app.call(documentsEndpoints.coverLetter, { token, body })).reply.id;
  const cv = await app.call(documentsEndpoints.resumePdf, { token, body: { resume_id } });
  const letter = await app.call(documentsEndpoints.coverLetterPdf, { token, body: { letter_id } });
  return { resume_id, letter_id, cv_link: cv.reply.url, cover_letter_link: letter.reply.url };
}
