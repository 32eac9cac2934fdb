import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connectMarionette } from "./marionette.ts";

const betweenChecks = 50;
const shownWithin = 20_000;
/** It listens where it finds room, and says so. Its own parts reach nothing outside. */
const preferences = Object.entries({
  "marionette.port": 0,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.no_proxies_on": "localhost, 127.0.0.1",
}).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
/**
 * Runs in Firefox's own window: keeps the address of each request that a page or an extension makes. What Firefox asks for on its own account
 * (updates, lists) has the system's principal and no page.
 */
const keepAddresses = `
  window.askedAddresses = [];
  window.requestObserver = {
    observe(subject) {
      const { URI, loadInfo } = subject.QueryInterface(Ci.nsIChannel);
      const isOwn = loadInfo.triggeringPrincipal.isSystemPrincipal && !loadInfo.browsingContext;
      if (!isOwn) window.askedAddresses.push(URI.spec);
    },
  };
  Services.obs.addObserver(window.requestObserver, "http-on-modify-request");
`;
const errorsOfPages = `
  return Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag))
    .map((error) => error.errorMessage + " (" + error.sourceName + ")")
    .filter((text) => text.includes(arguments[0]));
`;
const fieldLabelled = `
  const labels = [...document.querySelectorAll("label")];
  return labels.find((label) => label.textContent.trim() === arguments[0])?.control
    ?? document.querySelector("[aria-label=" + CSS.escape(arguments[0]) + "]");
`;
const valueLabelled = `const field = (function () { ${fieldLabelled} }).apply(null, arguments); return field?.value;`;
const pressNamed = `
  const named = [...document.querySelectorAll("button, [role=button], a")].filter((element) =>
    (element.getAttribute("aria-label") ?? element.textContent).trim() === arguments[0] && element.checkVisibility());
  return named.find((element) => !element.disabled) ?? null;
`;

interface ElementReference {
  [key: string]: string;
}

/** A headless Firefox with a profile of its own, told what to do over its own protocol: as a person would press, where that matters. */
export async function startFirefox(program: string) {
  const profile = await mkdtemp(join(tmpdir(), "forthright-firefox-"));
  await writeFile(join(profile, "user.js"), preferences.join(""));
  const switches = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile];
  const child = spawn(program, switches, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  const { send, close } = await connectMarionette(await portOf(child));
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("WebDriver:NewSession");

  const run = async <Result>(script: string, ...args: unknown[]): Promise<Result> =>
    (await send<{ value: Result }>("WebDriver:ExecuteScript", { script, args })).value;

  /** In the browser's own window instead of the page. */
  async function inBrowser<Result>(work: () => Promise<Result>): Promise<Result> {
    await send("Marionette:SetContext", { value: "chrome" });
    const result = await work();
    await send("Marionette:SetContext", { value: "content" });
    return result;
  }

  async function element(script: string, name: string): Promise<string> {
    const found = await until(`“${name}”`, () => run<ElementReference | null>(script, name));
    return Object.values(found)[0] ?? "";
  }

  await inBrowser(() => run(keepAddresses));
  const tabs = () => send<string[]>("WebDriver:GetWindowHandles");

  return {
    version: capabilities.browserVersion,
    run,
    goto: (url: string) => send("WebDriver:Navigate", { url }),

    /** As about:debugging does it; answers its id. */
    install: async (path: string) => (await send<{ value: string }>("Addon:Install", { path, temporary: true })).value,

    /** Presses the extension in the menu of extensions; goes over to the tab that it opens. */
    async pressExtension(id: string): Promise<void> {
      const before = await tabs();
      await inBrowser(async () => {
        await send("WebDriver:ElementClick", {
          id: await element("return document.getElementById(arguments[0])", "unified-extensions-button"),
        });
        const item =
          "return document.querySelector('[data-extensionid=' + CSS.escape(arguments[0]) + '] .unified-extensions-item-action-button')";
        await send("WebDriver:ElementClick", { id: await element(item, id) });
      });
      const handle = await until("the tab that it opens", async () =>
        (await tabs()).find((tab) => !before.includes(tab)),
      );
      await send("WebDriver:SwitchToWindow", { handle });
    },

    async closeTab(): Promise<void> {
      const [handle] = await send<string[]>("WebDriver:CloseWindow");
      await send("WebDriver:SwitchToWindow", { handle });
    },

    async fill(label: string, text: string): Promise<void> {
      await send("WebDriver:ElementSendKeys", { id: await element(fieldLabelled, label), text });
    },

    async press(name: string): Promise<void> {
      await send("WebDriver:ElementClick", { id: await element(pressNamed, name) });
    },

    /** What stands in a field, once something does. */
    valueOf: (label: string) => until(`a text in “${label}”`, () => run<string>(valueLabelled, label)),

    /** Waits until the page shows it. */
    see: (text: string) =>
      until(`“${text}”`, () => run<boolean>("return document.body.innerText.includes(arguments[0])", text)),

    asked: () => inBrowser(() => run<string[]>("return window.askedAddresses")),
    /** What the console says of pages of an address. */
    errorsOf: (address: string) => inBrowser(() => run<string[]>(errorsOfPages, address)),
    /** Where the extension's own files lie. */
    addressOf: (id: string) =>
      inBrowser(() => run<string>("return WebExtensionPolicy.getByID(arguments[0]).getURL()", id)),

    async stop(): Promise<void> {
      await send("Marionette:Quit");
      close();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function portOf(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = "";
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const port = /Marionette\s+INFO\s+Listening on port (\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("close", () => reject(new Error(`Firefox ended before it listened:\n${text}`)));
  });
}

async function until<Result>(what: string, look: () => Promise<Result>): Promise<NonNullable<Result>> {
  const deadline = Date.now() + shownWithin;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`Firefox never showed ${what}`);
    await wait(betweenChecks);
  }
}
