import { expect, it } from "vitest";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { type Fact, profileFacts } from "../truth.ts";
import { sentenceOf } from "./reason.ts";
import { judge } from "./verdict.ts";

const empty = emptyProfile();
const facts = new Map<string, Fact>([
  ...profileFacts({
    ...empty,
    personal_details: {
      ...empty.personal_details,
      name: "Ada Roe",
      languages_known: ["English (native)", "German (A2)"],
    },
    skills: [{ skill: "Excel" }, { skill: "Reading lift plans (not writing them)" }],
    certifications: [
      { certification_name: "Mobile crane card", certification_organization: "NOCN", certification_date: "2012" },
    ],
    professional_experience: [
      {
        ...{ company: "Blue Anchor", title: "Assistant Cook", location: "Leeds", from: "2015-03", to: "2019-06" },
        responsibilities: ["Cooked for up to 90 guests a day", "Helped in the cellar", "Cut waste from 20 % to 12 %"],
        notable_achievements: [],
      },
      {
        ...{ company: "Hilton", title: "Cook", location: "York", from: "2019-07", to: "" },
        responsibilities: ["Trained two apprentices"],
        notable_achievements: [],
      },
    ],
    education: [
      {
        institution: "York College",
        attendance: "2012 - 2014",
        degree_type: "BSc",
        specialization: "Nutrition",
        gpa: "",
      },
      { institution: "Leeds Beckett", attendance: "2025 - ", degree_type: "MSc", specialization: "Dietetics", gpa: "" },
    ],
  }),
  ["posting.title", { id: "posting.title", kind: "posting-title", section: "posting", entry: null, text: "Head Chef" }],
  [
    "posting.line",
    {
      id: "posting.line",
      kind: "posting-line",
      section: "posting",
      entry: null,
      text: "Molecular gastronomy and wine pairing",
    },
  ],
]);

const [first, second] = ["experience.0", "experience.1"];
const of = (entry: string) => [...facts.keys()].filter((id) => id.startsWith(`${entry}.`));
const judged = (text: string, cites: string[]) => judge(text, cites, { facts, today: "2026-11-23" });
const kinds = (text: string, cites: string[]) => judged(text, cites).reasons.map(({ kind }) => kind);

it.each([
  ["Cooked for up to 90 guests a day.", of(first)],
  ["trained two apprentices", of(second)],
  ["Trained 2 apprentices.", of(second)],
])("proves own words: %s", (text, cites) => {
  expect(judged(text, cites).verdict).toBe("proven");
});

it.each([
  ["amount", "Cooked for up to 900 guests a day", of(first)],
  ["amount", "Cooked for up to 90 guests a week", of(first)],
  ["amount", "Cooked for over 90 guests a day", of(first)],
  ["amount", "Cut waste by 20 %", of(first)],
  ["amount", "Cut waste from 12 % to 20 %", of(first)],
  ["date", "Since May 2019, I have worked at Hilton.", of(second)],
  ["ended", "I currently work at Blue Anchor.", of(first)],
  ["ended", "I currently look after 90 guests at Blue Anchor.", of(first)],
  ["duration", "I spent nine years at Blue Anchor.", of(first)],
  ["name", "Trained two apprentices in Jira", of(second)],
  ["title", "I worked as a cook at Blue Anchor.", of(first)],
  ["title", "I was Head Chef at Hilton.", of(second)],
  ["leading", "I led the cellar team.", of(first)],
  ["award", "I won an award for my training.", of(second)],
  ["degree", "I hold a PhD in Nutrition.", of("education.0")],
  ["unfinished", "I hold an MSc in Dietetics.", of("education.1")],
  ["level", "I speak fluent German.", ["person.language.0", "person.language.1"]],
  ["level", "English (A2), German (native)", ["person.language.0", "person.language.1"]],
  ["posting", "I cook by molecular gastronomy.", of(second)],
  ["entry", "At Hilton, I helped in the cellar and cut waste.", [...of(first), ...of(second)]],
  ["entry", "At Blue Anchor I trained two apprentices.", of(second)],
  ["credential", "I hold a crawler crane card.", of("certification.0")],
  ["denied", "I am used to writing lift plans.", ["person.skill.1"]],
  ["hidden", "Trained two apprentic\u0435s", of(second)],
  ["length", "Trained ".repeat(300), of(second)],
])("refuses what the facts do not hold: %s, %s", (kind, text, cites) => {
  expect(judged(text, cites).verdict).toBe("refused");
  expect(kinds(text, cites)).toContain(kind);
});

