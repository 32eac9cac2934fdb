/** `npm run -s match -- FILE`: what a posting asks for and what a profile says to it, as JSON. What is wrong with the file goes to stderr. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { pastedPosting } from "../src/engines/posting-reading/posting-reading.ts";
import { matchRequirements, readRequirements } from "../src/engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../src/engines/truth/truth.ts";
import type { RequirementVerdict } from "../src/shared/matching/requirement-match.contract.ts";
import { storedProfile } from "../src/shared/profile/profile.contract.ts";
import { filledBy } from "../src/shared/profile/profile-filling.rules.ts";

const matchedFile = z.object({
  profile: z.preprocess((content) => filledBy(storedProfile, content), storedProfile),
  posting: z.object({ title: z.string().default(""), company: z.string().default(""), text: z.string() }),
});

function factIdsOf(verdict: RequirementVerdict): string[] {
  if (verdict.is === "met" || verdict.is === "part") return verdict.facts;
  return verdict.is === "question" && verdict.candidate !== null ? [verdict.candidate] : [];
}

try {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error("Name a file: npm run -s match -- FILE");
  const file = matchedFile.safeParse(JSON.parse(readFileSync(path, "utf8").replace(/^\ufeff/, "")));
  if (!file.success) throw new Error(`The file has another shape:\n${z.prettifyError(file.error)}`);
  const { profile, posting } = file.data;
  const facts = profileFacts(profile);
  const asked = readRequirements(pastedPosting(posting.text, posting.title));
  const context = { today: new Date().toISOString().slice(0, 7), jobTitle: posting.title };
  const matched = matchRequirements(asked, facts.values(), context).map(({ requirement, verdict }) => ({
    text: requirement.text,
    kind: requirement.kind,
    must: requirement.must,
    lang: requirement.lang,
    term_key: requirement.term_key,
    verdict: verdict.is,
    facts: factIdsOf(verdict).map((id) => ({ id, text: facts.get(id)?.text ?? "" })),
    ...(verdict.is === "met" && { how: verdict.how, have: verdict.have }),
    ...(verdict.is === "part" && { missing: verdict.missing }),
    question:
      verdict.is === "question"
        ? {
            candidate: verdict.candidate === null ? null : (facts.get(verdict.candidate)?.text ?? null),
            jobs: verdict.jobs.map((id) => facts.get(id)?.text ?? ""),
            prefill: verdict.prefill,
          }
        : null,
  }));
  process.stdout.write(`${JSON.stringify(matched, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
