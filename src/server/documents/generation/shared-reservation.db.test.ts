import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { usedUnits, useUpPlan } from "../../../../tests/used-units.ts";
import { documentReviewEndpoints } from "../../../shared/documents/document-review.contract.ts";
import { documentsEndpoints as endpoints } from "../../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { createDocumentsStore } from "../documents.store.ts";

// Each failure of the database below is an error to the log.
const app = await createTestApp({ LOG_LEVEL: "silent" });
const documentsStore = createDocumentsStore(app.database);
const [kept, lost] = ["Kernwerk", "Lost at sea"];

await app.database.execute(sql`
  create function lose_document() returns trigger language plpgsql as
  $$ begin raise exception 'The database takes no such document.'; end $$`);
await app.database.execute(sql`
  create trigger lose_document before insert on generated_document
  for each row when (new.company_name = 'Lost at sea') execute function lose_document()`);

async function personWithPosting() {
  const person = await app.signUp("Zoë Łukasiewicz");
  await app.call(profileEndpoints.saveVersion, { token: person.token, body: { data: engineerProfile() } });
  const posting = { url: "https://jobs.example/1", content: distillationPosting, isPasted: false };
  const job_id = await documentsStore.keepPosting(person.userId, posting);
  const make = (part: "resume" | "coverLetter", company_name: string) =>
    app.call(endpoints[part], { token: person.token, body: { job_id, company_name } });
  return { ...person, job_id, make };
}

const setsOf = ({ userId }: { userId: string }) => usedUnits(app, userId, "document_set");

describe("two calls for one posting at once", () => {
  it.each(["resume", "coverLetter"] as const)(
    "keep the set of the one that succeeds: a lost CV beside a %s",
    async (part) => {
      for (let round = 0; round < 4; round += 1) {
        const person = await personWithPosting();
        const answers = await Promise.all([person.make("resume", lost), person.make(part, kept)]);
        expect(answers.map(({ status }) => status)).toEqual([500, 200]);
        expect(await setsOf(person)).toEqual({ reserved: 1, settled: 0 });
        const posting = await documentsStore.posting(person.userId, person.job_id);
        expect(posting?.reservationId).not.toBeNull();
      }
    },
  );

  it("give the set back when both fail, and use one when both succeed", async () => {
    const person = await personWithPosting();
    await Promise.all([person.make("resume", lost), person.make("coverLetter", lost)]);
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 0 });
    await Promise.all([person.make("resume", kept), person.make("coverLetter", kept)]);
    expect(await setsOf(person)).toEqual({ reserved: 1, settled: 0 });
  });

  it("share the last set of the plan", async () => {
    const person = await personWithPosting();
    await useUpPlan(app, person.userId, "document_set", 1);
    const answers = await Promise.all([person.make("resume", kept), person.make("coverLetter", kept)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

it("a document that was written keeps its set when a later one of the posting fails", async () => {
  const person = await personWithPosting();
  await person.make("resume", kept);
  await person.make("coverLetter", lost);
  expect(await setsOf(person)).toEqual({ reserved: 1, settled: 0 });
});

it("hands out no file of a set that could not be counted", async () => {
  const person = await personWithPosting();
  const resume_id = (await person.make("resume", kept)).reply.id;
  const { reply } = await app.call(documentReviewEndpoints.review, { token: person.token, body: { id: resume_id } });
  await app.database.execute(sql`
    create trigger refuse before update on usage_reservation for each row execute function lose_document()`);
  const setPdf = () => app.call(endpoints.resumePdf, { token: person.token, body: { resume_id } });
  const download = () => app.request({ method: "GET", url: `${reply.cv?.link}&format=docx` });
  expect([(await setPdf()).status, (await download()).statusCode]).toEqual([500, 500]);
  await app.database.execute(sql`drop trigger refuse on usage_reservation`);
  expect([(await setPdf()).status, (await download()).statusCode]).toEqual([200, 200]);
});
