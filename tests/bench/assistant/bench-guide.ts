/**
 * What the guide answers: every conversation of a file, put to the whole application on an embedded database, printed to be read.
 *
 *   npm run bench:assistant -- [--messages FILE] [--with profile,board]
 *
 * FILE holds JSON: an array whose entries are messages or arrays of messages, each array one conversation.
 */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { user } from "../../../src/server/account/account.table.ts";
import { createAuthEngine } from "../../../src/server/account/auth-engine.ts";
import { createSessionService } from "../../../src/server/account/sessions/session.service.ts";
import { createSessionStore } from "../../../src/server/account/sessions/session.store.ts";
import { readConfig } from "../../../src/server/config.ts";
import { createProfileStore } from "../../../src/server/profile/profile.store.ts";
import { buildServer } from "../../../src/server/start.ts";
import { createTrackerStore } from "../../../src/server/tracker/tracker.store.ts";
import { assistantEndpoints, type ChatReply } from "../../../src/shared/assistant/assistant.contract.ts";
import { emptyProfile } from "../../../src/shared/profile/profile.rules.ts";
import { ensureDemonstrationIndex } from "../../../src/stand-ins/demonstration-jobs/demonstration-index.ts";
import { guideConversations } from "../../guide/guide-conversations.ts";
import { lowWorkFactors } from "../../low-work-factors.ts";

const { values } = parseArgs({
  options: {
    messages: { type: "string" },
    with: { type: "string", default: "" },
    data: { type: "string", default: ".cache/guide-bench" },
  },
});
const conversations: (string | string[])[] = values.messages
  ? JSON.parse(readFileSync(values.messages, "utf8"))
  : guideConversations.map(({ said }) => said);
const isNew = !existsSync(values.data);
const config = readConfig({
  LOG_LEVEL: "error",
  PORT: "0",
  PUBLIC_URL: "http://localhost:3000",
  SECRET: "a secret of the bench, long enough",
  DATA_DIR: values.data,
});
const server = await buildServer(config, lowWorkFactors);
if (isNew) await ensureDemonstrationIndex(server.database, 20_000);
const sessions = createSessionService(
  await createAuthEngine(server.database, config.secret, lowWorkFactors.passwordHashing),
  createSessionStore(server.database),
);

async function person(): Promise<string> {
  const id = randomUUID();
  await server.database
    .insert(user)
    .values({ id, name: "Anna Weber", email: `${id}@example.org`, emailVerified: true });
  if (values.with.includes("profile")) await createProfileStore(server.database).saveVersion(id, nurse());
  if (values.with.includes("board")) await fillBoard(id);
  return sessions.open(id, { ip: "127.0.0.1", userAgent: "bench" });
}

function nurse() {
  const profile = emptyProfile();
  return {
    ...profile,
    personal_details: { ...profile.personal_details, name: "Anna Weber", present_location: "Leeds, United Kingdom" },
    professional_experience: [
      {
        ...{ company: "St James Hospital", location: "Leeds", from: "2019-03", to: "", title: "Registered Nurse" },
        responsibilities: ["Cared for 12 patients a shift on a surgical ward", "Trained 4 new nurses"],
        notable_achievements: [],
      },
    ],
    skills: [{ skill: "Wound care" }, { skill: "English" }],
  };
}

async function fillBoard(userId: string): Promise<void> {
  const days = 86_400_000;
  const cards = [
    ["Registered Nurse", "Northwind Clinics", "Interview", 2],
    ["Ward Manager", "Contoso Health", "Applied", 12],
    ["Care Assistant", "Fabrikam Care", "Offer", 1],
    ["Staff Nurse", "Tailspin Hospital", "Applied", 3],
  ] as const;
  for (const [at, [job_title, company_name, status, ago]] of cards.entries()) {
    const store = createTrackerStore(server.database, () => new Date(Date.now() - ago * days));
    await store.save(userId, { job_title, company_name, status, job_url: `https://jobs.example.org/${at}` });
  }
}

async function say(token: string, session_id: string, message: string): Promise<ChatReply> {
  const response = await server.app.inject({
    ...{ method: "POST", url: assistantEndpoints.process.path, payload: { message, session_id } },
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  });
  if (response.statusCode !== 200) throw new Error(`${message}: ${response.statusCode} ${response.body}`);
  return response.json<ChatReply>();
}

const textOf = (html: string) =>
  html
    .replace(/<li>/g, "  - ")
    .replace(/<[^>]+>/g, "")
    .replace(/\n+/g, "\n")
    .trim();
for (const conversation of conversations) {
  const token = await person();
  const session = `session${randomUUID().replaceAll("-", "")}`;
  for (const message of [conversation].flat()) {
    const { response, actions = [], left_out = [] } = await say(token, session, message);
    console.log(`\n> ${message}\n${textOf(response)}`);
    if (actions.length > 0) console.log(`  [${actions.map(({ label }) => label).join("] [")}]`);
    if (left_out.length > 0) console.log(`  LEFT OUT ${JSON.stringify(left_out)}`);
  }
  console.log("---");
}
await server.app.close();
