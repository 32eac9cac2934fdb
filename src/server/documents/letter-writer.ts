import { headline, mostRelevant } from "./cv-writer.ts";
import { type LetterDocument, nothing, type Sentence } from "./document.ts";
import type { Fact, FactBase } from "./fact.ts";
import { longMonth } from "./fact-dates.ts";
import { entriesOf, type FactEntry, goesOn, latestFirst, personFactsOf, saying } from "./fact-reader.ts";
import { firstPerson } from "./first-person.ts";
import { type PostingAims, type Requirement, relevance } from "./posting-requirements.ts";

const mostPoints = 3;
const longestQuote = 110;

interface Evidence {
  requirement: Requirement;
  statement: Fact;
  job: FactEntry;
  strength: number;
}

/**
 * A letter that argues with the person's own facts: where a requirement and something they have done meet, the posting
 * is quoted as the posting's words and the profile answers in the person's. Requirements without an answer stay unsaid.
 */
export function writeLetter(facts: FactBase, aims: PostingAims, companyName: string, date: string): LetterDocument {
  const jobs = latestFirst(entriesOf(facts, "experience"));
  const evidence = strongestEvidence([...jobs, ...latestFirst(entriesOf(facts, "volunteer"))], aims);
  return {
    kind: "letter",
    name: saying(personFactsOf(facts, "name")[0]),
    headline: headline(facts, jobs),
    contacts: [...personFactsOf(facts, "place"), ...personFactsOf(facts, "contact")].map(saying),
    date,
    recipient: { text: companyName, facts: ["request.company"] },
    subject: { text: `Application for the position of ${aims.jobTitle}`, facts: ["posting.title"] },
    paragraphs: [
      opening(facts, jobs, aims, companyName),
      ...(evidence.length > 0 ? evidence.map(point) : [mainWork(jobs, aims)]),
      background(facts, aims),
      [{ text: "I would be glad to tell you more in a conversation.", facts: [] }],
    ].filter((paragraph) => paragraph.length > 0),
  };
}

function opening(facts: FactBase, jobs: FactEntry[], { jobTitle }: PostingAims, companyName: string): Sentence[] {
  const applying = {
    text: ended(`I am applying for the position of ${jobTitle} at ${companyName}`),
    facts: ["posting.title", "request.company"],
  };
  return [applying, presentWork(jobs[0]), ...spokenSummary(facts)].filter(({ text }) => text !== "");
}

/** A CV's summary is often no sentence; a letter takes only what the person says of themselves as "I". */
const spokenSummary = (facts: FactBase) =>
  personFactsOf(facts, "summary")
    .filter(({ text }) => /^(I|My)\b/.test(text))
    .slice(0, 2)
    .map(saying);

function presentWork(job: FactEntry | undefined): Sentence {
  const [title, organisation, from, to] = [
    job?.one("title"),
    job?.one("organisation"),
    job?.one("from"),
    job?.one("to"),
  ];
  if (!job || !title || !organisation) return nothing;
  const at = `${title.text} at ${organisation.text}`;
  const facts = [title.id, organisation.id];
  if (from && to && goesOn(job)) {
    return { text: `I have worked as ${at} since ${longMonth(from.text)}.`, facts: [...facts, from.id, to.id] };
  }
  if (!to?.text) return { text: ended(`My work: ${at}`), facts };
  return { text: `I worked as ${at} until ${longMonth(to.text)}.`, facts: [...facts, to.id] };
}

/** The best answer to each requirement; each is given once and the strongest come first. */
function strongestEvidence(jobs: FactEntry[], aims: PostingAims): Evidence[] {
  const all = aims.requirements
    .flatMap((requirement) =>
      jobs.flatMap((job) => job.all("statement").map((fact) => answer(requirement, fact, job, aims))),
    )
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
  const chosen: Evidence[] = [];
  for (const candidate of all) {
    const isNew = chosen.every(
      ({ requirement, statement }) => requirement !== candidate.requirement && statement !== candidate.statement,
    );
    if (isNew && chosen.length < mostPoints) chosen.push(candidate);
  }
  return chosen;
}

