/**
 * What becomes of a good, an obedient and a lying model's sentences, and how often the person is asked, by the calls that the client makes.
 * `npm run bench:proposals` prints it for many people; here it is right or wrong for one.
 */
import { expect, it } from "vitest";
import { modelPolishing, modelSaying, type WritableSentence } from "../../../../tests/fakes/writing-models.ts";
import { createModelApp } from "../../../../tests/model-app.ts";
import { type FreshPerson, freshPeople } from "../../../../tests/truth/fresh-people.ts";
import { noteSentence } from "../../../engines/document-writing/polish/note-sentence.ts";
import { termsOf } from "../../../engines/text/text.ts";
import { entriesOf, type FactBase, goesOn } from "../../../engines/truth/truth.ts";
import {
  type DocumentChange,
  documentReviewEndpoints as endpoints,
  type Review,
  type ReviewedDocument,
} from "../../../shared/documents/document-review.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { polishEndpoints } from "../../../shared/wordings/polish.contract.ts";
import { wordingsEndpoints } from "../../../shared/wordings/wordings.contract.ts";

const { app, model } = await createModelApp({ TRUSTED_PROXIES: "127.0.0.1", DEMO: "1" });

/** One of five, so that all batches and languages are among them. */
const isBench = process.env.TRIAL_PEOPLE !== undefined;
const count = Number(process.env.TRIAL_PEOPLE ?? 1);
const everyone = freshPeople();
const people = everyone.filter((_, at) => at % 5 === Math.floor(at / 10)).slice(0, count);
const print = (line: string) => isBench && process.stdout.write(`${line}\n`);

type Posting = FreshPerson["posting"];
type SignedUp = Awaited<ReturnType<typeof signedUp>>;

let addresses = 0;

/** Each at an address of their own, for one address may not call without end. */
async function signedUp({ profile }: FreshPerson) {
  const { token } = await app.signUp(profile.personal_details.name || "Anna Weber");
  addresses += 1;
  const caller = { token, headers: { "x-forwarded-for": `192.0.${addresses >> 8}.${addresses & 255}` } };
  await app.call(profileEndpoints.saveVersion, { ...caller, body: { data: profile } });
  return caller;
}

/** Both documents for a posting, as they are reviewed. */
async function application(
  caller: SignedUp,
  posting: Posting,
  { answer }: Pick<ReturnType<typeof modelSaying>, "answer">,
) {
  model.answerWith();
  model.answerOtherwise(answer);
  const { title = "", company = "", text = "" } = posting ?? {};
  const url = `https://jobs.example/${encodeURIComponent(`${company} ${title}`)}`;
  const read = await app.call(documentsEndpoints.scrapeJob, { ...caller, body: { url, text, job_title: title } });
  const body = { job_id: read.reply.id, company_name: company };
  const cv = await app.call(documentsEndpoints.resume, { ...caller, body });
  const letter = await app.call(documentsEndpoints.coverLetter, { ...caller, body });
  expect([read.status, cv.status, letter.status]).toEqual([200, 200, 200]);
  return { cv: await reviewed(caller, cv.reply.id, "cv"), letter: await reviewed(caller, letter.reply.id, "letter") };
}

async function reviewed(caller: SignedUp, id: string, kind: "cv" | "letter") {
  return documentOf((await app.call(endpoints.review, { ...caller, body: { id } })).reply, kind);
}

function documentOf(review: Review, kind: "cv" | "letter"): ReviewedDocument {
  const document = review[kind];
  if (!document) throw new Error(`There is no ${kind}.`);
  return document;
}

const change = (caller: SignedUp, id: string, wanted: DocumentChange) =>
  app.call(endpoints.change, { ...caller, body: { id, change: wanted } });

const linesOf = ({ parts }: ReviewedDocument) =>
  parts.flatMap(({ blocks }) => blocks.flatMap(({ head, lines }) => [...head, ...lines]));

type Application = Awaited<ReturnType<typeof application>>;

const saidIn = ({ cv, letter }: Application) =>
  [cv, letter].flatMap((one) => linesOf(one).map(({ text }) => text)).join("\n");
const waitingIn = ({ cv, letter }: Application) => [cv, letter].flatMap(({ proposals }) => proposals);

/** Says yes to all that waits; how often that was. */
async function keepAll(person: SignedUp, made: Application): Promise<Application> {
  const kept = { ...made };
  for (const kind of ["cv", "letter"] as const)
    for (const { id } of made[kind].proposals) {
      const { status, reply } = await change(person, kept[kind].id, { what: "keep", proposal: id });
      if (status === 200) kept[kind] = documentOf(reply, kind);
      else print(`  keep: ${status} ${reply.message}`);
    }
  return kept;
}

const labelled = ({ sentences }: FreshPerson, label: string): WritableSentence[] =>
  sentences.filter((sentence) => sentence.label === label).map(({ text, cites }) => ({ text, facts: cites }));

/** "At Hilton, I trained two apprentices." of each line of a job; in other languages the line behind its employer. */
function obedient({ facts }: FreshPerson): WritableSentence[] {
  return entriesOf(facts, "experience").flatMap((job) => {
    const employer = job.one("organisation");
    return job.all("statement").map(({ id, text }) => {
      const said = noteSentence(text, goesOn(job));
      const beginning = said === undefined ? `${employer?.text}: ` : `At ${employer?.text}, `;
      return { text: `${beginning}${said ?? text}`, facts: [id, ...(employer ? [employer.id] : [])] };
    });
  });
}

/** Of a letter and a CV. */
const sentencesEach = isBench ? 12 : 5;