it.each([
  ["limiter", "I cooked for 90 guests a day.", of(first)],
  ["calculated", "I cut waste by 8 %.", [`${first}.statement.2`]],
  ["calculated", "I spent four years at Blue Anchor.", ["experience.0.from"]],
  ["praise", "I trained two outstanding apprentices.", [`${second}.statement.0`]],
  ["posting-word", "I trained two apprentices in gastronomy.", of(second)],
  ["cause", "I trained two apprentices by example.", of(second)],
  ["rewording", "I taught the two apprentices.", [`${second}.statement.0`]],
])("asks one thing first: %s, %s", (kind, text, cites) => {
  const { verdict, reasons } = judged(text, cites);
  expect([verdict, reasons[0]?.kind]).toEqual(["confirm", kind]);
  expect(reasons[0] && sentenceOf(reasons[0])).toMatch(/\?$/);
});

/** What is judged of one job with one statement. */
function judgedOf(statement: string, text: string) {
  const job = { company: "Kestrel", title: "Clerk", location: "Hull", from: "2018-02", to: "" };
  const own = profileFacts({
    ...empty,
    professional_experience: [{ ...job, responsibilities: [statement], notable_achievements: [] }],
  });
  return judge(text, [...own.keys()], { facts: own, today: "2026-11-23" });
}

it.each([
  ["amount", "Roster 9 pilots over 3 watches", "I roster 12 pilots over three watches."],
  ["title", "Kept the minutes for the office manager", "As Office Manager at Kestrel I kept the minutes."],
  ["title", "Drafts signed by the quality manager", "I was Quality Manager at Kestrel."],
  ["title", "Acting Supervisor April to August 2024", "I was Supervisor at Kestrel."],
  ["award", "Silver medal of the Hull bakers", "I won the gold medal of the Hull bakers."],
  ["credential", "Second author of a paper on bread", "First author of a paper on bread."],
  ["title", "Helped the head clerk with the minutes", "As Head Clerk at Kestrel, I write the minutes."],
  ["title", "Helped the team leader with the minutes", "Team Leader, Kestrel, since February 2018."],
  ["rank", "Helped with the minutes", "I write the manager's minutes."],
  ["amount", "Took in about 112 dogs", "I took in more than 110 dogs."],
  ["amount", "14 of 16 apprentices passed", "Three apprentices did not pass."],
  ["amount", "Served 340 guests on 4 evenings", "On average, 95 guests came each evening."],
  ["amount", "Grew the list from 1,200 to 4,800 readers", "I tripled the list."],
  ["amount", "Cut the queue from 40 to 25 minutes", "I cut the queue by 25 minutes."],
  ["amount", "Coach for 3 student nurses, two of whom have qualified", "I am coach for 5 student nurses."],
  ["amount", "Pruning days, 2 a year, 25 guests each", "I hold two pruning days a month."],
  ["date", "Moved to the new depot in April 2016", "In the autumn of 2016 I moved to the new depot."],
  ["date", "Moved to the new depot in spring 2016", "In late 2016 I moved to the new depot."],
  ["title", "Helped with the minutes", "Since February 2018 I was Registrar at Kestrel."],
  ["duration", "Treasurer from 2015 to 2019", "I was treasurer for seven years."],
  ["leading", "Took part in the audit", "I led the audit."],
  ["leading", "Team of five, led by Ada Gascon", "I led a team of five people."],
  ["name", "Helped restore the window at St Teilo's", "I helped restore the window at St Tysilio's."],
])("refuses %s: %s, %s", (kind, statement, text) => {
  const { verdict, reasons } = judgedOf(statement, text);
  expect([verdict, reasons.map((reason) => reason.kind)]).toEqual(["refused", expect.arrayContaining([kind])]);
});

