import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { startCapturingBrowser } from "./capturing-browser.ts";
import { postingsOfSite, startPostingSite } from "./posting-site.ts";
import { expect as expectOf, test } from "./served-application.ts";
import { signInByNetwork } from "./signed-in-page.ts";

/** A second whole browser beside those of other tests: at a load of 20 a saved posting was shown after more than 15 s. */
const expect = expectOf.configure({ timeout: 60_000 });

/** What a page is read by is the same for any page that comes so far: see capture.component.test.tsx. `npm run bench:firefox` takes all five. */
const hardest = ["/strict", "/framed"];

test("the extension brings a page that allows no script, and one in a frame, to the board, through the sign-in, and asks nobody but this server", async ({
  application,
}) => {
  const person = { name: "Anna Weber", email: "extension@example.org" };
  const site = await startPostingSite();
  const browser = await startCapturingBrowser(application.url);
  const [page = await browser.context.newPage()] = browser.context.pages();

  for (const [path, title, company, place, words] of postingsOfSite.filter(([at]) => hardest.includes(at))) {
    await page.goto(`${site.url}${path}`);
    const capture = await browser.pressOn(page);
    if (path === hardest[0]) await signInByNetwork(capture, person);
    await expect(capture.getByLabel("Job Title *")).toHaveValue(title);
    await expect(capture.getByLabel("Company Name *")).toHaveValue(company);
    await expect(capture.getByLabel("Place")).toHaveValue(new RegExp(`^${place}`));
    await expect(capture.getByLabel("Address of the posting")).toHaveValue(`${site.url}${path}`);
    await expect(capture.getByLabel("Text of the posting")).toHaveValue(new RegExp(words));
    await capture.getByRole("button", { name: "Put on the board" }).click();
    await expect(capture.getByText("This posting is on your board.")).toBeVisible();
    await expect(capture.getByText("How it fits")).toBeVisible();
    await capture.close();
  }

  await page.goto(`${application.url}/capture`);
  for (const kind of ["Chromium", "Firefox"]) {
    const handedOut = page.waitForEvent("download");
    await page.getByRole("button", { name: `For ${kind} (.zip)` }).click();
    const zip = readFileSync(await (await handedOut).path());
    const built = unzipSync(readFileSync(`${browser.built}/${kind.toLowerCase()}.zip`));
    expect(unzipSync(zip), "what the server hands out is what is loaded here").toEqual(built);
  }
  const bookmark = page.getByRole("link", { name: "Save to Forthright" });
  // It gets its address behind the first frame.
  await expect(bookmark).toHaveAttribute("href", /^javascript:/);
  const bookmarklet = await bookmark.getAttribute("href");
  await page.goto(`${site.url}/strict`);
  const opened = browser.context.waitForEvent("page");
  await page.evaluate(decodeURIComponent(bookmarklet ?? "").replace(/^javascript:/, ""));
  await expect((await opened).getByText("Warehouse Team Leader, Harrow & Finch Logistics, under Viewed")).toBeVisible();

  const hosts = new Set(browser.asked().map((address) => new URL(address).host || new URL(address).protocol));
  const ours = [new URL(application.url).host, new URL(site.url).host];
  expect([...hosts].filter((host) => !ours.includes(host) && !/^(data|blob|about):$/.test(host))).toEqual([]);
  expect(browser.asked().filter((address) => address.startsWith(site.url) && address.includes("capture"))).toEqual([]);
  expect(await browser.canFetch(`${application.url}/healthz`)).toBe(false);
  await browser.stop();
  site.stop();
});
