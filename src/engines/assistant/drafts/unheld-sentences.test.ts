import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { adviceReplies } from "../../../../tests/truth/replies/advice-replies.ts";
import type { LabelledReply } from "../../../../tests/truth/replies/labelled-reply.ts";
import { lyingDrafts } from "../../../../tests/truth/replies/lying-drafts.ts";
import { trueDrafts } from "../../../../tests/truth/replies/true-drafts.ts";
import { unheldSentences } from "./unheld-sentences.ts";

const unheldIn = ({ markdown, asked, openings = [] }: LabelledReply) =>
  unheldSentences(markdown, { profile: engineerProfile(), file: null, messages: asked, openings });
const rows = (replies: LabelledReply[]) => replies.map((reply) => [reply.name, reply] as const);

describe("a reply's note", () => {
  it("says nothing of our own blanks, and names what else stands in brackets", async () => {
    const draft = "> I applied for the position [Job title] at [Company].\n> I led [40 people at Google].";
    const [lie, ...others] = await unheldIn({ name: "", markdown: draft, asked: [], lies: [] });
    expect([lie?.text, ...others]).toEqual(["I led [40 people at Google]."]);
  });

  it.each(rows(adviceReplies))("says nothing of advice: %s", async (_, reply) => {
    expect(await unheldIn(reply)).toEqual([]);
  });

  it.each(rows(trueDrafts))("says nothing of a true draft: %s", async (_, reply) => {
    expect(await unheldIn(reply)).toEqual([]);
  });

  it.each(rows(lyingDrafts))("names the sentences that lie: %s", async (_, reply) => {
    const beginnings = (await unheldIn(reply)).map(({ text }, at) => text.slice(0, reply.lies[at]?.length));
    expect(beginnings).toEqual(reply.lies);
  });
});
