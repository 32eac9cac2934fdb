import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { chooseFile } from "../../../tests/components/chosen-file.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../tests/components/own-config.ts";
import { page502 } from "../../../tests/fakes/refusals.ts";
import { person } from "../../../tests/fakes/specified-calls.ts";

const process = "POST /api/chat/process";
const field = page.getByLabelText("Message", { exact: true });
const longTitle = "Senior Principal Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragter (m/w/d)";
const titles = ["Software Engineer", longTitle, "Platform Engineer", "Web Developer", "Data Engineer"];
const openings = titles.map(
  (title, index) =>
    `<li><strong>${title}</strong><br>Kernwerk · Berlin · €60,000<br><a href="https://jobs.example/${index}">Apply</a></li>`,
);

async function send(text: string): Promise<void> {
  await field.fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

it("the chat is accessible when empty, waiting, filled and failed", async () => {
  const { world, hold, refuse } = await openClient("/chat", { answers: ownConfig });
  const log = page.getByRole("log", { name: "Conversation" });
  await expect.element(log).toHaveTextContent(person.name);
  await expectAccessible("empty");

  world.reply = `<p>Here are openings for <strong>software engineer</strong> in Germany:</p><ol>${openings.join("")}</ol>
    <p>Say <strong>more</strong> for the next ones.</p>`;
  const release = hold(process);
  await send("find me software engineer jobs in Germany");
  await expect.element(page.getByText("Thinking...")).toBeVisible();
  await expectAccessible("waiting");
  release();
  const links = log.getByRole("link", { name: /^Apply/ });
  await expect.poll(() => links.elements()).toHaveLength(5);
  await expectAccessible("openings");
  // Large enough for a finger.
  expect(links.nth(1).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

  refuse(process, page502);
  await send(`and now ${"a very long question ".repeat(12)}`);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeEnabled();
  // The field is empty again.
  expect(field.element().getBoundingClientRect().height).toBe(44);
  await expectAccessible("failed");
  chooseFile(new File(["x"], `${"a-long-name-".repeat(12)}.txt`, { type: "text/plain" }));
  await expect.element(page.getByText("File type not supported.")).toBeVisible();
  await expectAccessible("wrong file");
});

it("the chat is accessible when a conversation does not load, and with the history", async () => {
  const { refuse } = await openClient("/chat?session=session-elsewhere", {
    answers: ownConfig,
    refusals: { "GET /api/chat/conversations": page502 },
  });
  await expect.element(page.getByText("This conversation could not be loaded.")).toBeVisible();
  await expectAccessible("not loaded");
  refuse("GET /api/chat/conversations", undefined);
  await page.getByRole("button", { name: "Chat History" }).click();
  await expectAccessible("history");
});
