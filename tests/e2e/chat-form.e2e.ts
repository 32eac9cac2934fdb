import type { Page } from "@playwright/test";
import { cvPdf } from "../factories/cv-pdf.ts";
import { goTo } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const pdf = "application/pdf";
const field = (page: Page) => page.getByLabel("Message", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const attach = (page: Page) => page.getByRole("button", { name: "Attach a file" });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("CV or document").setInputFiles({ name, mimeType: pdf, buffer });

test("[CHAT-07] [CHAT-13] text and file are there again after another page and after a reload, and are read", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "chat-file@example.org");
  await page.goto("/chat");
  await choose(page, "anna-weber.pdf", Buffer.from(cvPdf()));
  await field(page).fill("What can be better?");
  await goTo(page, "Profile");
  await goTo(page, "Chat");
  await expect(page.getByText("anna-weber.pdf")).toBeVisible();
  await page.reload();
  await expect(page.getByText("anna-weber.pdf")).toBeVisible();
  await expect(field(page)).toHaveValue("What can be better?");
  const sent = page.waitForRequest("**/api/chat/process");
  await send(page).click();
  expect((await sent).headers()["content-type"]).toContain("multipart/form-data");
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText("Lindenhof Software GmbH");
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove the file" }), "was sent").toHaveCount(0);
  await expect(attach(page)).toBeEnabled();
});

test("[CHAT-01] [CHAT-02] the welcome is typed and the waiting changes its words; whoever wants no motion gets none", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "chat-words@example.org");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/terms");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/chat");
  const typed = page.getByRole("log", { name: "Conversation" }).locator("p[aria-hidden=true]");
  const shown = () =>
    typed.evaluate((element) => {
      const whole = element.textContent ?? "";
      return whole.slice(0, whole.length - (element.querySelector("span")?.textContent?.length ?? 0));
    });
  await expect(typed).toBeVisible();
  const before = (await shown()).length;
  for (let letter = 1; letter <= 5; letter += 1) {
    await page.clock.runFor(30);
    await expect.poll(async () => (await shown()).length).toBe(before + letter);
  }
  const whole = (await typed.textContent()) ?? "";
  expect(whole).toContain("Anna Weber");
  await expect(
    page.getByRole("log").getByText(whole, { exact: true }).first(),
    "is announced whole at once",
  ).toBeAttached();

  await page.route("**/api/chat/process", () => {});
  await field(page).fill("hello");
  await field(page).press("Enter");
  await expect(page.getByText("Thinking...")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "The assistant is thinking" })).toHaveCount(1);
  const phrases = new Set<string>();
  for (let phrase = 0; phrase < 20; phrase += 1) {
    phrases.add((await page.getByText(/\.\.\.$/).textContent()) ?? "");
    await page.clock.runFor(5000);
  }
  expect(phrases.size).toBe(20);
  await expect(page.getByText("Thinking..."), "begins again").toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /\.\.\./ }), "are not read out").toHaveCount(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/chat?new=1");
  await expect(typed).toBeVisible();
  expect(await shown(), "with reduced motion at once").toBe(await typed.textContent());
});
