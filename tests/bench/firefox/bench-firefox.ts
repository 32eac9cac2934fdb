/**
 * Does the browser extension work in a real Firefox? Loads the built one for a while, as about:debugging does, presses it on the five kinds of
 * pages of tests/e2e/posting-site.ts, puts each on the board of a running server, and looks at what the server has then, what anything in Firefox
 * asked for, and what its console says. Right or wrong: ends with 1 at the first thing that is wrong.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exit } from "node:process";
import { fileURLToPath } from "node:url";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { findOnPath } from "../../../scripts/preparation/system-programs.mjs";
import { postingsOfSite, startPostingSite } from "../../e2e/posting-site.ts";
import { registerPerson } from "../../factories/registered-person.ts";
import { serve } from "../../served-process.ts";
import { startFirefox } from "./firefox-browser.ts";

const program = ["firefox", "firefox-esr"].map(findOnPath).find(Boolean);
if (!program) {
  console.error("This needs Firefox 140 or later, which is not installed (Debian: apt-get install firefox-esr).");
  exit(1);
}
const root = fileURLToPath(new URL("../../..", import.meta.url));
await buildStaleParts(root);
const folder = mkdtempSync(join(tmpdir(), "forthright-firefox-"));
const server = await serve({ DATA_DIR: join(folder, "data") });
const site = await startPostingSite();
const firefox = await startFirefox(program);
try {
  execFileSync(process.execPath, [join(root, "scripts/build-extension.mjs"), server.url, join(folder, "built")]);
  const extension = await firefox.install(join(folder, "built/firefox"));
  const person = await registerPerson(server.url);
  for (const [path, title, company, place, words] of postingsOfSite) {
    await firefox.goto(site.url + path);
    await firefox.pressExtension(extension);
    if (path === "/data") {
      await firefox.fill("Email", person.email);
      await firefox.fill("Password", person.password);
      await firefox.press("Sign in");
    }
    assert.equal(await firefox.valueOf("Job Title *"), title);
    assert.equal(await firefox.valueOf("Company Name *"), company);
    if (place) assert.ok((await firefox.valueOf("Place")).startsWith(place));
    assert.equal(await firefox.valueOf("Address of the posting"), site.url + path);
    assert.match(await firefox.valueOf("Text of the posting"), new RegExp(words));
    await firefox.press("Put on the board");
    await firefox.see("This posting is on your board.");
    await firefox.see("How it fits");
    await firefox.closeTab();
    console.log(`${path.padEnd(12)} ${title}, ${company}: on the board with its text`);
  }
  await firefox.goto(`${server.url}/jobtracking`);
  for (const [, title] of postingsOfSite) await firefox.see(title);

  assert.deepEqual(await firefox.errorsOf(server.url), [], "in the console");

  const exported = await fetch(`${server.url}/api/account/export`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const kept = await exported.text();
  for (const [path, title, company, , words] of postingsOfSite)
    for (const part of [site.url + path, title, company, words]) assert.ok(kept.includes(part), `${part} is not kept`);

  await firefox.goto(`${await firefox.addressOf(extension)}_generated_background_page.html`);
  const canFetch = `return fetch(arguments[0]).then(() => true, () => false)`;
  assert.equal(await firefox.run(canFetch, `${server.url}/healthz`), false, "the extension itself can ask the network");

  const asked = await firefox.asked();
  const ours = [new URL(server.url).host, new URL(site.url).host];
  const foreign = asked.filter((address) => /^(https?|wss?):/.test(address) && !ours.includes(new URL(address).host));
  assert.deepEqual(foreign, [], "asked for elsewhere");
  assert.deepEqual(
    asked.filter((address) => address.startsWith(site.url) && address.includes("capture")),
    [],
  );
  console.log(
    `Firefox ${firefox.version}: ${asked.length} requests, all to the server and to the site of the postings; no errors`,
  );
} finally {
  await firefox.stop();
  site.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
