import { describe, expect, it } from "vitest";
import { atOnce } from "../../../tests/database/at-once.ts";
import { databasesOfServers } from "../../../tests/database/databases-of-servers.ts";
import { makePosting } from "../../../tests/factories/posting.ts";
import { distillationPosting, engineerProfile } from "../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { usedUnits } from "../../../tests/used-units.ts";
import { documentReviewEndpoints } from "../../shared/documents/document-review.contract.ts";
import { documentsEndpoints as endpoints } from "../../shared/documents/documents.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { createPostingIngestStore } from "../jobs/postings/posting-ingest.store.ts";
import { createDocumentsStore } from "./documents.store.ts";
import { scrapedPostingTable } from "./documents.table.ts";

let now = new Date();
const app = await createTestApp();
const documentsStore = createDocumentsStore(app.database, () => now);
const company_name = "Kernwerk";
/** No page can be read there. */
const url = "http://127.0.0.1:1/jobs/7";
const text = `Process engineer\n\nWe run columns and look for help.\n\nRequirements:\n- HAZOP studies\n- Aspen Plus or Python\n\nWe offer:\n- Bread`;

type Person = Awaited<ReturnType<typeof app.signUp>>;

async function personWith(data: ProfileDocument = engineerProfile()): Promise<Person> {
  const person = await app.signUp("Zoë Łukasiewicz");
  await app.call(profileEndpoints.saveVersion, { token: person.token, body: { data } });
  return person;
}

const setsOf = ({ userId }: Person) => usedUnits(app, userId, "document_set");
const keep = ({ userId }: Person, content = distillationPosting, store = documentsStore) =>
  store.keepPosting(userId, { url, content, isPasted: false });
const paste = (
  { token }: Person,
  body: { text: string; job_title?: string } = { text, job_title: "Process Engineer" },
) => app.call(endpoints.scrapeJob, { token, body: { url, ...body } });
const kept = async ({ token }: Person) => (await app.call(endpoints.kept, { token, body: { url } })).reply;

async function makeSet({ token }: Person, job_id: string, parts: ("cv" | "letter")[] = ["cv", "letter"]) {
  const body = { job_id, company_name };
  const resume = await app.call(endpoints.resume, { token, body });
  expect(resume.status).toBe(200);
  const letter = await app.call(endpoints.coverLetter, { token, body });
  if (parts.includes("cv")) await app.call(endpoints.resumePdf, { token, body: { resume_id: resume.reply.id } });
  if (parts.includes("letter"))
    await app.call(endpoints.coverLetterPdf, { token, body: { letter_id: letter.reply.id } });
}

