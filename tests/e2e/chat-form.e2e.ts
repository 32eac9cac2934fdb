import type { Page } from "@playwright/test";
import { cvPdf } from "../factories/cv-pdf.ts";
import { holdCalls } from "./held-call.ts";
import { goTo } from "./navigation.ts";
import { keepPicture } from "./picture.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const pdf = "application/pdf";
const field = (page: Page) => page.getByLabel("Message", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const attach = (page: Page) => page.getByRole("button", { name: "Attach a file" });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("CV or document").setInputFiles({ name, mimeType: pdf, buffer });

test("[CHAT-03] [CHAT-04] [CHAT-08] [CHAT-10] the field grows from 44 to 200 px, Enter sends, Shift+Enter does not", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "chat-form@example.org");
  await page.goto("/chat");
  const height = async () => (await field(page).boundingBox())?.height;
  expect(await height()).toBe(44);
  await expect(send(page)).toBeDisabled();
  await field(page).fill("   ");
  await expect(send(page), "spaces are no text").toBeDisabled();

  await field(page).fill("first line");
  await field(page).press("Shift+Enter");
  await page.keyboard.type("second line");
  await expect(field(page)).toHaveValue("first line\nsecond line");
  expect(await height()).toBeGreaterThan(44);
  await field(page).fill("line\n".repeat(40));
  expect(await height()).toBe(200);

  await test.step("widgets of extensions are taken out, the page's own parts stay", async () => {
    await field(page).evaluate((element) => {
      element.insertAdjacentHTML("afterend", '<div class="injected">A widget</div>');
      element.closest("form")?.insertAdjacentHTML("beforeend", "<some-extension>Another one</some-extension>");
    });
    await expect(page.locator(".injected, some-extension")).toHaveCount(0, { timeout: 2000 });
    await expect(attach(page)).toBeVisible();
    await expect(field(page)).toBeVisible();
  });

  await test.step("a text that is too long stays whole, and says by how much", async () => {
    await field(page).fill("a".repeat(7900));
    await expect(page.getByText("7,900 / 8,000")).toBeVisible();
    await expect(send(page)).toBeEnabled();
    await field(page).fill("🦀".repeat(8012));
    await expect(page.getByText("12 characters too long: a message can have 8,000.")).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await field(page).press("Enter");
    await expect(field(page)).toHaveValue("🦀".repeat(8012));
    await keepPicture(page, "too-long");
  });

  const release = await holdCalls(page, "**/api/chat/process");
  await field(page).fill(`help ${"me ".repeat(400)}`);
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
  await field(page).fill("the next one");
  await expect(send(page), "while the reply is on its way").toBeDisabled();
  await expect(attach(page)).toBeDisabled();
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("the next one");
  release();
  await expect(send(page)).toBeEnabled();
  for (const bubble of await page.getByRole("log", { name: "Conversation" }).locator("> div").all()) {
    expect((await bubble.boundingBox())?.width).toBeLessThanOrEqual(768);
  }
});

test("[CHAT-04] [CHAT-05] [CHAT-06] [CHAT-07] takes one file of the right type and size, and lets go of it again", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "chat-file@example.org");
  await page.goto("/chat");
  await choose(page, "notes.txt", Buffer.from("hello"));
  await expect(page.getByRole("alert")).toHaveText(
    "File type not supported. Please upload PDF, DOC, or DOCX files only.",
  );
  await field(page).fill("Please read this");
  await expect(send(page), "while there is an error with the file").toBeDisabled();
  await expect(attach(page)).toBeDisabled();
  await page.getByRole("button", { name: "Remove the file" }).click();
  await expect(send(page)).toBeEnabled();
  await expect(attach(page)).toBeEnabled();

  await choose(page, "cv.pdf", Buffer.alloc(10_485_761));
  await expect(page.getByRole("alert")).toHaveText("File size must not exceed 10MB. Current size: 10.01 MB");
  await expect(send(page)).toBeDisabled();
  await page.getByRole("button", { name: "Remove the file" }).click();
  await choose(page, "cv.pdf", Buffer.alloc(10_485_760));
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await field(page).fill("");
  await expect(send(page), "a file alone is enough").toBeEnabled();
  await page.getByRole("button", { name: "Remove the file" }).click();
  await expect(send(page)).toBeDisabled();

  await test.step("text and file are there again after another page and after a reload", async () => {
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
});

test("[CHAT-01] [CHAT-02] the welcome is typed and the waiting changes its words; whoever wants no motion gets none", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "chat-words@example.org");
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
