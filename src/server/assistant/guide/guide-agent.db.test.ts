import { describe, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createFilledApp } from "../../../../tests/filled-app.ts";
import { injectionTexts } from "../../../../tests/guide/injection-texts.ts";
import { createModelApp } from "../../../../tests/model-app.ts";
import { useUpPlan } from "../../../../tests/used-units.ts";
import { linksIn } from "../../../engines/assistant/reply/reply-html.ts";
import { assistantEndpoints, type ChatReply } from "../../../shared/assistant/assistant.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { cardRecordEndpoints } from "../../../shared/tracker/records/card-record.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { createPostingIngestStore } from "../../jobs/postings/posting-ingest.store.ts";

const app = await createFilledApp();

async function converse(token: string, messages: string[], on = app): Promise<ChatReply[]> {
  const replies: ChatReply[] = [];
  for (const message of messages) {
    const body = { message, session_id: "session1" };
    replies.push((await on.call(assistantEndpoints.process, { token, body })).reply);
  }
  return replies;
}

const labels = ({ actions = [] }: ChatReply) => actions.map(({ label }) => label);
const job = { job_title: "Ward Manager", company_name: "Contoso Health", job_url: "https://jobs.example.org/1" };

describe("without a language model", () => {
  it("[CHAT-22] lists openings of the index with their Apply links, and goes on from there", async () => {
    const { token } = await app.signUp();
    const [list, second, why, remote, back] = await converse(token, [
      "software engineer in Germany",
      "the second one",
      "why?",
      "only remote",
      "back",
    ]);
    expect(list?.jobs).toHaveLength(5);
    expect(linksIn(list?.response ?? "")).toEqual(new Set(list?.jobs.map(({ job_url }) => job_url)));
    expect(second?.jobs.map(({ job_url }) => job_url)).toEqual([list?.jobs[1]?.job_url]);
    expect(why?.response).toMatch(/profile.*is still empty/);
    expect(remote?.response).toContain("“remote”");
    expect(back?.jobs).toEqual(list?.jobs);
    expect([list, second, why, remote, back].flatMap((reply) => reply?.left_out ?? [])).toEqual([]);
  });

  it("says from which one on the openings are not quite what was asked for, and which conditions nothing meets", async () => {
    const { token } = await app.signUp();
    const titles = ["Concert Harpsichord Tuner", "Concert Harpsichord Tuner", "Concert Harpsichord Restorer"];
    const postings = titles.map((title, at) => makePosting({ id: `tuner-${at}`, title }));
    await createPostingIngestStore(app.database).upsertPostings(postings);
    const asked = "concert harpsichord tuner jobs";
    const [list, paid] = await converse(token, [asked, `${asked} over £900k a year`]);
    expect(list?.jobs.slice(0, 3).map(({ job_title }) => job_title)).toEqual(titles);
    expect(list?.response).toContain("Not quite that (similar occupations");
    expect(paid?.jobs).toEqual(list?.jobs);
    expect(paid?.response).toContain("I found none that meets “over £900k a year”; these are without it.");
    expect(paid?.response).not.toContain("</strong>, “over");
  });

  it("[CHAT-22] answers in the person's language, and what its buttons say is what it does", async () => {
    const { token } = await app.signUp();
    const [list] = await converse(token, ["Ich suche eine Stelle als Krankenpfleger in München"]);
    expect(list?.response).toContain("Stellen für <strong>Krankenpfleger</strong>");
    const pay = labels(list ?? ({} as ChatReply)).find((label) => label.startsWith("Was zahlen")) ?? "";
    const [paid] = await converse(token, [pay]);
    expect(paid?.response).toMatch(/Was Stellen für .*Krankenpfleger.* zahlen|nennt den Lohn/);
  });

  it("[CHAT-22] says that the openings are made up for demonstration", async () => {
    const { token } = await app.signUp();
    const [list, asked] = await converse(token, ["nurse jobs", "are these real jobs?"]);
    expect(list?.response).toContain("demonstration openings");
    expect(asked?.response).toContain("<p>No: these openings are made up");
  });

  it("proposes changes of the board and makes none by itself; the board of somebody else stays unknown", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp("Ben Okafor")];
    await app.call(trackerEndpoints.save, { token: anna.token, body: { ...job, status: "Applied" } });
    const [moved] = await converse(anna.token, ["Contoso Health rejected me"]);
    expect(moved?.actions?.[0]).toMatchObject({
      kind: "track",
      status: "Rejected",
      before: "Applied",
      job_url: job.job_url,
    });
    const board = await app.call(trackerEndpoints.list, { token: anna.token });
    expect(board.reply.data[0]?.history.map(({ status }) => status)).toEqual(["Applied"]);
    const [asked] = await converse(ben.token, ["what is on my board?"]);
    expect(asked?.response).toMatch(/still empty/);
  });

  it("says what is next as /today does, by the days of the person who asks", async () => {
    const { token } = await app.signUp();
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const applied = (job_title: string, days: number) => ({
      ...{ ...job, job_title, job_url: `https://jobs.example.org/${job_title}`, generated_documents: null },
      history: [{ status: "Applied" as const, timestamp: ago(days) }],
    });
    const zone = "Pacific/Kiritimati";
    const step = { next_step: "Call Ms *Roth*", next_step_on: dayIn(zone, new Date()) };
    const cards = [applied("Quiet", 9), applied("Fresh", 1), applied("Met", 9), { ...applied("Planned", 9), ...step }];
    for (const body of cards) await app.call(trackerEndpoints.restore, { token, body });
    const data = {
      interview_kind: "phone" as const,
      at: ago(-0.1),
      zone,
      minutes: null,
      people: "",
      place_or_link: "*555*",
    };
    const record = { id: "interview-1", kind: "interview" as const, job_url: applied("Met", 9).job_url };
    const noted = { ...record, data: { ...data, own_questions: "", asked: "", answered_on: "" } };
    await app.call(cardRecordEndpoints.save, { token, body: { record: noted, base: null } });
    const say = async (body: { zone?: string; quiet_days?: number }) =>
      (
        await app.call(assistantEndpoints.process, {
          token,
          body: { message: "What should I do next?", session_id: "session1", ...body },
        })
      ).reply;
    const own = await say({ zone, quiet_days: 7 });
    expect(own.response).toMatch(
      /Today[\s\S]*Planned, Contoso Health – Call Ms \*Roth\*<[\s\S]*Waiting[\s\S]*Quiet, Contoso/,
    );
    expect(own.response).toMatch(/Met, Contoso Health – phone call, [^<]*\*555\*</);
    // What does not wait stands behind it, under its status.
    expect(own.response).toMatch(/Quiet, Contoso[\s\S]*<strong>Applied<\/strong>[\s\S]*Fresh, Contoso/);
    expect(own.actions?.map(({ label }) => label)).toEqual([
      "Draft a follow-up mail: Quiet, Contoso Health",
      "Open Today",
      "Open the board",
    ]);
    expect((await say({})).response).not.toContain("Quiet, Contoso Health – ");
    const elsewhere = { message: "hi", session_id: "session1", zone: "Mars/Olympus" };
    expect((await app.call(assistantEndpoints.process, { token, body: elsewhere })).status).toBe(400);
  });

  it("holds no sentence of a posting that it quotes against the person's profile", async () => {
    const { token } = await app.signUp();
    const description = "Our workshop restores 240 instruments a year. You tune with four colleagues.";
    const posting = makePosting({ id: "lute-1", title: "Lute Maker", description });
    await createPostingIngestStore(app.database).upsertPostings([posting]);
    const replies = await converse(token, ["lute maker jobs", "tell me more about the first", "tell me more"]);
    expect(replies.map(({ response }) => response).join()).toContain("240 instruments");
    expect(replies.flatMap(({ not_in_profile = [] }) => not_in_profile)).toEqual([]);
  });

  it("drafts a mail of what is certain, for an opening that is named", async () => {
    const { token } = await app.signUp();
    await app.call(trackerEndpoints.save, { token, body: { ...job, status: "Applied" } });
    await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
    const [draft] = await converse(token, ["draft a follow up mail to Contoso Health"]);
    expect(draft?.response).toMatch(/<blockquote>[\s\S]*I applied for the position Ward Manager/);
    expect(draft?.actions?.[0]).toMatchObject({ kind: "copy" });
    expect(draft?.actions?.[0]).not.toHaveProperty("blanks");
    const [unknown] = await converse((await app.signUp()).token, ["draft a mail to withdraw my application"]);
    expect(unknown?.actions?.[0]).toMatchObject({ kind: "copy", blanks: ["Job title", "Company"] });
    expect(unknown?.not_in_profile ?? []).toEqual([]);
    expect(draft?.left_out ?? []).toEqual([]);
    expect(draft?.not_in_profile ?? []).toEqual([]);
  });

  it("leads to the card's documents and to the practice of its interview, however long its address is", async () => {
    const { token } = await app.signUp();
    const job_url = `https://jobs.example.org/?q=${"ä".repeat(1_000)}`;
    await app.call(trackerEndpoints.save, { token, body: { ...job, job_url, status: "Interview" } });
    const [documents, interview] = await converse(token, [
      "write a cv and letter for Contoso Health",
      "prepare me for the interview at Contoso Health",
    ]);
    const paths = [documents, interview].map((reply) =>
      reply?.actions?.flatMap((action) => (action.kind === "open" ? [action.path] : [])),
    );
    const query = `job=${encodeURIComponent(job_url)}`;
    expect(paths[0]).toContain(`/jobtracking?${query}&part=documents`);
    expect(paths[1]).toContain(`/jobtracking/practice?${query}`);
  });

  it("[CHAT-21] keeps orders within a board's cards inert", async () => {
    const { token } = await app.signUp();
    for (const [at, text] of injectionTexts.slice(0, 20).entries()) {
      const body = {
        job_title: text.slice(0, 250),
        company_name: "Contoso",
        job_url: `https://jobs.example.org/${at}`,
      };
      await app.call(trackerEndpoints.save, { token, body: { ...body, status: "Interview" } });
    }
    for (const reply of await converse(token, ["what is on my board?", "prepare me for the interview"])) {
      expect(reply.response).not.toMatch(/<(?:img|script|iframe)/);
      expect([...linksIn(reply.response)].filter((link) => !link.startsWith("/"))).toEqual([]);
    }
  });
});

