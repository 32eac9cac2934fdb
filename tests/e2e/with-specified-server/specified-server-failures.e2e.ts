import { inMessage } from "../../fakes/refusals.ts";
import { person } from "../../fakes/specified-calls.ts";
import { expect, test } from "./specified-application.ts";

test.use({ provokesFailures: true });

test("[SESSION-04] [SESSION-05] [SESSION-07] a refused session ends, at any call", async ({ page, server }) => {
  server.refuse("POST /api/chat/process", inMessage(403, "No."));
  await page.goto("/chat");
  await page.getByLabel("Message", { exact: true }).fill("Hello?");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");

  await page.evaluate((token) => localStorage.setItem("auth_token", token), person.token);
  server.refuse("GET /api/jobs", inMessage(401, "Who are you?"));
  await page.goto("/jobtracking");
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});
