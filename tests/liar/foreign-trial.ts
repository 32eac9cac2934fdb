import {
  profileLanguage,
  type Sentence,
  sentencesOf,
  writeCv,
  writeLetter,
} from "../../src/engines/document-writing/document-writing.ts";
import { postingFacts, targetPosting } from "../../src/engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../src/engines/truth/truth.ts";
import { checkSentence } from "../../src/server/documents/checker/sentence-checker.ts";
import { checkedCv, checkedLetter } from "../../src/server/documents/generation/checked-document.ts";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";
import type { Tried } from "./checker-trial.ts";
import type { ForeignTrade } from "./foreign-trade.ts";
import { foreignTrades } from "./foreign-trades.ts";
import { tongues } from "./tongues.ts";

type Said = Sentence & { kind: string };

const company = "Nordchem";
const [present, past] = [
  { from: "2019-03", to: "" },
  { from: "2014-09", to: "2018-11" },
];
const roleIds = (index: number) => ["title", "organisation", "from", "to"].map((kind) => `experience.${index}.${kind}`);
const studyIds = ["degree", "subject", "organisation", "period"].map((kind) => `education.0.${kind}`);
const bare = (text: string) => text.replace(/\.$/, "");

function factsOf(trade: ForeignTrade) {
  const empty = emptyProfile();
  const [degree_type, specialization, institution] = trade.degree;
  const job = (index: 0 | 1, time: { from: string; to: string }, lines: string[]) => ({
    ...time,
    title: trade.titles[index],
    company: trade.employers[index],
    location: "",
    notable_achievements: lines,
    responsibilities: [],
  });
  const own = profileFacts({
    ...empty,
    personal_details: { ...empty.personal_details, languages_known: trade.languages },
    profile_summary: trade.summary,
    professional_experience: [job(0, present, trade.statements), job(1, past, trade.earlier)],
    education: [{ institution, attendance: "2009 - 2013", degree_type, specialization, gpa: "" }],
    skills: trade.skills.map((skill) => ({ skill })),
  });
  const posting = { job_title: trade.posting.title, description: "", requirements: trade.posting.lines.join("\n") };
  const target = targetPosting(posting);
  const facts = new Map([...own, ...postingFacts(target, company).map((fact) => [fact.id, fact] as const)]);
  return { facts, target, language: profileLanguage(own) };
}

/** What is true of a trade's person, in their language. */
function truthsOf(trade: ForeignTrade): Said[] {
  const say = tongues[trade.language];
  const told = (kind: string, texts: string[], facts: string[]) => texts.map((text) => ({ kind, text, facts }));
  const list = new Intl.ListFormat(trade.language);
  const [[now, before], [here, there]] = [trade.titles, trade.employers];
  const works = [trade.statements, trade.earlier].flatMap((lines, index) =>
    lines.flatMap((line, at) => {
      const facts = [...roleIds(index), `experience.${index}.statement.${at}`];
      const [title = "", employer = ""] = [trade.titles[index], trade.employers[index]];
      const [first = ""] = lines;
      return [
        ...told("own words", [line, bare(line)], facts),
        ...told("statement in its job", say.trueOfWork(title, employer, line), facts),
        ...(at > 0
          ? told("two statements", say.trueOfWork(title, employer, `${bare(first)}; ${line}`), [
              ...facts,
              `experience.${index}.statement.0`,
            ])
          : []),
      ];
    }),
  );
  return [
    ...works,
    ...told("job", [...say.trueOfPresent(now, here, present.from), say.span(present.from, say.today)], roleIds(0)),
    ...told("job", say.trueOfPast(before, there, past.from, past.to), roleIds(1)),
    ...told("job", [say.span(past.from, say.month(past.to))], roleIds(1)),
    ...told(
      "skills",
      say.skills(list.format(trade.skills)),
      trade.skills.map((_, at) => `person.skill.${at}`),
    ),
    ...told(
      "languages",
      say.languages(trade.languages.join(", ")),
      trade.languages.map((_, at) => `person.language.${at}`),
    ),
    ...told("study", say.study(...trade.degree), studyIds),
    ...told("applying", say.applying(trade.posting.title, company), ["posting.title", "request.company"]),
    ...told("quoting", say.quoting(trade.posting.lines[0] ?? ""), ["posting.line.0"]),
  ];
}

