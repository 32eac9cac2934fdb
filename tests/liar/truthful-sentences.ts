import type { Sentence } from "../../src/engines/document-writing/document-writing.ts";
import type { Pair, PairJob } from "./profile-posting-pair.ts";

export interface Truth extends Sentence {
  kind: string;
}

const months = "January February March April May June July August September October November December".split(" ");
const long = (yearMonth: string) => `${months[Number(yearMonth.slice(5)) - 1]} ${yearMonth.slice(0, 4)}`;
const short = (yearMonth: string) => `${months[Number(yearMonth.slice(5)) - 1]?.slice(0, 3)} ${yearMonth.slice(0, 4)}`;
const bare = (text: string) => text.replace(/\.$/, "");

/** As it stands within a sentence: "HR assistant". */
const lowered = (title: string) => title.replace(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

/** Kinds that were not looked at while the checker was built. */
export const heldTruths = new Set(["two statements", "study", "certificate", "statement at the employer", "skills"]);

/** What an honest writer says of a pair in other words than the profile's. */
export function truthsOf(pair: Pair): Truth[] {
  return [...pair.jobs.flatMap((job) => jobTruths(job, pair)), ...personTruths(pair)];
}

/** Titles, employers and times cited with a statement, so that a frame may name them. */
export const jobFacts = ({ id }: PairJob) =>
  ["title", "organisation", "place", "from", "to"].map((kind) => `${id}.${kind}`);

function jobTruths(job: PairJob, { random }: Pair): Truth[] {
  const own = jobFacts(job);
  const told = job.statements.flatMap(([, ...tellings], index) =>
    tellings.flatMap((telling): Truth[] => {
      const facts = [...own, `${job.id}.statement.${index}`];
      const isSubject = telling.startsWith("I ");
      const frame = random.pick([
        `As ${job.title} at ${job.employer}, `,
        `In my role as ${job.title}, `,
        `At ${job.employer}, `,
        `As a ${lowered(job.title)} at ${job.employer} in ${job.place}, `,
      ]);
      return [
        { kind: "statement", text: telling, facts },
        ...(isSubject ? [{ kind: "statement in its job", text: frame + telling, facts }] : []),
        ...(isSubject
          ? [{ kind: "statement at the employer", text: `${bare(telling)} at ${job.employer}.`, facts }]
          : []),
      ];
    }),
  );
  const roles = roleSentences(job).map((text) => ({ kind: "job", text, facts: own }));
  return [...told, ...roles, ...twoStatements(job, own)];
}

function roleSentences({ title, employer, place, from, to }: PairJob): string[] {
  if (to === "") {
    return [
      `I have been working as ${title} at ${employer} since ${long(from)}.`,
      `Since ${short(from)}, I have worked as ${lowered(title)} at ${employer}.`,
      `${title} at ${employer} (${short(from)} – present)`,
      `I currently work as a ${title} at ${employer} in ${place}.`,
      `I joined ${employer} in ${long(from)}.`,
    ];
  }
  return [
    `I worked as ${title} at ${employer} from ${long(from)} to ${short(to)}.`,
    `From ${long(from)} to ${long(to)}, I was ${title} at ${employer}.`,
    `${title}, ${employer}, ${place} (${short(from)} – ${short(to)})`,
    `I worked for ${employer} as a ${lowered(title)} until ${long(to)}.`,
    `Until ${to.slice(0, 4)}, I worked as ${title} at ${employer}.`,
  ];
}

function twoStatements({ id, statements }: PairJob, own: string[]): Truth[] {
  const spoken = statements.flatMap(([, ...tellings], index) => {
    const telling = tellings.find((text) => text.startsWith("I ") && !/^I (have|was|also)/.test(text));
    return telling ? [{ telling: bare(telling), fact: `${id}.statement.${index}` }] : [];
  });
  const [first, second] = spoken;
  if (!first || !second) return [];
  const facts = [...own, first.fact, second.fact];
  return [
    { kind: "two statements", text: `${first.telling}, and I ${second.telling.slice(2)}.`, facts },
    { kind: "two statements", text: `${second.telling} and ${first.telling.slice(2)}.`, facts },
  ];
}

function personTruths({ profile, trade }: Pair): Truth[] {
  const [, ...summaries] = trade.summary;
  const skills = profile.skills.map(({ skill }) => skill);
  const languages = profile.personal_details.languages_known;
  const ids = (kind: string, list: string[]) => list.map((_, index) => `person.${kind}.${index}`);
  const list = new Intl.ListFormat("en-GB");
  const [study] = profile.education;
  const studied = ["degree", "subject", "organisation", "period"].map((kind) => `education.0.${kind}`);
  const truths: Truth[] = [
    ...summaries.map((text) => ({ kind: "summary", text, facts: ["person.summary.0"] })),
    { kind: "skills", text: `I am skilled in ${list.format(skills)}.`, facts: ids("skill", skills) },
    { kind: "skills", text: `My skills include ${list.format([...skills].reverse())}.`, facts: ids("skill", skills) },
    { kind: "languages", text: `Languages: ${languages.join(", ")}`, facts: ids("language", languages) },
    { kind: "languages", text: `My languages are ${list.format(languages)}.`, facts: ids("language", languages) },
    ...profile.certifications.flatMap(({ certification_name: name, certification_organization: by }, index) => {
      const facts = ["title", "organisation", "year"].map((kind) => `certification.${index}.${kind}`);
      const year = profile.certifications[index]?.certification_date;
      return [
        { kind: "certificate", text: `I hold the certificate ${name} from ${by}.`, facts },
        { kind: "certificate", text: `${name} (${year})`, facts },
      ];
    }),
  ];
  if (!study) return truths;
  const { degree_type: degree, specialization: subject, institution, attendance } = study;
  const full = { MSc: "Master of Science", BSc: "Bachelor of Science", BA: "Bachelor of Arts" }[degree] ?? degree;
  return [
    ...truths,
    {
      kind: "study",
      text: `I studied ${subject} at ${institution} from ${attendance.replace(" - ", " to ")}.`,
      facts: studied,
    },
    { kind: "study", text: `I hold a ${full} in ${subject} from ${institution}.`, facts: studied },
    {
      kind: "study",
      text: `${degree} in ${subject}, ${institution}, ${attendance.replace(" - ", "–")}`,
      facts: studied,
    },
  ];
}
