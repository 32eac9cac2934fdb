import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { followedLinks } from "../../../tests/components/followed-links.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { subscriptionServer } from "../../../tests/components/subscription-server.ts";
import { inError, page502 } from "../../../tests/fakes/refusals.ts";

const process = "POST /api/chat/process";
const conversation = page.getByRole("log", { name: "Conversation" });
const said = (text: string) => conversation.getByText(text, { exact: true });

async function ask(question: string): Promise<void> {
  await page.getByLabelText("Message", { exact: true }).fill(question);
  await userEvent.keyboard("{Enter}");
}

it("[SESSION-05] [CHAT-14] the chat says that the system is overloaded, and what a quota says", async () => {
  const { address, refuse } = await openClient("/chat", { refusals: { [process]: page502 } });
  await ask("Hello?");
  await expect.element(conversation).toHaveTextContent("The system is currently overloaded. Please try again later.");
  refuse(process, undefined);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(said("Hello.")).toBeVisible();
  refuse(process, inError(403, "Your message quota is used up."));
  await ask("Hello?");
  await expect.element(conversation).toHaveTextContent("Your message quota is used up.");
  expect(address()).toMatch(/^\/chat/);
  expect(localStorage.getItem("auth_token")).not.toBeNull();
});

it("[SUB-14] what is left of the plan is said before it runs out, and the draft is kept on the way to the plans", async () => {
  const { answers, world } = subscriptionServer("na");
  world.messagesUsed = 19;
  const count = () => {
    world.messagesUsed += 1;
    return { success: true, response: "<p>Hello.</p>", session_id: "session1" };
  };
  const { refuse } = await openClient("/chat", { answers: { ...answers, [process]: count } });
  const field = page.getByLabelText("Message", { exact: true });
  await expect.element(page.getByText("messages left today")).not.toBeInTheDocument();
  await ask("Hello");
  await expect.element(page.getByText("10 of 30 messages left today.")).toBeVisible();

  world.messagesUsed = 30;
  const json = { success: false, error: "quota_exceeded", message: "You have used all 30 assistant messages." };
  refuse(process, { status: 403, json });
  await ask("One more question");
  await expect.element(conversation).toHaveTextContent("You have used all 30 assistant messages.");
  await expect.element(page.getByText(/^0 of 30 messages left today, full again at /)).toBeVisible();
  await expect.element(conversation.getByRole("link", { name: "See the plans" })).toBeVisible();
  await field.fill("A draft worth keeping");
  await page.getByRole("link", { name: "See Pro" }).click();
  await expect.element(page.getByText("0 of 30 left")).toBeVisible();
  await page.getByRole("link", { name: "Back to the chat" }).click();
  await expect.element(field).toHaveValue("A draft worth keeping");
  await expect.element(conversation).toHaveTextContent("One more question");
});

it("[CHAT-11] [CHAT-12] the job of an Apply link is recorded by the words around it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { world, sentTo } = await openClient("/chat");
  const link = (path: string, text = "Apply") => `<a href="https://jobs.example/${path}">${text}</a>`;
  world.reply = `<p>Here they are, with all I found at hand:</p><ol>
      <li><strong>Process Engineer</strong> at Kernwerk, Berlin<br>${link("1")}</li>
      <li><p><b>Shift Lead</b></p><p>Nordlicht AG | Hamburg</p><p>${link("2", "Apply Now")}</p></li></ol>
    <h3>Quality Manager</h3><p>Company: Lindenhof<br>Location: Bremen</p><p>${link("3", "Apply Here")}</p>
    <hr><p>${link("4")}</p>`;
  await ask("Which jobs are there?");
  const links = conversation.getByRole("link", { name: /^Apply/ });
  await expect.poll(() => links.elements()).toHaveLength(4);
  const followed = followedLinks();
  for (const at of [0, 1, 2, 3]) await links.nth(at).click();
  expect(followed()).toEqual([1, 2, 3, 4].map((path) => `https://jobs.example/${path}`));
  expect(warn.mock.calls).toEqual([[expect.stringContaining("No job title or company is known")]]);
  const job = (job_title: string, company_name: string, id: number) => ({
    job_title,
    company_name,
    job_url: `https://jobs.example/${id}`,
    status: "Viewed",
  });
  await expect
    .poll(() => sentTo("POST /api/jobs"))
    .toEqual([
      job("Process Engineer", "Kernwerk", 1),
      job("Shift Lead", "Nordlicht AG", 2),
      job("Quality Manager", "Lindenhof", 3),
    ]);
});

it("[CHAT-17] [CHAT-18] [CHAT-19] [SIDE-04] an old conversation is chosen and goes on, and a new one begins", async () => {
  const { sentTo } = await openClient("/chat");
  await page.getByRole("button", { name: "Chat History" }).click();
  const old = page.getByRole("link", { name: /Which jobs are there in Berlin/ });
  await expect.element(old).toHaveTextContent("3 days ago");
  // The one without messages is dropped.
  expect(page.getByRole("link", { name: /just now|ago/ }).elements()).toHaveLength(1);
  await old.click();
  await expect.element(said("Two.")).toBeVisible();
  await ask("Only two?");
  await expect.element(said("Hello.")).toBeVisible();
  const [asked] = sentTo(process);
  expect(asked).toEqual({ message: "Only two?", session_id: "session1700000000000abc" });

  await page.getByRole("button", { name: "New Chat" }).click();
  await expect.element(said("Two.")).not.toBeInTheDocument();
  await ask("Hello?");
  await expect.poll(() => sentTo(process).length).toBe(2);
  expect(sentTo(process)[1]?.session_id).not.toBe(asked?.session_id);
});
