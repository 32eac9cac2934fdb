import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../../tests/components/board-server.ts";
import { matchServer } from "../../../../../tests/components/match-server.ts";
import { openClient } from "../../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../../tests/components/own-config.ts";
import type { DialogueTurn, InterviewerReply } from "../../../../shared/tracker/practice/practice-dialogue.contract.ts";

afterEach(() => page.viewport(1280, 800));

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied", "Interview");
const path = `/jobtracking/practice?job=${encodeURIComponent(nurse.job_url)}`;
const call = "POST /api/jobs/practice";
const first = "Good morning. Tell me about a night on a ward, would you?";
const lie = { text: "You hold a PhD.", reason: "“PhD” stands neither in your profile nor in what was said." };

const says = (text: string, left_out: InterviewerReply["left_out"] = []): InterviewerReply => ({
  ...{ success: true, text, html: `<p>${text}</p>`, left_out },
});
const interviewer = ({ turns }: Record<string, unknown>): InterviewerReply =>
  Array.isArray(turns) && turns.length === 0 ? says(first) : says("And what came of it?", [lie]);

function openPractice(opening: { language_model?: boolean; reply?: () => unknown } = {}) {
  const { language_model = true, reply = interviewer } = opening;
  const server = boardServer(nurse);
  const config = () => ({ ...ownConfig["GET /api/config"](), language_model });
  const checked = { "POST /api/jobs/mails/check": () => ({ success: true, unheld: [] }) };
  const answers = {
    ...server.answers,
    ...matchServer().answers,
    ...checked,
    "GET /api/config": config,
    [call]: reply,
  };
  return openClient(path, { answers });
}

it.each([
  ["a wide window", 1280],
  ["a phone", 375],
])("on %s an interviewer asks, hears an answer and takes it up; the answer is kept on the card", async (_, width) => {
  await page.viewport(width, 812);
  const { screen, sentTo } = await openPractice();
  await screen.getByRole("button", { name: "Begin the dialogue" }).click();
  await expect.element(screen.getByText(first)).toBeVisible();
  const field = screen.getByLabelText("What you say");
  await expect.element(field).toHaveFocus();
  await screen.getByRole("button", { name: "Say it", exact: true }).click();
  await expect.element(field).toHaveFocus();
  expect(sentTo(call)).toHaveLength(1);
  await field.fill("  I led the shift. ");
  await screen.getByRole("button", { name: "Say it aloud" }).click();
  await screen.getByRole("button", { name: "Stop the timer" }).click();
  await screen.getByRole("button", { name: "Say it", exact: true }).click();
  await expect.element(screen.getByText("And what came of it?")).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("");
  const turns: DialogueTurn[] = [
    { role: "interviewer", text: first },
    { role: "person", text: "I led the shift." },
  ];
  expect(sentTo(call).at(-1)).toEqual({ job_url: nurse.job_url, interview_kind: "video", turns });
  await expect.element(screen.getByText("1 sentence was left out, for nothing here proves it.")).toBeVisible();
  await expect.element(screen.getByText(lie.text)).not.toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  if (width === 1280) await expectAccessible("a dialogue");

  await screen.getByRole("button", { name: "Keep this answer: I led the shift." }).click();
  await expect.element(screen.getByText("Kept among the answers below.")).toBeVisible();
  const kept = { question: "Tell me about a night on a ward, would you?", action: "I led the shift.", seconds: 0 };
  expect(sentTo("POST /api/jobs/records")).toMatchObject([
    { record: { kind: "practice_answer", data: kept }, base: null },
  ]);
  await expect.element(screen.getByRole("heading", { name: kept.question })).toBeVisible();

  await screen.getByRole("button", { name: "End the dialogue" }).click();
  await expect.element(screen.getByRole("button", { name: "Begin the dialogue" })).toBeVisible();
});

it("what was said comes back into the field when the reply is stopped, fails or is over a limit", async () => {
  const { screen, hold, refuse } = await openPractice();
  await screen.getByRole("button", { name: "Begin the dialogue" }).click();
  const field = screen.getByLabelText("What you say");
  await field.fill("I led the shift.");
  const release = hold(call);
  const say = screen.getByRole("button", { name: "Say it", exact: true });
  await say.click();
  await expect.element(screen.getByText("The interviewer is thinking...")).toBeVisible();
  await expectAccessible("a dialogue that waits");
  await screen.getByRole("button", { name: "Stop", exact: true }).click();
  await expect.element(screen.getByText("Stopped. What you said stands in the field again.")).toBeVisible();
  await expect.element(field).toHaveValue("I led the shift.");
  release();

  refuse(call, "unreachable");
  await say.click();
  await expect.element(screen.getByText("The interviewer could not be reached.")).toBeVisible();
  await expect.element(field).toHaveValue("I led the shift.");

  const message = "You have used all 20 messages of today.";
  refuse(call, { status: 403, json: { success: false, error: "quota_exceeded", message } });
  await say.click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expectAccessible("a dialogue over a limit");

  refuse(call, undefined);
  await say.click();
  await expect.element(screen.getByText("And what came of it?")).toBeVisible();
  await expect.element(screen.getByText(message)).not.toBeInTheDocument();
});

it("a beginning that fails says so, and begins at the next press", async () => {
  const { screen, refuse } = await openPractice();
  refuse(call, { status: 502, json: { success: false, error: "assistant_unavailable", message: "Overloaded" } });
  const begin = screen.getByRole("button", { name: "Begin the dialogue" });
  await begin.click();
  await expect.element(screen.getByText("The interviewer could not be reached.")).toBeVisible();
  refuse(call, undefined);
  await begin.click();
  await expect.element(screen.getByText(first)).toBeVisible();
});

it("what is asked is shown as it comes", async () => {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const write = (event: string, data: object) => writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const headers = { "content-type": "text/event-stream" };
  const { screen } = await openPractice({
    reply: () => new Response(readable.pipeThrough(new TextEncoderStream()), { headers }),
  });
  await screen.getByRole("button", { name: "Begin the dialogue" }).click();
  await write("delta", { html: "<p>Good morning.</p>" });
  await expect.element(screen.getByText("Good morning.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  await write("done", says(first));
  await expect.element(screen.getByText(first)).toBeVisible();
});

it("without a model nothing of it is shown", async () => {
  const { screen } = await openPractice({ language_model: false });
  await expect.element(screen.getByText("0 of 10 answered, 1 with a weak spot")).toBeVisible();
  expect(screen.getByText("Speak with an interviewer").query()).toBeNull();
});