it.each([
  ["6 orderlies and 1 assistant supervised", "I supervise seven people."],
  ["Kalkulation für Hotels, Aufträge von 2 bis 70 T€", "Kalkulation für Hotels, Aufträge zwischen 2.000 und 70.000 €."],
  ["roughly 14/mth in 2020", "I made fourteen corrections a month in 2020."],
  ["10 night calls each week", "For eight years I have answered night calls at Kestrel, 10 each week."],
  ["Reports, 3 a month", "I write about 36 reports a year."],
  ["58 jobs in 9 days", "We did 58 jobs in nine days, more than six a day."],
  ["Took in 112 dogs in one week", "I took in more than 110 dogs in a week."],
  ["Team of two, 8 assistants supervised", "There I supervised as clerk eight kitchen assistants."],
  ["Runner-up, Borough Kitchen of the Year 2016", "I worked first in Hull, at Kestrel."],
  ["Closed 380 tickets", "I closed more than 350 tickets."],
  ["Answered about 60 calls a day", "I answered around 300 calls a week."],
  ["Moved to the new depot in April 2016", "In the spring of 2016 I moved to the new depot."],
  ["Three buildings wired, 64 doors checked, 41 of them new", "Nearly two thirds of the doors are new."],
  ["Accuracy up from 94.5 % to 98.8 %", "Accuracy rose to almost 99 %."],
  ["430 guests a month", "I look after four hundred and thirty guests a month."],
  ["Found three more errors than two colleagues", "Together with two other colleagues I found errors."],
  ["Team of 9 analysts", "With eight other analysts I formed the team."],
  ["No objections in the audits 2021, 2022 and 2023", "Three audits in a row raised no objection."],
  ["Fairs in Cologne and Lyon", "I looked after two fairs."],
  ["Fui el único fisioterapeuta de la residencia", "Único fisioterapeuta en Kestrel."],
  ["Donnerstags beim Singkreis geholfen, den Mechthild leitete", "Donnerstags half ich Mechthild beim Singkreis."],
  ["Aidé Sandrine Poirier pour le plan du parc", "J'ai aidé Mme Poirier pour le plan du parc."],
  ["Satisfaction 99.4 %, 3 jr", "For three years satisfaction stood at 99.4."],
  ["4 nights, ward of 28", "I worked four nights a week on a ward of 28 beds."],
  ["Took 38 women from booking to discharge", "I looked after more than 38 women."],
  ["20-odd site visits", "I made about twenty site visits a year."],
  ["Budget TEUR 65", "I kept to a budget of 65,000 €."],
  ["38 Wochenstunden", "Ich arbeitete 38 Stunden in der Woche."],
  ["Lager mit 1.500 m2", "Das Lager hatte 1.500 Quadratmeter."],
  ["Veranos del 22 y 23 en recepción", "En los veranos de 2022 y 2023 trabajé en recepción."],
  ["Blutabnahme ca. 30 täglich", "Ich habe täglich etwa 30 Patienten Blut abgenommen."],
  ["Line mgr for 46 drivers", "I am line manager for 46 drivers."],
  ["Bachelor angefangen (Fernstudium)", "Im Fernstudium habe ich mit Ziel Bachelor angefangen."],
])("asks, and does not refuse: %s, %s", (statement, text) => {
  expect(judgedOf(statement, text)).toMatchObject({ verdict: "confirm" });
});

it.each([
  ["Ran 12 workshops in 2022 and 15 in 2023", "I ran 27 workshops.", "12 + 15"],
  ["Costs down from $4,100 to $2,700 a month", "That saves $16,800 a year.", "4,100 USD − 2,700 USD"],
  ["Reduced waste from 8% to 6%", "I reduced waste by a quarter.", "8 % / 6 %"],
  ["Raised £8,400 from 42 donors", "I raised £200 a donor on average.", "8,400 GBP / 42"],
  ["Runtime from 5 hours to 90 minutes", "The runtime is three and a half hours shorter.", "5 hour − 90 minute"],
  ["Booklet, 3,000 copies sold at 2 €", "The booklet brought in 6,000 €.", "3,000 × 2 EUR"],
  ["5 nurses and 3 assistants trained", "I trained 5 nurses and 3 assistants, eight people.", "5 + 3"],
  ["Audits from March 2014 to March 2019", "I did audits for five years.", "2014-03 – 2019-03"],
])("shows how a number is made: %s, %s", (statement, text, how) => {
  const { verdict, reasons } = judgedOf(statement, text);
  const calculated = reasons.find(({ kind }) => kind === "calculated");
  expect([verdict, calculated && sentenceOf(calculated)]).toEqual(["confirm", expect.stringContaining(how)]);
});

