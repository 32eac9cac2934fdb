/**
 * Does the time of an answer tell whether an address has an account? 200 calls each for addresses that have one and for
 * addresses that have none, by turns, of login, register and forgot-password. Every call comes from an address of its own
 * in 127.0.0.0/8 (Linux lets a client choose), so that no limit on attempts shortens an answer. Ends with 1 when the
 * medians differ by more than 10 %.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStaleParts } from "../../scripts/preparation/build.mjs";

const calls = 200;
const atOnce = 4;
const allowedDifference = 0.1;
const password = "Winter!morning7";
const root = fileURLToPath(new URL("../..", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "forthright-timing-"));
const recaptchaToken = "solved";
let callers = 0;

type Call = [path: string, body: object];

const measured: Record<string, (email: string) => Call> = {
  login: (email) => ["/login", { email, password: "not-the-password-1" }],
  register: (email) => ["/register", { name: "Anna Weber", email, password: "Summer!evening8", recaptchaToken }],
  "forgot-password": (email) => ["/forgot-password", { email, recaptchaToken }],
};

await buildStaleParts(root);
const captcha = await startCaptcha();
const server = await startServer(captcha.port);
try {
  process.exitCode = (await bench()) ? 0 : 1;
} finally {
  server.child.kill("SIGTERM");
  await once(server.child, "close");
  captcha.close();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Times {
  known: number[];
  unknown: number[];
}

async function bench(): Promise<boolean> {
  const numbers = Array.from({ length: calls }, (_, number) => number);
  console.log(`Registering ${calls} accounts …`);
  await inParallel(numbers, 8, (number) => openAccount(`known${number}@example.org`));
  let isEven = true;
  for (const [name, call] of Object.entries(measured)) {
    const times: Times = { known: [], unknown: [] };
    await inParallel(numbers, atOnce, async (number) => {
      const kinds: (keyof Times)[] = number % 2 === 0 ? ["known", "unknown"] : ["unknown", "known"];
      for (const kind of kinds) {
        const email = kind === "known" ? `known${number}@example.org` : `unknown-${name}-${number}@example.org`;
        times[kind].push((await post(...call(email))).milliseconds);
      }
    });
    isEven = report(name, times) && isEven;
  }
  return isEven;
}

function report(name: string, times: Times): boolean {
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const ratio = known / unknown;
  const isEven = Math.abs(ratio - 1) <= allowedDifference;
  const milliseconds = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
  console.log(
    `${name.padEnd(16)} known ${milliseconds(known)}   unknown ${milliseconds(unknown)}   ratio ${ratio.toFixed(3)}   ${isEven ? "even" : "UNEVEN"}`,
  );
  return isEven;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

async function openAccount(email: string): Promise<void> {
  await accepted("/register", { name: "Anna Weber", email, password, recaptchaToken });
  await accepted("/verify-email", { email, code: mailedCode(email) });
}

async function accepted(...[path, body]: Call): Promise<void> {
  const { status, text } = await post(path, body);
  if (status !== 200) throw new Error(`POST ${path} answered ${status}: ${text}`);
}

function mailedCode(email: string): string | undefined {
  const folder = join(dataDir, "mail");
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".eml"))) {
    const mail = readFileSync(join(folder, name), "utf8");
    if (mail.includes(`To: ${email}`)) return /^([A-Z0-9]{6})\r?$/m.exec(mail)?.[1];
  }
  throw new Error(`No mail came for ${email}`);
}

async function post(...[path, body]: Call) {
  callers += 1;
  const localAddress = `127.1.${callers >> 8}.${callers & 255}`;
  const headers = { "content-type": "application/json" };
  const start = performance.now();
  const call = request({
    host: "127.0.0.1",
    port: server.port,
    path,
    method: "POST",
    headers,
    localAddress,
    agent: false,
  });
  call.end(JSON.stringify(body));
  const [response] = await once(call, "response");
  let text = "";
  for await (const chunk of response) text += chunk;
  if (response.statusCode === 429) throw new Error(`POST ${path} met a limit, so its time says nothing: ${text}`);
  return { status: response.statusCode, text, milliseconds: performance.now() - start };
}

async function inParallel<Item>(items: Item[], width: number, work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** Takes the place of reCAPTCHA's server: the proof of work would cost this script minutes and is the same for everybody. */
async function startCaptcha() {
  const reply = JSON.stringify({ success: true, hostname: "localhost" });
  const fake = createServer((_request, response) => response.setHeader("content-type", "application/json").end(reply));
  fake.listen(0, "127.0.0.1");
  await once(fake, "listening");
  const address = fake.address();
  if (address === null || typeof address === "string") throw new Error("The captcha server has no port");
  return { port: address.port, close: () => fake.close() };
}

async function startServer(captchaPort: number) {
  const port = String(20_000 + (process.pid % 20_000));
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    DATA_DIR: dataDir,
    RECAPTCHA_SITE_KEY: "site",
    RECAPTCHA_SECRET_KEY: "secret",
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${captchaPort}/`,
  };
  const child = spawn(process.execPath, [join(root, "dist/server/main.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of child.stdout) {
    if (String(chunk).includes("is ready at")) break;
  }
  child.stdout.resume?.();
  if (child.exitCode !== null) throw new Error("The server did not start");
  return { child, port };
}
