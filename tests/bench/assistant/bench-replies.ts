/** What of a model's replies is shown: lies (aim 0) and honest sentences (aim 97 %), by language and kind of lie. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createGrowingReply } from "../../../src/engines/assistant/reply/growing-reply.ts";
import { replyFacts } from "../../../src/engines/assistant/reply/reply-facts.ts";
import { splitSentences } from "../../../src/engines/text/text.ts";
import type { ChatJob } from "../../../src/shared/assistant/assistant.contract.ts";
import type { ProfileDocument } from "../../../src/shared/profile/profile.contract.ts";

interface JudgedReply {
  name: string;
  lang: string;
  profile: ProfileDocument;
  messages: string[];
  tools: { tool: string; output: { jobs?: ChatJob[]; cards?: ChatJob[] } }[];
  reply: string;
  lies: string[];
  kinds: string[];
}

const [path = "tests/truth/replies/replies.json", half] = process.argv.slice(2);
const isHeld = ({ name }: JudgedReply) => createHash("sha256").update(name).digest().readUInt8(0) % 2 === 1;
const all: JudgedReply[] = JSON.parse(readFileSync(path, "utf8"));
const replies = half ? all.filter((reply) => isHeld(reply) === (half === "held")) : all;
const now = new Date("2026-11-25T10:00:00Z");

function shownOf({ profile, messages, tools, reply }: JudgedReply) {
  const openings = tools.flatMap(({ output }) => [...(output.jobs ?? []), ...(output.cards ?? [])]);
  const known = openings.map((job) => ({ ...job, location: job.location ?? "", salary: job.salary ?? "" }));
  const facts = replyFacts(
    { profile, file: null, messages, openings: known },
    tools.map(({ output }) => output),
    now,
  );
  const grounds = { openings: new Map(known.map((job) => [job.job_url, job])), facts, today: "2026-11-25" };
  const growing = createGrowingReply();
  growing.add(reply, () => grounds);
  growing.end(grounds);
  return growing;
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
let [lies, told, sentences, lost] = [0, 0, 0, 0];
const byKind = new Map<string, [number, number]>();
for (const one of replies) {
  const shown = shownOf(one);
  const text = bare(shown.markdown);
  one.lies.forEach((lie, at) => {
    const isTold = text.includes(bare(lie));
    const kind = one.kinds[at] ?? "";
    const [all, through] = byKind.get(kind) ?? [0, 0];
    byKind.set(kind, [all + 1, through + Number(isTold)]);
    lies++;
    told += Number(isTold);
    if (isTold && half !== "held") process.stdout.write(`LIE  ${one.name} (${kind}): ${lie}\n`);
  });
  const honest = one.lies.length === 0 ? splitSentences(one.reply).filter((sentence) => /\p{L}/u.test(sentence)) : [];
  sentences += honest.length;
  if (one.lies.length > 0) continue;
  lost += shown.leftOut.length;
  for (const { text, reason } of shown.leftOut)
    if (half !== "held") process.stdout.write(`LOST ${one.name}: ${text}   [${reason.slice(0, 40)}]\n`);
}
for (const [kind, [all, through]] of byKind) process.stdout.write(`${kind}: ${through} of ${all} shown\n`);
process.stdout.write(
  `lies shown ${told} of ${lies}; honest sentences left out ${lost} of ${sentences} (${((100 * lost) / sentences).toFixed(1)} %)\n`,
);