/** Of one job, with a skill and a certificate that name makers of programs. */
function judgementAtWork(text: string, statement: string) {
  const job = { company: "Kestrel", title: "Clerk", location: "Hull", from: "2018-02", to: "" };
  const own = profileFacts({
    ...empty,
    skills: [{ skill: "Google Cloud" }, { skill: "Oracle" }],
    certifications: [
      { certification_name: "Azure", certification_organization: "Microsoft", certification_date: "2020" },
    ],
    professional_experience: [{ ...job, responsibilities: [statement], notable_achievements: [] }],
  });
  return judge(text, [...own.keys()], { facts: own, today: "2026-11-23" });
}

const judgedAtWork = (text: string, statement: string) => judgementAtWork(text, statement).verdict;

it.each([
  ["I mentored two interns at Google.", "Mentored two interns"],
  ["I mentored two interns at Oracle.", "Mentored two interns"],
  ["I mentored two interns at Microsoft who came back.", "Mentored two interns"],
  ["I moved the files at Google.", "Moved the files to Google Drive"],
  ["J'ai formé deux apprentis chez Google.", "Formé deux apprentis pour la maison"],
  ["Debitoren und Kreditoren bei Microsoft gebucht.", "Debitoren und Kreditoren gebucht"],
])("refuses an employer whose name only a program, a skill or a certificate has: %s", (text, statement) => {
  expect(judgedAtWork(text, statement)).toBe("refused");
});

it.each([
  ["I fitted the boilers at Bosch.", "Fitted boilers for Bosch, on site"],
  ["I keep the minutes at Kestrel.", "Kept the minutes"],
  ["Mentored student nurses at Kestrel", "Mentored student nurses"],
  ["Ich habe bei Krankheit und bei Aufträgen geholfen.", "Geholfen bei der Arbeit"],
  ["Ich half bei Bedarf im Labor.", "Im Labor geholfen"],
  ["Ich half beim Empfang.", "Am Empfang geholfen"],
  ["Ich half bei Montage und Verkauf.", "Geholfen bei der Arbeit"],
  ["Ich trainierte bei Wind und Wetter.", "Trainiert"],
  ["Bei Siemens habe ich Debitoren gebucht.", "Debitoren und die Kreditoren gebucht"],
])("asks where the facts name the employer, or nobody is named: %s", (text, statement) => {
  expect(judgedAtWork(text, statement)).toBe("confirm");
});

it("asks whether a German noun is an employer, and says which", () => {
  const { reasons } = judgementAtWork(
    "Bei Siemens habe ich Debitoren gebucht.",
    "Debitoren und die Kreditoren gebucht",
  );
  expect(reasons[0]).toEqual({ kind: "employer", found: "Siemens" });
});

it("leaves to the posting what is said of it", () => {
  const { verdict } = judged(
    "You are looking for a pair of hands, with a second kitchen in Carlisle to follow.",
    of(second),
  );
  expect(verdict).toBe("confirm");
});

it("leaves to the reader what is called theirs", () => {
  const { verdict } = judged("My English is ready for your molecular gastronomy.", ["person.language.0"]);
  expect(verdict).toBe("confirm");
});

it("lets an application name the job", () => {
  expect(judged("I am applying for the position of Head Chef.", ["posting.title"]).verdict).toBe("confirm");
});

it("proves nothing of a job that has yet to begin", () => {
  expect(judge("Trained two apprentices", of(second), { facts, today: "2018-01-01" }).verdict).toBe("confirm");
});
