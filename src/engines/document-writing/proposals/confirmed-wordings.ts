import type { WordsForCompany } from "../../../shared/wordings/own-words.rules.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import { type FactBase, factsByKey, type Wording, type WordingLedger } from "../../truth/truth.ts";
import type { Sentence, WrittenDocument } from "../document.ts";
import type { KeptWordings } from "../kept-wordings.ts";
import type { OwnWordsOfLetter } from "../letter/said-words.ts";
import { withJoinedWording } from "../review/joined-wording.ts";
import type { Proposal } from "./proposals.ts";
import { withProposed } from "./proposed-sentence.ts";

/** What the person has confirmed in the document's language of one statement each: the writers put it in the statement's place. */
export function keptWordingsOf(ledger: WordingLedger, facts: FactBase, language: DocumentLanguage): KeptWordings {
  const byKey = factsByKey(facts);
  const ofForm = (form: Wording["form"]) =>
    new Map(
      ledger.valid
        .filter((wording) => wording.form === form && wording.language === language)
        .flatMap((wording): [string, Sentence][] => {
          const [statement, ...others] = statementsOf(wording, byKey);
          return statement && others.length === 0 ? [[statement.id, sentenceOfWording(wording, byKey)]] : [];
        }),
    );
  return { bullets: ofForm("bullet"), sentences: ofForm("sentence") };
}

type ByKey = ReturnType<typeof factsByKey>;

/** What a wording says; what it leans on beside it is not what it says. */
const statementsOf = ({ factKeys }: Wording, byKey: ByKey) =>
  factKeys.flatMap((key) => byKey.get(key) ?? []).filter(({ kind }) => kind === "statement");

const sentenceOfWording = ({ text, facts }: Wording, byKey: ByKey): Sentence => ({
  text,
  facts: facts.flatMap(({ key }) => byKey.get(key)?.id ?? []),
});

/** What the person has confirmed of several statements at once stands wherever the document says all of them. */
function withJoined<Written extends WrittenDocument>(
  content: Written,
  ledger: WordingLedger,
  facts: FactBase,
): Written {
  const byKey = factsByKey(facts);
  const form = content.kind === "letter" ? "sentence" : "bullet";
  return ledger.valid
    .filter((wording) => wording.form === form && wording.language === (content.language ?? "en"))
    .map((wording) => ({ ...sentenceOfWording(wording, byKey), statements: statementsOf(wording, byKey).length }))
    .filter(({ statements }) => statements > 1)
    .sort((one, other) => other.statements - one.statements)
    .reduce(
      (joined, { text, facts: cited }) =>
        withJoinedWording(joined, { text, facts: cited, isOfEntry: form === "bullet" }, facts),
      content,
    );
}

/** What the person says to this company, where it is in the letter's language. */
export function ownWordsOfLetter(
  said: WordsForCompany<{ text: string; language: string; question: string }>,
  language: DocumentLanguage,
): OwnWordsOfLetter {
  const textOf = (kind: "motive" | "availability") => (said[kind]?.language === language ? said[kind].text : undefined);
  const [motive, availability] = [textOf("motive"), textOf("availability")];
  const answers = said.answers.filter((answer) => answer.language === language);
  return {
    ...(motive && { motive }),
    ...(availability && { availability }),
    answers: new Map(answers.map(({ question, text }) => [question, text])),
  };
}

/** What was confirmed before stands in the document at once, what was declined or is worded otherwise by now is not asked, and the rest waits. */
export function withoutDecided<Written extends WrittenDocument>(
  written: { content: Written; proposals: Proposal[] },
  ledger: WordingLedger,
  facts: FactBase,
): { content: Written; proposals: Proposal[] } {
  let content = withJoined(written.content, ledger, facts);
  const kept = keptWordingsOf(ledger, facts, content.language ?? "en");
  const proposals = written.proposals.filter((proposal) => {
    const decision = ledger.decisionOn(proposal.text, keysOf(proposal.facts, facts));
    if (decision === "kept") content = withProposed(content, proposal, facts) ?? content;
    return decision === undefined && !isWorded(proposal, content, kept, facts);
  });
  return { content, proposals };
}

/** Whether the person has said already how each of its statements is worded there. A summary is written anew for each posting. */
function isWorded(
  { facts: cited, isOfEntry }: Proposal,
  { kind }: WrittenDocument,
  { sentences, bullets }: KeptWordings,
  facts: FactBase,
): boolean {
  const statements = cited.filter((id) => facts.get(id)?.kind === "statement");
  const kept = kind === "letter" ? sentences : bullets;
  return (kind === "letter" || isOfEntry) && statements.length > 0 && statements.every((id) => kept.has(id));
}

/** The permanent keys of a person's facts; what the posting says has none. */
const keysOf = (ids: readonly string[], facts: FactBase): string[] => ids.flatMap((id) => facts.get(id)?.key ?? []);
