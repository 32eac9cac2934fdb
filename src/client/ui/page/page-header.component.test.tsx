import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";

afterEach(() => page.viewport(1280, 800));

const nurse = newJob("Nurse", "Charité", "Viewed");
const card = encodeURIComponent(nurse.job_url);
const unreadable = [
  "POST /api/profile/polish",
  "GET /api/account",
  "GET /api/profile/cv-draft",
  "GET /api/profile/wordings",
  "GET /api/profile/own-words",
  "GET /api/matching/answers",
  "POST /api/administration/job-sources",
];

it.each([
  ["/profile/import", "Back to the profile", "/profile"],
  ["/profile/polish", "Back to the profile", "/profile"],
  ["/profile/wordings", "Back to the profile", "/profile"],
  ["/insights", "Back to the board", "/jobtracking"],
  ["/jobtracking/import", "Back to the board", "/jobtracking"],
  ["/capture", "Back to the board", "/jobtracking"],
  [`/jobtracking/practice?job=${card}`, "Back to the card", `/jobtracking?job=${card}&part=notes`],
  ["/jobtracking/documents", "Back to the board", "/jobtracking"],
  ["/administration/sources", "Back to the account", "/account"],
  ["/subscription?from=/chat", "Back to the chat", "/chat"],
])("a phone shows at %s a way back, as high as a finger", async (path, label, above) => {
  await page.viewport(375, 812);
  // Whatever else the server says: these pages keep their way back while nothing of them can be read.
  const refusals = Object.fromEntries(unreadable.map((call) => [call, { status: 500, json: { message: "Broken" } }]));
  const { address } = await openClient(path, { ...boardServer(nurse), refusals });
  const back = page.getByRole("link", { name: label });
  await expect.element(back).toBeInViewport();
  const { x, y, width, height } = back.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(back.element().contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  await back.click();
  await expect.poll(address).toBe(above);
});
