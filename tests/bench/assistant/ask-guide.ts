/**
 * What the guide answers: conversations put to the whole application on an embedded database with 20,000 demonstration openings, printed to
 * be read. About a second for each; the database is made on the first run, which takes some minutes.
 *
 *   npm run -s ask -- [FILE] [--profile] [--board]
 *
 * FILE holds a JSON array. An entry is a message, an array of messages, or `{"thread": ["first message", "second"], "language": "de",
 * "profile": true, "board": true}`: each is one conversation of a new person. `profile` true gives them that of a nurse in Leeds, an object
 * the fields of a profile that it names; `board` four openings. `language` is only printed. Without FILE: the conversations of `tests/guide`.
 */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { user } from "../../../src/server/account/account.table.ts";
import { createAuthEngine } from "../../../src/server/account/auth-engine.ts";
import { createSessionService } from "../../../src/server/account/sessions/session.service.ts";
import { createSessionStore } from "../../../src/server/account/sessions/session.store.ts";
import { readConfig } from "../../../src/server/config.ts";
import { createDocumentsStore } from "../../../src/server/documents/documents.store.ts";
import { createProfileStore } from "../../../src/server/profile/profile.store.ts";
import { buildServer } from "../../../src/server/start.ts";
import { createTrackerStore } from "../../../src/server/tracker/tracker.store.ts";
import { assistantEndpoints, type ChatReply } from "../../../src/shared/assistant/assistant.contract.ts";
import type { ProfileDocument } from "../../../src/shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../src/shared/profile/profile.rules.ts";
import { ensureDemonstrationIndex } from "../../../src/stand-ins/demonstration-jobs/demonstration-index.ts";
import { guideConversations } from "../../guide/guide-conversations.ts";
import { lowWorkFactors } from "../../low-work-factors.ts";

interface AskedThread {
  thread: string[];
  language?: string;
  profile?: boolean | Partial<ProfileDocument>;
  board?: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: "boolean", default: false },
    board: { type: "boolean", default: false },
    data: { type: "string", default: ".cache/guide-bench" },
  },
});
const [file] = positionals;
const entries: (string | string[] | AskedThread)[] = file
  ? JSON.parse(readFileSync(file, "utf8"))
  : guideConversations.map(({ said }) => said);
const conversations = entries.map(
  (entry): AskedThread => (typeof entry === "object" && "thread" in entry ? entry : { thread: [entry].flat() }),
);
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

async function person({ profile = values.profile, board = values.board }: AskedThread): Promise<string> {
  const id = randomUUID();
  await server.database
    .insert(user)
    .values({ id, name: "Anna Weber", email: `${id}@example.org`, emailVerified: true });
  if (profile)
    await createProfileStore(server.database).saveVersion(id, profile === true ? nurse() : profileOf(profile));
  if (board) await fillBoard(id);
  return sessions.open(id, { ip: "127.0.0.1", userAgent: "bench" });
}

function profileOf(named: Partial<ProfileDocument>): ProfileDocument {
  const empty = emptyProfile();
  return { ...empty, ...named, personal_details: { ...empty.personal_details, ...named.personal_details } };
}

function nurse(): ProfileDocument {
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
    const store = createTrackerStore(
      server.database,
      createDocumentsStore(server.database).setDeletedOfCards,
      () => new Date(Date.now() - ago * days),
    );
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
    .replace(/<br>|<\/strong>(?=<)/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/[ \t]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
for (const [at, conversation] of conversations.entries()) {
  const token = await person(conversation);
  const session = `session${randomUUID().replaceAll("-", "")}`;
  console.log(`\n=== ${at + 1}${conversation.language ? ` (${conversation.language})` : ""}`);
  for (const message of conversation.thread) {
    const { response, actions = [], left_out = [] } = await say(token, session, message);
    console.log(`\n> ${message}\n${textOf(response)}`);
    const lineOf = (action: (typeof actions)[number]) => (action.kind === "say" && action.under) || "";
    for (const line of new Set(actions.map(lineOf))) {
      const labels = actions.filter((action) => lineOf(action) === line).map(({ label }) => label);
      console.log(`  ${line && `${line} `}[${labels.join("] [")}]`);
    }
    if (left_out.length > 0) console.log(`  LEFT OUT ${JSON.stringify(left_out)}`);
  }
}
await server.app.close();
