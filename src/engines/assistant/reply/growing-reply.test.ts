import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import { createGrowingReply } from "./growing-reply.ts";
import type { Grounds } from "./proven-block.ts";
import { replyFacts } from "./reply-facts.ts";

const nurse: ChatJob = {
  ...{ job_title: "Ward Nurse", company: "Aire Care", location: "Leeds", salary: "£31,000 a year" },
  ...{ job_url: "https://jobs.example/1", posted_at: "2026-11-18T09:00:00.000Z" },
};
const card =
  "**Ward Nurse**  \nAire Care · Leeds · £31,000 a year · posted 18 Nov 2026  \n[Apply](<https://jobs.example/1>)";

const stated = { profile: engineerProfile(), file: null, messages: ["What is there near Leeds?"], openings: [nurse] };
const now = new Date("2026-11-25T10:00:00Z");
const tools = [{ jobs: [{ ...nurse, about: "Nights on a surgical ward." }], place: "Leeds", page: 1 }];
const grounds: Grounds = {
  openings: new Map([[nurse.job_url, nurse]]),
  facts: replyFacts(stated, tools, now),
  today: "2026-11-25",
};

function shown(written: string) {
  const reply = createGrowingReply();
  for (const piece of written.match(/[\s\S]{1,7}/g) ?? []) reply.add(piece, () => grounds);
  reply.end(grounds);
  return { text: reply.markdown.trim(), leftOut: reply.leftOut.map(({ text }) => text) };
}

describe("a reply as it is shown", () => {
  it.each([
    ["an entry in bold", "- **Software Engineer** at Google, £200,000 [Apply](https://jobs.example/1)", "- "],
    ["lines of an entry", "1. **Chief Nurse**\n   NHS, York\n   £99,000\n   [Apply](https://jobs.example/1)", "1. "],
    ["a heading with lines", "### Chief Nurse\n\nNHS, York\n[Apply now](https://jobs.example/1)", ""],
    ["a link at the end of words", "* Chief Nurse, NHS: [Chief Nurse](https://jobs.example/1)", "* "],
  ])("[CHAT-22] draws an opening from the records: %s", (_name, written, mark) => {
    const { text } = shown(`Here is one:\n\n${written}\n\nGood luck.`);
    const drawn = mark + card.replaceAll("  \n", `  \n${" ".repeat(mark.length)}`);
    expect(text).toBe(`Here is one:\n\n${drawn}\n\nGood luck.`);
  });

  it("keeps the row of a table, and the words around a link in a sentence", () => {
    const table = "| Title | Where | |\n|---|---|---|\n| CEO | Mars | [Apply](https://jobs.example/1) |\n";
    expect(shown(table).text).toContain("| **Ward Nurse** · Aire Care · Leeds · £31,000 a year |  | [Apply]");
    const sentence = "Of these I would look at [the best one](https://jobs.example/1) first.";
    expect(shown(sentence).text).toBe("Of these I would look at [Ward Nurse](<https://jobs.example/1>) first.");
  });

  it.each([
    "You hold a PhD in chemistry.",
    "Your Oxford degree will impress them.",
    "The pay is £70,000 a year.",
    "I looked through 400 openings.",
    "The interview is on 3 March at ten.",
    "You have worked 30 years in the field.",
    "You would pay a fee of £250 first.",
  ])("leaves out with its sentence what nothing proves: %s", (lie) => {
    const { text, leftOut } = shown(`Here is what I think. ${lie} Good luck with it.`);
    expect(text).toBe("Here is what I think. Good luck with it.");
    expect(leftOut).toEqual([lie]);
  });

  it.each([
    "Keep your CV to two pages, and send a thank-you mail within 24 hours.",
    "Recruiters read a CV for about 7 seconds, so put your results first.",
    "The ward nurse in Leeds pays £31,000 and was posted 7 days ago.",
    "At Kernwerk you cut solvent losses by 18 %.",
    "If you have a PhD, say so in the first line.",
    "Use the STAR method: situation, task, action, result.",
  ])("keeps advice, and what the records hold: %s", (honest) => {
    expect(shown(honest)).toEqual({ text: honest, leftOut: [] });
  });

  it("never shows what a model thinks aloud, nor an entry without anything left", () => {
    expect(shown("<think>They want\n\na PhD.</think>\n\nHello.\n\n- You hold a PhD.\n- Be brief.").text).toBe(
      "Hello.\n\n- Be brief.",
    );
  });
});