describe("a person in distress", () => {
  const said = "I don't want to live anymore";
  const unsure = "I cannot sleep and nothing makes sense. Software engineer jobs in Germany";

  it("[CHAT-22] gets the way to human help in their country, past any quota and with no search", async () => {
    const { token, userId } = await app.signUp();
    const profile = engineerProfile();
    profile.personal_details.present_location = "Leeds, United Kingdom";
    await app.call(profileEndpoints.saveVersion, { token, body: { data: profile } });
    await useUpPlan(app, userId, "assistant_message");
    const [reply] = await converse(token, [said]);
    expect(reply?.response).toContain("116 123");
    expect(reply?.jobs).toEqual([]);
  });

  it("[CHAT-22] gets what they asked for too at one more press", async () => {
    const { token } = await app.signUp();
    const asked = `${said}, I want to kill myself. Software engineer jobs in Germany?`;
    const [help, answer] = await converse(token, [asked, "Now to what I asked"]);
    expect(help?.jobs).toEqual([]);
    expect(help?.actions).toEqual([{ kind: "say", label: "Now to what I asked" }]);
    expect(answer?.jobs).not.toEqual([]);
    expect(answer?.response).not.toContain("to live");
  });

  it("[CHAT-22] gets it before a configured model is asked", async () => {
    const { app: modelApp, model } = await createModelApp();
    const { token } = await modelApp.signUp();
    const [reply] = await converse(token, [said], modelApp);
    expect(reply?.response).toContain("findahelpline.com");
    expect(model.requests).toEqual([]);
  });

  it("[CHAT-22] gets it above an answer where it is not sure", async () => {
    const { token } = await app.signUp();
    const [reply] = await converse(token, [unsure]);
    expect(reply?.response).toMatch(/^<p>If more than the search weighs on you.*findahelpline\.com/);
    expect(reply?.jobs).not.toEqual([]);
  });

  it("[CHAT-22] gets it with nothing left of the quota too, and is told that", async () => {
    const { token, userId } = await app.signUp();
    await useUpPlan(app, userId, "assistant_message");
    const [reply] = await converse(token, [unsure]);
    expect(reply?.response).toMatch(/^<p>If more than the search weighs on you[\s\S]*assistant messages/);
    expect(reply?.jobs).toEqual([]);
  });

  it("[CHAT-22] gets it above a configured model's answer where it is not sure", async () => {
    const { app: modelApp, model } = await createModelApp();
    const { token } = await modelApp.signUp();
    model.answerWith({ text: ["Which town do you mean?"] });
    const [reply] = await converse(token, [unsure], modelApp);
    expect(reply?.response).toMatch(/^<p>If more than the search weighs on you[\s\S]*Which town do you mean\?/);
  });
});