const swaps: [kind: string, change: (text: string, trade: ForeignTrade) => string][] = [
  ["number", (text) => text.replace(/\d+/, (number) => String(Number(number) + 7))],
  ["magnitude", (text) => text.replace(/\d+/, (number) => `${number}0`)],
  ["digits of other scripts", (text) => text.replace(/\d/, "٧")],
  ["title", (text, { titles, envied }) => text.replace(titles[0], envied.title).replace(titles[1], envied.title)],
  [
    "employer",
    (text, { employers, envied }) =>
      text.replaceAll(employers[0], envied.employer).replaceAll(employers[1], envied.employer),
  ],
  [
    "title of another entry",
    (text, { titles: [now, before] }) => (text.includes(now) ? text.replace(now, before) : text.replace(before, now)),
  ],
  [
    "employer of another entry",
    (text, { employers: [here, there] }) =>
      text.includes(here) ? text.replace(here, there) : text.replace(there, here),
  ],
  ["date", (text) => text.replace(/\b20(1\d)\b/, (_, year) => `20${Number(year) - 3}`)],
  ["degree", (text, { degree, envied }) => text.replace(degree[0], envied.degree)],
  [
    "part raised",
    (text, { raised }) => raised.reduce((all, [from, to]) => (all === text ? text.replace(from, to) : all), text),
  ],
  ["homoglyphs", (text) => text.replace(/a/, "а")],
  ["hidden characters", (text) => text.replace(/e/, "e\u200b")],
  ["posting's line changed", (text) => text.replace(/([„«]\s?)/u, "$1Ich kann ")],
];

const numeric = /[\d٠-٩]/;

/** What a liar makes of it. */
function liesOf(trade: ForeignTrade, truths: Said[]): Said[] {
  const say = tongues[trade.language];
  const honest = new Set(truths.map(({ text }) => bare(text)));
  const own = truths.filter(({ facts }) => !facts[0]?.startsWith("posting"));
  const changed = truths.flatMap((truth) =>
    swaps.map(([kind, change]) => ({ ...truth, kind, text: change(truth.text, trade) })),
  );
  const added = own.flatMap(({ text, facts }) =>
    trade.wanted.flatMap((wanted) =>
      say.additions(wanted).map((more) => ({ kind: "something added", text: `${bare(text)} ${more}.`, facts })),
    ),
  );
  const all = [...roleIds(0), ...trade.statements.map((_, at) => `experience.0.statement.${at}`)];
  const invented = trade.wanted.flatMap((wanted) =>
    [all, [], ["posting.line.0"], ["person.skill.0"], ["person.summary.0"]].flatMap((facts) =>
      say.inventions(trade.titles[0], trade.employers[0], wanted).map((text) => ({ kind: "invention", text, facts })),
    ),
  );
  const times: Said[] = [
    ...say
      .trueOfPresent(trade.titles[1], trade.employers[1], past.from)
      .map((text) => ({ kind: "gone on", text, facts: roleIds(1) })),
    ...say
      .trueOfPast(trade.titles[0], trade.employers[0], present.from, "2021-05")
      .map((text) => ({ kind: "ended", text, facts: roleIds(0) })),
    { kind: "gone on", text: say.span(past.from, say.today), facts: roleIds(1) },
  ];
  const listed = say
    .skills([...trade.skills, trade.wanted[0]].join(", "))
    .map((text) => ({ kind: "skill of the posting", text, facts: trade.skills.map((_, at) => `person.skill.${at}`) }));
  const reworded = trade.statements.flatMap((line, at) =>
    [
      `I led ${line}`,
      `I was responsible for ${line}`,
      `Leading ${line}`,
      line.split(" ").slice(0, -2).join(" "),
      line.split(" ").slice(1).join(" "),
    ].map((text) => ({
      kind: "half in English, or cut",
      text,
      facts: [...roleIds(0), `experience.0.statement.${at}`],
    })),
  );
  const mixed = trade.earlier.flatMap((line, at) =>
    say.trueOfWork(trade.titles[0], trade.employers[0], line).map((text) => ({
      kind: "entries mixed",
      text,
      facts: [...roleIds(0), `experience.1.statement.${at}`],
    })),
  );
  return [...changed, ...added, ...invented, ...times, ...listed, ...reworded, ...mixed].filter(
    ({ text }) => !honest.has(bare(text)) && text !== "",
  );
}

/** The liar and the honest writer in German, French and Spanish. */
export function tryForeign(): { lies: Tried[]; truths: Tried[]; unsupported: Sentence[]; replaced: number } {
  const trials = foreignTrades.map((trade) => {
    const { facts, target, language } = factsOf(trade);
    const tried = (said: Said): Tried => ({
      ...said,
      isHard: numeric.test(said.text) || !/added|invention|raised|English/.test(said.kind),
      isHeld: false,
      passed: checkSentence(said, facts).supported,
    });
    const truths = truthsOf(trade);
    const [cv, letter] = [
      writeCv(facts, target, language),
      writeLetter(facts, target, company, "2026-11-21", language),
    ];
    const written = [...sentencesOf(cv), ...sentencesOf(letter)];
    const checked = [...sentencesOf(checkedCv(cv, facts)), ...sentencesOf(checkedLetter(letter, facts))];
    const isLie = (sentence: Sentence) => !checkSentence(sentence, facts).supported;
    return {
      truths: truths.map(tried),
      lies: liesOf(trade, truths).map(tried),
      unsupported: checked.filter(isLie),
      replaced: written.filter(isLie).length,
    };
  });
  return {
    lies: trials.flatMap(({ lies }) => lies),
    truths: trials.flatMap(({ truths }) => truths),
    unsupported: trials.flatMap(({ unsupported }) => unsupported),
    replaced: trials.reduce((sum, { replaced }) => sum + replaced, 0),
  };
}
