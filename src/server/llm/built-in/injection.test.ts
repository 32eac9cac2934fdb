import type { LanguageModelV3Prompt } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { injectionTexts } from "../../../../tests/questions/injection-texts.ts";
import { lineAdvice } from "../../../engines/assistant/assistant.ts";
import { escapedText } from "../../../engines/assistant/reply/markdown-text.ts";
import { linksIn, replyHtml } from "../../../engines/assistant/reply/reply-html.ts";
import { fencedData } from "../fenced-data.ts";
import { createBuiltInModel } from "./built-in-model.ts";

const model = createBuiltInModel({
  place: (name) => (/^(?:berlin|germany)$/i.test(name) ? { country: "Germany", city: "Berlin" } : undefined),
  placeNear: () => undefined,
  titleCount: async (word) => (word === "nurse" ? 100 : 0),
  correctedTitle: async (word) => word,
});

const harmless = "Kindly";
const jobUrl = "https://jobs.example.org/1";
const now = "2026-11-21T12:00:00.000Z";

interface Said {
  ask: string;
  tool: string;
  input: object;
  data: (text: string) => unknown;
}

/** Each conversation ends with a question whose answer rests on data that holds the text. */
const conversations: Said[] = [
  {
    ask: "nurse in Berlin",
    tool: "search_jobs",
    input: { title: "nurse", country: "Germany", city: "Berlin" },
    data: (text) => ({
      place: "Berlin, Germany",
      page: 1,
      more: true,
      // Whether it is in the town or near it is said by the location.
      jobs: [{ job_title: text, company: text, location: `Berlin, ${text}`, salary: "", job_url: jobUrl, about: text }],
    }),
  },
  {
    ask: "what is on my board",
    tool: "read_board",
    input: {},
    data: (text) => ({
      now,
      jobs: [{ job_title: text, company: text, job_url: jobUrl, status: "Applied", since: now }],
    }),
  },
  {
    ask: "prepare me for the interview",
    tool: "prepare_interview",
    input: { about: "" },
    data: (text) => ({
      cards: [{ job_title: text, company: text, job_url: jobUrl, status: "Interview", since: now }],
      preparation: {
        requirements: [
          {
            line: `Asked: ${text.slice(0, 100)}`,
            kind: "skill",
            verdict: "met",
            facts: [{ text: text.slice(0, 100), from: text }],
          },
        ],
      },
    }),
  },
  {
    ask: "what did you read in my CV?",
    tool: "read_attachment",
    input: {},
    data: (text) => {
      const [job] = engineerProfile().professional_experience;
      const professional_experience = job
        ? [{ ...job, responsibilities: [`Responsible for ${text.slice(0, 100)}`] }]
        : [];
      const profile = engineerProfile({ professional_experience });
      return { attachment: { name: "cv.pdf", problem: "", text, profile, advice: lineAdvice(profile) } };
    },
  },
];

function promptOf({ ask, tool, input, data }: Said, text: string): LanguageModelV3Prompt {
  return [
    { role: "user", content: [{ type: "text", text: ask }] },
    { role: "assistant", content: [{ type: "tool-call", toolCallId: "1", toolName: tool, input }] },
    {
      role: "tool",
      content: [
        {
          type: "tool-result",
          toolCallId: "1",
          toolName: tool,
          output: { type: "text", value: fencedData(data(text)) },
        },
      ],
    },
  ];
}

async function stepAfter(prompt: LanguageModelV3Prompt) {
  const { content } = await model.doGenerate({ prompt });
  const [first] = content;
  if (first?.type === "tool-call") return { call: first.toolName, input: first.input };
  return { reply: first?.type === "text" ? first.text : "" };
}

describe("orders in CVs and postings", () => {
  it.each(conversations)("[CHAT-21] change neither the tools nor the words of the answer to “$ask”", async (said) => {
    const expected = await stepAfter(promptOf(said, harmless));
    expect(expected.reply).toContain(harmless);
    for (const text of injectionTexts) {
      const { reply } = await stepAfter(promptOf(said, text));
      const shown = [text, text.slice(0, 100)].map(escapedText).sort((a, b) => b.length - a.length);
      const bare = shown.reduce((rest, part) => rest?.replaceAll(part, harmless), reply);
      expect(bare).toBe(expected.reply);
    }
  });

  it("[CHAT-22] make no link that no tool gave", async () => {
    for (const said of conversations) {
      for (const text of injectionTexts) {
        const { reply = "" } = await stepAfter(promptOf(said, text));
        const foreign = [...linksIn(replyHtml(reply, new Set([jobUrl])))].filter(
          (link) => link !== jobUrl && !/^\/\w+$/.test(link),
        );
        expect(foreign).toEqual([]);
        // A model that repeats a text word for word makes none either.
        expect([...linksIn(replyHtml(text, new Set([jobUrl])))]).toEqual([]);
      }
    }
  });

  it("[CHAT-21] change nothing about the next answer", async () => {
    for (const said of conversations) {
      const goOn = async (text: string) => {
        const prompt = promptOf(said, text);
        const { reply = "" } = await stepAfter(prompt);
        return stepAfter([
          ...prompt,
          { role: "assistant", content: [{ type: "text", text: reply }] },
          { role: "user", content: [{ type: "text", text: "glass blower" }] },
        ]);
      };
      const expected = await goOn(harmless);
      for (const text of injectionTexts) expect(await goOn(text)).toEqual(expected);
    }
  });

  it("cannot forge the end of the data for a model", () => {
    for (const text of injectionTexts) expect(fencedData({ text }).match(/<\/?data>/g)).toEqual(["<data>", "</data>"]);
  });
});