describe("a pasted posting", () => {
  it("is kept whole, and used again where the page cannot be read", async () => {
    const person = await personWith();
    expect((await app.call(endpoints.scrapeJob, { token: person.token, body: { url } })).status).toBe(422);
    expect(await kept(person)).toMatchObject({ is_pasted: false, sets: [] });
    const { status, reply } = await paste(person);
    expect(status).toBe(200);
    expect(await documentsStore.posting(person.userId, reply.id)).toMatchObject({
      isPasted: true,
      content: {
        job_title: "Process Engineer",
        description: expect.stringMatching(/run columns(?:.|\n)*- HAZOP studies\n- Aspen Plus or Python/),
        requirements: "",
      },
    });
    await makeSet(person, reply.id);
    expect(await kept(person)).toMatchObject({ is_pasted: true });
    const again = await app.call(endpoints.scrapeJob, { token: person.token, body: { url } });
    expect(again.status).toBe(200);
    expect((await documentsStore.posting(person.userId, again.reply.id))?.content.description).toContain("HAZOP");
  });

  it("gives way to the page where the person wants that and the page can be read, and stays where it cannot", async () => {
    const person = await personWith();
    const { token } = person;
    const pasted = await paste(person);
    const refused = await app.call(endpoints.scrapeJob, { token, body: { url, from_page: true } });
    expect(refused.status).toBe(422);
    expect(await kept(person)).toMatchObject({ is_pasted: true });

    await createPostingIngestStore(app.database).upsertPostings([makePosting()]);
    const ownOpening = "http://localhost:3000/postings/acme-1";
    await documentsStore.keepPosting(person.userId, { url: ownOpening, content: distillationPosting, isPasted: true });
    expect((await app.call(endpoints.kept, { token, body: { url: ownOpening } })).reply.is_pasted).toBe(true);
    const page = await app.call(endpoints.scrapeJob, { token, body: { url: ownOpening, from_page: true } });
    expect(page.status).toBe(200);
    const read = await documentsStore.posting(person.userId, page.reply.id);
    expect(read).toMatchObject({ isPasted: false, content: { job_title: "Carpenter" } });
    expect((await app.call(endpoints.kept, { token, body: { url: ownOpening } })).reply.is_pasted).toBe(false);
    expect((await documentsStore.posting(person.userId, pasted.reply.id))?.isPasted).toBe(true);
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 0 });
  });

  it("has its limits, and takes its first line for a title that nobody gives", async () => {
    const person = await personWith();
    expect(await paste(person, { text: "Cook wanted" })).toMatchObject({
      status: 400,
      reply: { fields: { text: "Please paste the whole posting, not only its heading." } },
    });
    expect((await paste(person, { text: "x".repeat(30_001) })).status).toBe(400);
    const { reply } = await paste(person, { text });
    expect((await documentsStore.posting(person.userId, reply.id))?.content.job_title).toBe("Process engineer");
  });
});

describe("one generation of a posting", () => {
  it("is one document set for two tabs and a reload, until both files are there", async () => {
    const person = await personWith();
    const stores = (await databasesOfServers(app, 3)).map((database) => createDocumentsStore(database));
    const keeping = stores.map((store) => () => keep(person, distillationPosting, store));
    const ids = await atOnce(app.database, scrapedPostingTable, keeping);
    expect(new Set(ids).size).toBe(1);
    const [id = ""] = ids;
    await makeSet(person, id, ["cv"]);
    // The page says it in other words now; what was written is compared with what it was written for.
    expect(await keep(person, { ...distillationPosting, requirements: "Salesforce" })).toBe(id);
    expect((await documentsStore.posting(person.userId, id))?.content).toEqual(distillationPosting);
    await makeSet(person, id);
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 1 });

    const next = await keep(person);
    expect(next).not.toBe(id);
    await makeSet(person, next);
    // Written anew for the same posting.
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 1 });
  });

  it("is another one for another text under the same address, which leaves the first as it was", async () => {
    const person = await personWith();
    const other = { text: text.replace("HAZOP studies", "Forklift licence") };
    const first = await paste(person);
    expect((await paste(person)).reply.id).toBe(first.reply.id);
    await makeSet(person, first.reply.id, ["cv"]);
    expect((await paste(person)).reply.id).toBe(first.reply.id);
    const second = await paste(person, other);
    expect(second.reply.id).not.toBe(first.reply.id);
    const contentOf = async (id: string) => (await documentsStore.posting(person.userId, id))?.content.description;
    expect(await contentOf(first.reply.id)).toContain("HAZOP");
    expect(await contentOf(second.reply.id)).toContain("Forklift");
    await makeSet(person, second.reply.id, ["cv"]);
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 2 });
  });

  it("is another one a day later, and another person's", async () => {
    const [anna, berta] = [await personWith(), await personWith()];
    const id = await keep(anna);
    expect(await keep(berta)).not.toBe(id);
    now = new Date(Date.now() + 25 * 60 * 60 * 1000);
    expect(await keep(anna)).not.toBe(id);
    now = new Date();
  });
});

