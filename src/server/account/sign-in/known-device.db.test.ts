import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { user } from "../account.table.ts";

const app = await createTestApp();
const password = "Winter!morning7";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";

/** Signs in from a network address; answers the cookie that the browser has afterwards. */
async function signIn(email: string, remoteAddress: string, cookie = ""): Promise<string> {
  const headers = { "user-agent": firefox, ...(cookie && { cookie }) };
  const payload = { email, password };
  const response = await app.request({ method: "POST", url: "/login", remoteAddress, headers, payload });
  expect(response.statusCode).toBe(200);
  return [response.headers["set-cookie"]].flat()[0]?.split(";")[0] ?? "";
}

const subject = "New sign-in to your Forthright account";
const told = async (email: string) => (await mailsTo(app, email)).filter((mail) => mail.subject === subject);

it("tells by mail of a sign-in with a new browser at a new address, once, and of none with a known one", async () => {
  const { email, userId } = await app.signUpWithPassword(password);
  const home = await signIn(email, "192.0.2.1");
  expect(await told(email), "who has just opened the account").toEqual([]);

  await app.database
    .update(user)
    .set({ createdAt: new Date(0) })
    .where(eq(user.id, userId));
  await signIn(email, "192.0.2.2", home);
  await signIn(email, "192.0.2.1");
  expect(await told(email), "with the known browser, and at the known address").toEqual([]);

  const strange = await signIn(email, "198.51.100.1");
  await expect.poll(() => told(email)).toHaveLength(1);
  const [mail] = await told(email);
  expect(mail?.text).toContain("Firefox on Windows");
  expect(mail?.text).toContain("/account");
  await signIn(email, "198.51.100.2", strange);
  await signIn(email, "203.0.113.1");
  await expect.poll(() => told(email)).toHaveLength(2);
});
