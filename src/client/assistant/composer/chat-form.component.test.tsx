import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseFile } from "../../../../tests/components/chosen-file.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";

const process = "POST /api/chat/process";
const field = page.getByLabelText("Message", { exact: true });
const send = page.getByRole("button", { name: "Send" });
const attach = page.getByRole("button", { name: "Attach a file" });
const remove = page.getByRole("button", { name: "Remove the file" });
const conversation = page.getByRole("log", { name: "Conversation" });
const height = () => field.element().getBoundingClientRect().height;
const pdf = (bytes: number) => new File([new Uint8Array(bytes)], "cv.pdf", { type: "application/pdf" });

it("[CHAT-03] [CHAT-04] [CHAT-08] the field grows from 44 to 200 px, Enter sends, Shift+Enter does not", async () => {
  const { hold } = await openClient("/chat");
  await expect.element(send).toBeDisabled();
  expect(height()).toBe(44);
  await field.fill("   ");
  // Spaces are no text.
  await expect.element(send).toBeDisabled();

  await field.fill("first line");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}second line");
  await expect.element(field).toHaveValue("first line\nsecond line");
  expect(height()).toBeGreaterThan(44);
  await field.fill("line\n".repeat(40));
  expect(height()).toBe(200);

  const release = hold(process);
  await field.fill(`help ${"me ".repeat(400)}`);
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("");
  await field.fill("the next one");
  // While the reply is on its way.
  await expect.element(send).toBeDisabled();
  await expect.element(attach).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("the next one");
  release();
  await expect.element(send).toBeEnabled();
  const widths = [...conversation.element().children].map((bubble) => bubble.getBoundingClientRect().width);
  expect(widths.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...widths)).toBeLessThanOrEqual(768);
});

it("[CHAT-10] widgets of extensions are taken out, the page's own parts stay", async () => {
  await openClient("/chat");
  await expect.element(field).toBeVisible();
  field.element().insertAdjacentHTML("afterend", '<div class="injected">A widget</div>');
  field.element().closest("form")?.insertAdjacentHTML("beforeend", "<some-extension>Another one</some-extension>");
  await expect.poll(() => document.querySelectorAll(".injected, some-extension")).toHaveLength(0);
  await expect.element(attach).toBeVisible();
  await expect.element(field).toBeVisible();
});

it("[CHAT-04] a text that is too long stays whole, and says by how much", async () => {
  const { sentTo } = await openClient("/chat");
  await field.fill("a".repeat(7900));
  await expect.element(page.getByText("7,900 / 8,000")).toBeVisible();
  await expect.element(send).toBeEnabled();
  await field.fill("🦀".repeat(8012));
  await expect.element(page.getByText("12 characters too long: a message can have 8,000.")).toBeVisible();
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("🦀".repeat(8012));
  expect(sentTo(process)).toEqual([]);
});

it("[CHAT-04] [CHAT-05] [CHAT-06] [CHAT-07] takes one file of the right type and size, and lets go of it again", async () => {
  await openClient("/chat");
  const alert = page.getByRole("alert");
  await expect.element(attach).toBeEnabled();
  chooseFile(new File(["hello"], "notes.txt", { type: "text/plain" }));
  await expect
    .element(alert)
    .toHaveTextContent(/^File type not supported. Please upload PDF, DOC, or DOCX files only.$/);
  await field.fill("Please read this");
  // While there is an error with the file.
  await expect.element(send).toBeDisabled();
  await expect.element(attach).toBeDisabled();
  await remove.click();
  await expect.element(send).toBeEnabled();
  await expect.element(attach).toBeEnabled();

  chooseFile(pdf(10_485_761));
  await expect.element(alert).toHaveTextContent(/^File size must not exceed 10MB. Current size: 10.01 MB$/);
  await expect.element(send).toBeDisabled();
  await remove.click();
  chooseFile(pdf(10_485_760));
  await expect.element(remove).toBeVisible();
  expect(alert.elements().flatMap(({ textContent }) => textContent || [])).toEqual([]);
  await field.fill("");
  // A file alone is enough.
  await expect.element(send).toBeEnabled();
  await remove.click();
  await expect.element(send).toBeDisabled();
});

it("[CHAT-14] a file is kept before its message is sent, for an answer that ends the session leaves the page at once", async () => {
  const { hold, sentTo } = await openClient("/chat");
  const sentWhenKept: number[] = [];
  const { put } = IDBObjectStore.prototype;
  const putting = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    // The browser keeps what was read for a start without a network too, whenever it has time for it.
    if (this.name === "files")
      this.transaction.addEventListener("complete", () => sentWhenKept.push(sentTo(process).length));
    return put.call(this, value, key);
  });
  await expect.element(attach).toBeEnabled();
  chooseFile(pdf(3_000_000));
  await expect.element(remove).toBeVisible();
  await expect.poll(() => sentWhenKept).toEqual([0]);
  const release = hold(process);
  await send.click();
  await expect.poll(() => sentTo(process)).toHaveLength(1);
  expect(sentWhenKept).toEqual([0, 0]);
  release();
  await expect.element(attach).toBeEnabled();
  putting.mockRestore();
});
