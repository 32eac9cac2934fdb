import { expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createModelApp } from "../../../../tests/model-app.ts";
import { usedUnits } from "../../../../tests/used-units.ts";
import { documentsEndpoints as endpoints } from "../../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { createDocumentsStore } from "../documents.store.ts";

const { app, model } = await createModelApp();
const documentsStore = createDocumentsStore(app.database);

it("[DOCS-01] makes both documents with a model that helps and with one that fails, for one set of the quota", async () => {
  const person = await app.signUp("Zoë Łukasiewicz");
  const { token, userId } = person;
  await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
  const bullet = "Training for four shift teams in reading trend charts.";

  for (const helps of [true, false]) {
    const job_id = await documentsStore.keepPosting(userId, {
      url: "https://jobs.example/1",
      content: distillationPosting,
      isPasted: false,
    });
    const wording = {
      jobs: [{ entry: "experience.1", bullets: [{ text: bullet, facts: ["experience.1.statement.1"] }] }],
    };
    if (helps) model.answerWith({ text: [JSON.stringify(wording)] }, { text: ["no letter"] });
    else model.answerWith({ status: 503 }, { status: 503 });
    const body = { job_id, company_name: "Kernwerk" };
    const resume = await app.call(endpoints.resume, { token, body });
    const letter = await app.call(endpoints.coverLetter, { token, body });
    expect([resume.status, letter.status]).toEqual([200, 200]);
    const cv = await documentsStore.document(userId, resume.reply.id);
    expect(JSON.stringify(cv?.content)).not.toContain(bullet);
    expect(cv?.proposals.map(({ text }) => text)).toEqual(helps ? [bullet] : []);
    const pdf = await app.call(endpoints.resumePdf, { token, body: { resume_id: resume.reply.id } });
    const letterPdf = await app.call(endpoints.coverLetterPdf, { token, body: { letter_id: letter.reply.id } });
    expect([pdf.status, letterPdf.status]).toEqual([200, 200]);
  }
  expect(await usedUnits(app, userId, "document_set")).toEqual({ reserved: 0, settled: 1 });
});

it("tells the person when posting and profile are in different languages", async () => {
  const { token, userId } = await app.signUp("Zoë Łukasiewicz");
  await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
  const job_id = await documentsStore.keepPosting(userId, {
    url: "https://jobs.example/2",
    content: {
      job_title: "Verfahrensingenieurin",
      description: "Wir suchen für unser Werk in Ludwigshafen eine Ingenieurin mit Erfahrung in der Destillation.",
      requirements: "Erfahrung mit Kolonnen\nSehr gute Kenntnisse in Englisch",
    },
    isPasted: false,
  });
  const { reply } = await app.call(endpoints.resume, { token, body: { job_id, company_name: "Kernwerk" } });
  const pdf = await app.call(endpoints.resumePdf, { token, body: { resume_id: reply.id } });
  expect(pdf.reply.notice).toMatch(/^This posting is in German, your profile in English/);
});