/** What becomes of the sentences that a model proposes, a letter and a CV at a time. */
async function trial(person: FreshPerson, sentences: WritableSentence[]) {
  const signed = await signedUp(person);
  const found = { proposed: 0, standing: 0, waiting: 0, standingAfterYes: 0 };
  for (let from = 0; from < (isBench ? sentences.length : 1); from += sentencesEach) {
    const saying = modelSaying(sentences.slice(from, from + sentencesEach), person.facts);
    const made = await application(signed, person.posting, saying);
    const [said, open] = [saidIn(made), waitingIn(made).map(({ text }) => text)];
    const after = isBench ? saidIn(await keepAll(signed, made)) : said;
    const texts = saying.proposed.map(({ text }) => text);
    found.proposed += texts.length;
    found.standing += texts.filter((text) => said.includes(text)).length;
    found.waiting += texts.filter((text) => open.includes(text) && !said.includes(text)).length;
    found.standingAfterYes += texts.filter((text) => after.includes(text)).length;
  }
  return found;
}

type Found = Awaited<ReturnType<typeof trial>>;

async function trials(name: string, sentencesOf: (person: FreshPerson) => WritableSentence[]): Promise<Found> {
  const sum = { proposed: 0, standing: 0, waiting: 0, standingAfterYes: 0 };
  for (const person of people) {
    const found = await trial(person, sentencesOf(person));
    for (const key of ["proposed", "standing", "waiting", "standingAfterYes"] as const) sum[key] += found[key];
  }
  const lost = sum.proposed - sum.standing - sum.waiting;
  print(
    `${name.padEnd(28)}${[sum.proposed, sum.standing, sum.waiting, lost].map((one) => String(one).padStart(10)).join("")}${((lost / sum.proposed) * 100).toFixed(1).padStart(8)} %${String(sum.standingAfterYes).padStart(12)}`,
  );
  return sum;
}

it("no lie of a model stands in a document, nor does a truth before the person has said yes", async () => {
  print(`\n${"sentences of a model that is".padEnd(28)}  proposed  standing   waiting      lost            after yes`);
  const hard = await trials("lying: hard lies", (person) => labelled(person, "hard lie"));
  const soft = isBench ? await trials("lying: soft lies", (person) => labelled(person, "soft lie")) : undefined;
  const good = await trials("good: truths", (person) => labelled(person, "truth"));
  if (isBench) await trials("obedient: own words", obedient);
  expect([hard.standing, soft?.standing ?? 0]).toEqual([0, 0]);
  expect(good.waiting).toBeGreaterThan(0);
});

/** A true sentence of the person's own where the letter says something of its facts, else behind the first line; what names the job stays. */
async function typed(person: SignedUp, letter: ReviewedDocument, { text, facts }: WritableSentence, own: FactBase) {
  const lines = linesOf(letter).filter(({ place, can_edit }) => can_edit && place.startsWith("paragraphs."));
  const isAbout = (id: string) => facts.includes(id) && own.get(id)?.kind === "statement";
  const line = lines.find((one) => one.facts.some(isAbout));
  const named = line?.facts
    .flatMap((id) => own.get(id) ?? [])
    .find(({ kind, text: name }) => kind === "organisation" && !text.includes(name));
  const said = named && line?.text.includes(named.text) ? `${named.text}: ${text}` : text;
  const place = line?.place ?? lines[0]?.place ?? "";
  return await change(person, letter.id, { what: line ? "edit" : "add", place, text: said });
}

it("true sentences that the person types can be kept", async () => {
  let [kept, all] = [0, 0];
  for (const person of people) {
    const signed = await signedUp(person);
    const { letter } = await application(signed, person.posting, modelSaying([], person.facts));
    let current = letter;
    for (const truth of labelled(person, "truth").slice(0, 2)) {
      const { status, reply } = await typed(signed, current, truth, person.facts);
      all += 1;
      if (status === 200) [kept, current] = [kept + 1, documentOf(reply, "letter")];
      else print(`  not kept: ${truth.text} (${reply.message})`);
    }
  }
  print(`\nof ${all} true sentences that were typed ${kept} were kept`);
  expect(kept).toBeGreaterThanOrEqual(0);
});

/** The truths in the order in which a posting wants them. */
function forPosting(truths: WritableSentence[], posting: Posting): WritableSentence[] {
  const wanted = termsOf(`${posting?.title} ${posting?.text}`);
  const shared = ({ text }: WritableSentence) => [...termsOf(text)].filter((term) => wanted.has(term)).length;
  return [...truths].sort((one, other) => shared(other) - shared(one));
}

it("who has polished the profile decides on little with each application", async () => {
  print(`\n${"decisions of one person".padEnd(28)}     cards     first    second     third`);
  const same = people.filter(({ language }) => language === "en");
  for (const person of same) {
    const others = everyone.filter((other) => other.language === person.language && other !== person);
    const postings = [person.posting, ...others.slice(0, 2).map(({ posting }) => posting)];
    const truths = labelled(person, "truth");
    const caller = await signedUp(person);
    model.answerWith();
    model.answerOtherwise(await modelPolishing(truths, person.facts));
    const { cards } = (await app.call(polishEndpoints.propose, caller)).reply;
    for (const { text, language, origin, fact_key, fact } of cards) {
      const facts = [{ key: fact_key, text: fact.text }];
      const body = { text, language, origin, form: "sentence", facts };
      expect((await app.call(wordingsEndpoints.decide, { ...caller, body })).status).toBe(200);
    }
    const decisions: number[] = [];
    for (const posting of postings) {
      const made = await application(caller, posting, modelSaying(forPosting(truths, posting), person.facts));
      decisions.push(waitingIn(made).length);
      await keepAll(caller, made);
    }
    print(`${person.name.padEnd(28)}${[cards.length, ...decisions].map((one) => String(one).padStart(10)).join("")}`);
    expect(decisions[2]).toBeLessThanOrEqual(decisions[0] ?? 0);
  }
});