function answer(requirement: Requirement, statement: Fact, job: FactEntry, aims: PostingAims): Evidence {
  const shared = new Map([...requirement.terms].map((term) => [term, aims.weights.get(term) ?? 1]));
  return { requirement, statement, job, strength: relevance(statement.text, { weights: shared }) };
}

const introductions = ["Your posting asks for", "You also ask for", "Another point in your posting is"];

function point({ requirement, statement, job }: Evidence, index: number): Sentence[] {
  const quote = quoteOf(requirement, statement);
  return [{ text: `${introductions[index]} “${quote}”.`, facts: [requirement.id] }, ...didThere(statement, job)];
}

/** The part of a long line that the answer is about; always the posting's own letters. */
function quoteOf({ line, terms }: Requirement, statement: Fact): string {
  const whole = line.replace(/[.;,:\s]+$/, "");
  if (whole.length <= longestQuote) return whole;
  const weights = new Map([...terms].map((term) => [term, 1]));
  const spoken = new Map(
    [...weights].filter(([term]) => relevance(statement.text, { weights: new Map([[term, 1]]) }) > 0),
  );
  const [best = whole] = whole
    .split(/[,;:.()]\s+/)
    .map((part) => part.trim())
    .sort((a, b) => relevance(b, { weights: spoken }) - relevance(a, { weights: spoken }));
  return best;
}

function didThere(statement: Fact, job: FactEntry): Sentence[] {
  const [title, organisation, end] = [job.one("title"), job.one("organisation"), job.one("to")];
  if (!title || !organisation) return didAlone(statement, job);
  const facts = [title, organisation, statement, end].flatMap((fact) => fact?.id ?? []);
  const role = `${title.text} at ${organisation.text}`;
  const told = firstPerson(statement.text, goesOn(job));
  return [{ text: told ? `As ${role}, ${told}.` : `From my work as ${role}: ${ended(statement.text)}`, facts }];
}

/** Where the sentence before has named the job. */
function didAlone(statement: Fact, job: FactEntry): Sentence[] {
  const told = firstPerson(statement.text, goesOn(job));
  if (!told) return [saying(statement)];
  return [{ text: ended(told), facts: [statement, job.one("to")].flatMap((fact) => fact?.id ?? []) }];
}

const ended = (text: string) => (/[.!?。]$/.test(text) ? text : `${text}.`);

/** Without a requirement to answer, what the latest job was about; what can be told comes before what can be quoted. */
function mainWork([job]: FactEntry[], aims: PostingAims): Sentence[] {
  if (!job) return [];
  const statements = mostRelevant(job.all("statement"), aims);
  const told = statements.filter(({ text }) => firstPerson(text, goesOn(job)));
  const [first, second] = [...told, ...statements.filter((statement) => !told.includes(statement))];
  return [...(first ? didThere(first, job) : []), ...(second && told.includes(second) ? didAlone(second, job) : [])];
}

function background(facts: FactBase, aims: PostingAims): Sentence[] {
  const matching = personFactsOf(facts, "skill").filter(({ text }) => relevance(text, aims) > 0);
  const languages = personFactsOf(facts, "language").filter(({ text }) => relevance(text, aims) > 0);
  const sentences = [
    list("My skills include", mostRelevant(matching, aims).slice(0, 6)),
    study(entriesOf(facts, "education")[0]),
    list("I speak", languages),
  ];
  return sentences.filter(({ text }) => text !== "");
}

function study(entry: FactEntry | undefined): Sentence {
  const [degree, subject, school] = [entry?.one("degree"), entry?.one("subject"), entry?.one("organisation")];
  if (!degree || !school) return nothing;
  const title = subject ? `${degree.text} in ${subject.text}` : degree.text;
  return {
    text: ended(`My education: ${title}, ${school.text}`),
    facts: [degree, subject, school].flatMap((fact) => fact?.id ?? []),
  };
}

function list(introduction: string, facts: Fact[]): Sentence {
  if (facts.length === 0) return nothing;
  const items = new Intl.ListFormat("en").format(facts.map(({ text }) => text));
  return { text: ended(`${introduction} ${items}`), facts: facts.map(({ id }) => id) };
}
