import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { boardServer } from "../../../tests/components/board-server.ts";
import { followedLinks } from "../../../tests/components/followed-links.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { empty } from "../../../tests/fakes/refusals.ts";

const address = (number: number) => `https://jobs.example/${number}`;
const listed = ["Welder", "Fitter", "Turner", "Miller", "Smith"].map((job_title, index) => ({
  job_title,
  company: job_title === "Miller" ? "" : "Stahl & Söhne",
  location: "Linz",
  salary: "",
  job_url: address(index + 1),
}));
const items = listed.map(
  ({ job_title, job_url }) => `<li><strong>${job_title}</strong><br>Linz<br><a href="${job_url}">Apply</a></li>`,
);
const unknown = `<li><strong>Elsewhere</strong><br><a href="${address(6)}">Apply</a></li>`;
const reply = {
  success: true,
  response: `<p>Here are openings:</p><ol>${items.join("")}${unknown}</ol><p>See your <a href="/jobtracking">board</a>.</p>`,
  session_id: "session1",
  message_id: "reply-1",
  timestamp: new Date().toISOString(),
  jobs: listed,
};
const conversation = page.getByRole("log", { name: "Conversation" });
const apply = conversation.getByRole("link", { name: /^Apply/ });

const nothingDone = {
  ...{ success: true, has_profile: true, job_title: "", place: "" },
  ...{ opening_url: null, has_documents: false, has_applied: false },
};

it("what is next goes on with the opening that was put on the board", async () => {
  let steps: object = nothingDone;
  const answers = {
    ...boardServer().answers,
    "POST /api/chat/process": () => reply,
    "GET /api/chat/first-steps": () => steps,
  };
  const client = await openClient("/chat", { answers });
  await page.getByLabelText("Message", { exact: true }).fill("find me jobs");
  await userEvent.keyboard("{Enter}");
  followedLinks();
  await expect
    .element(page.getByRole("link", { name: "Find your first opening and put it on your board" }))
    .toBeVisible();
  steps = { ...nothingDone, opening_url: address(1) };
  await apply.first().click();
  await expect.element(page.getByRole("link", { name: "Make a CV and a letter for your first opening" })).toBeVisible();
  expect(client.sentTo("POST /api/jobs")).toHaveLength(1);
});

async function openListing() {
  const answers = { ...boardServer().answers, "POST /api/chat/process": () => reply };
  const client = await openClient("/chat", { answers });
  await page.getByLabelText("Message", { exact: true }).fill("find me jobs");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => apply.elements()).toHaveLength(6);
  const records = () => client.sentTo("POST /api/jobs").map(({ job_title }) => job_title);
  return { ...client, records, followed: followedLinks() };
}

it("[CHAT-11] [CHAT-12] an Apply link opens the job and records it once as Viewed, however it is followed", async () => {
  const { sentTo, records, followed } = await openListing();
  await expect.element(apply.first()).toHaveAccessibleName("Apply: Welder, Stahl & Söhne (opens in a new tab)");
  for (const link of conversation.getByRole("link").elements()) {
    expect(link.getAttribute("target"), link.outerHTML).toBe("_blank");
    expect(link.getAttribute("rel"), link.outerHTML).toContain("noopener");
  }
  await apply.nth(0).click();
  await expect.poll(records).toEqual(["Welder"]);
  await apply.nth(1).click({ button: "middle" });
  await expect.poll(records).toEqual(["Welder", "Fitter"]);
  apply.nth(2).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(records).toEqual(["Welder", "Fitter", "Turner"]);
  await apply.nth(0).click({ button: "right" });
  expect(followed()).toEqual([1, 2, 3].map(address));
  expect(sentTo("POST /api/jobs")[0]).toMatchObject({
    job_title: "Welder",
    job_url: address(1),
    company_name: "Stahl & Söhne",
    status: "Viewed",
  });
  expect(records()).toHaveLength(3);
});

it("[CHAT-12] a job that cannot be recorded opens all the same, which is logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { refuse, records, followed } = await openListing();
  // Without a company, and without a title.
  for (const at of [3, 5]) await apply.nth(at).click();
  await expect.poll(() => warn.mock.calls).toHaveLength(2);
  expect(warn.mock.calls[0]).toEqual([expect.stringContaining("No job title or company is known")]);
  expect(records()).toEqual([]);
  refuse("POST /api/jobs", empty);
  await apply.nth(4).click();
  await expect.poll(() => warn.mock.calls).toHaveLength(3);
  expect(warn.mock.calls[2]).toEqual([expect.stringContaining("could not be recorded")]);
  expect(followed()).toEqual([4, 6, 5].map(address));
  expect(
    page
      .getByRole("alert")
      .elements()
      .flatMap(({ textContent }) => textContent || []),
  ).toEqual([]);
});