describe("earlier sets", () => {
  it("stay with the address, the newest first, with links that work for their owner alone", async () => {
    const [anna, berta] = [await personWith(), await personWith()];
    await makeSet(anna, await keep(anna));
    await makeSet(anna, await keep(anna));
    await makeSet(anna, await keep(anna), ["cv"]);
    const { sets } = await kept(anna);
    expect(sets).toHaveLength(3);
    expect(sets[0]?.cover_letter_link).toBeNull();
    expect(sets.map(({ generated_at }) => generated_at)).toEqual(
      sets
        .map(({ generated_at }) => generated_at)
        .toSorted()
        .reverse(),
    );
    const links = sets.flatMap((set) => [set.cv_link, set.cover_letter_link].filter((link) => link !== null));
    expect(new Set(links.map((link) => new URL(link).pathname)).size).toBe(5);
    for (const link of links) expect((await app.request({ method: "GET", url: link })).statusCode).toBe(200);
    expect((await kept(berta)).sets).toEqual([]);
    expect(sets.map(({ versions }) => versions.map(({ kind }) => kind).toSorted())).toEqual([
      ["cv"],
      ["cv", "letter"],
      ["cv", "letter"],
    ]);
  });

  it("tell of every version of their documents, the newest first", async () => {
    const person = await personWith();
    await makeSet(person, await keep(person));
    const [first] = (await kept(person)).sets[0]?.versions.filter(({ kind }) => kind === "cv") ?? [];
    const change = { what: "leave_out", place: "sections.0" };
    await app.call(documentReviewEndpoints.change, { token: person.token, body: { id: first?.id, change } });
    const { sets } = await kept(person);
    const versions = sets.flatMap((set) => set.versions.filter(({ kind }) => kind === "cv"));
    expect(versions).toMatchObject([
      { version: 2, origin: "left_out" },
      { id: first?.id, version: 1, origin: "written" },
    ]);
    const files = await Promise.all(versions.map(({ link }) => app.request({ method: "GET", url: link })));
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});

describe("a link that is over", () => {
  it("answers a browser with a page that says where the new one is", async () => {
    const person = await personWith();
    await makeSet(person, await keep(person));
    const [link] = (await kept(person)).sets.map(({ cv_link }) => new URL(cv_link ?? ""));
    link?.searchParams.set("expires", "1");
    const page = await app.request({ method: "GET", url: link?.href ?? "", headers: { accept: "text/html,*/*" } });
    expect(page.statusCode).toBe(404);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain('<a href="/jobtracking">Open your board</a>');
    const reply = await app.request({ method: "GET", url: link?.href ?? "" });
    expect(reply.json()).toMatchObject({ success: false, error: "not_found" });
  });
});

describe("what a person learns before a set is spent", () => {
  const fitOf = async (person: Person, content = distillationPosting) => {
    const body = { job_id: await keep(person, content) };
    const { reply } = await app.call(endpoints.fit, { token: person.token, body });
    expect(await setsOf(person)).toEqual({ reserved: 0, settled: 0 });
    return reply;
  };

  it("is how much the profile says, and to how much of the posting", async () => {
    const person = await personWith();
    const fit = await fitOf(person);
    expect(fit).toMatchObject({ success: true, profile: "enough" });
    expect(fit.answered).toBeGreaterThan(0);
    expect(fit.answered).toBeLessThanOrEqual(fit.requirements);
    const elsewhere = {
      job_title: "Pianist",
      description: "Concerts",
      requirements: "Ten years of Chopin\nA grand piano",
    };
    expect(await fitOf(person, elsewhere)).toMatchObject({ requirements: 2, answered: 0 });
  });

  it("is that a profile with a line or two is thin, and one without any empty", async () => {
    expect(await fitOf(await app.signUp())).toMatchObject({ profile: "empty", answered: 0 });
    const nearlyEmpty = { ...emptyProfile(), skills: [{ skill: "Python" }], profile_summary: "I like plants." };
    expect(await fitOf(await personWith(nearlyEmpty))).toMatchObject({ profile: "thin" });
  });
});
