import { person } from "../../fakes/specified-calls.ts";
import { expect, test } from "./specified-application.ts";

test.use({ signedIn: false });

test("[LOGIN-01] [LOGIN-03] somebody signs in over the network", async ({ page, server }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await expect(page).toHaveURL("/chat");
  expect(server.sentTo("POST /verify-token")).toEqual([{ token: person.token }]);
});
