import type { Page } from "@playwright/test";
import type { CompletionRequest } from "../../fakes/chat-completions-server.ts";
import { expectAccessibleInColours } from "../accessibility-check.ts";
import { desktop, phone } from "../devices.ts";
import { newWait } from "../held-call.ts";
import { openMenu } from "../navigation.ts";
import { expect } from "../served-application.ts";
import { signInPage } from "../signed-in-page.ts";
import { test } from "./model-application.ts";

test.use({ expectedStatuses: [502] });
test.describe.configure({ mode: "serial" });

const longTitle = "Senior Principal Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragter (m/w/d)";

/** Lists the openings as a language model does that was told how. */
function listing(request: CompletionRequest): string {
  const result = String(request.messages.at(-1)?.content).replace(/^<data>|<\/data>$/g, "");
  const { jobs }: { jobs: Record<string, string>[] } = JSON.parse(result);
  const items = jobs.map((job, index) =>
    [
      `${index + 1}. **${index === 1 ? longTitle : job.job_title}**`,
      `${job.company} · ${job.location} · ${job.salary}`,
      `[Apply](${job.job_url})`,
    ].join("  \n   "),
  );
  return ["Here are openings for **software engineer** in Germany:", ...items, "Say **more** for the next ones."].join(
    "\n\n",
  );
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

for (const { title, device } of [
  { title: "at 1280 px", device: desktop },
  { title: "at 375 px", device: phone },
])
  test.describe(title, () => {
    test.use(device);
    test("[CHAT-08] [CHAT-22] the chat is accessible when empty, waiting, filled and failed", async ({
      page,
      application,
      model,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await signInPage(page, application.url, `states-${page.viewportSize()?.width}@example.org`);
      await page.goto("/chat");
      const log = page.getByRole("log", { name: "Conversation" });
      await expect(log).toContainText("Anna Weber");
      await expectAccessibleInColours(page, "1-empty");

      const { until, release } = newWait();
      model.answerWith({ tool: "search_jobs", input: { title: "software engineer", country: "Germany" } });
      let listed = "";
      model.answerOtherwise((request) => {
        listed = listing(request);
        return { text: ["", listed], until };
      });
      await send(page, "find me software engineer jobs in Germany");
      await expect(page.getByText("Thinking...")).toBeVisible();
      await expectAccessibleInColours(page, "2-waiting");
      release();
      await expect(log.getByRole("link", { name: /^Apply/ })).toHaveCount(5);
      await expectAccessibleInColours(page, "3-openings");
      const box = await log
        .getByRole("link", { name: /^Apply/ })
        .nth(1)
        .boundingBox();
      expect(box?.height, "is large enough for a finger").toBeGreaterThanOrEqual(44);

      model.answerOtherwise(() => ({ text: ["Half"], cut: "end" }));
      await send(page, `and now ${"a very long question ".repeat(12)}`);
      await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
      expect((await page.getByLabel("Message", { exact: true }).boundingBox())?.height, "is empty again").toBe(44);
      await expectAccessibleInColours(page, "4-failed");
      await page.getByLabel("CV or document").setInputFiles({
        name: `${"a-long-name-".repeat(12)}.txt`,
        mimeType: "text/plain",
        buffer: Buffer.from("x"),
      });
      await expect(page.getByText("File type not supported.")).toBeVisible();
      await expectAccessibleInColours(page, "5-wrong-file");

      await page.route("**/api/chat/conversations", (route) => route.fulfill({ status: 502, json: {} }));
      await page.goto("/chat?session=session-elsewhere");
      await expect(page.getByText("This conversation could not be loaded.")).toBeVisible();
      await expectAccessibleInColours(page, "6-not-loaded");
      await page.unroute("**/api/chat/conversations");
      await openMenu(page);
      await page.getByRole("button", { name: "Chat History" }).click();
      await expectAccessibleInColours(page, "7-history");
    });
  });
