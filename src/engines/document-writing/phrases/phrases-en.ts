import { monthWriter, namesJob } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { employerBehind } from "./employer-names.ts";
import { studyIn } from "./study-names.ts";

/** As it is spoken: "an HR generalist", "a unit manager", "an MSc", "an 8-hour shift". */
const vowelFirst =
  /^(?:[AEFHILMNORSX](?:(?=[\p{Lu}-])|\.|$)|M(?:Sc|Eng|Phil|Ed)|(?![Ee]u|[Oo]n(?:e|ce)(?!\p{L}))[aeioAEIO](?=\p{Ll})|[Hh](?:our|onest|onou?r|eir)|[uU](?!ni|se|ti)\p{Ll}|8|1[18](?!\d))/u;

export const indefiniteArticle = (text: string): string => (vowelFirst.test(text) ? "an" : "a");

const trade =
  /(?:er|or|ist|ian|ant|man|woman|nurse|chef|cook|clerk|analyst|architect|graduate|student|executive|operative)$/i;

/** Whether it is what one person is: "Bench joiner". */
export const namesTrade = (title: string): boolean => namesJob(title) || trade.test(title);

/** "a Bench joiner at Calder Vale Joinery"; what is no one's name stays as it is: "Sales", "Odd jobs". */
function inPost(role: string): string {
  const [title = ""] = role.split(/ (?:at |\()|[;,]/);
  return namesTrade(title) && !/(?<!es)s$/i.test(title) ? `${indefiniteArticle(role)} ${role}` : role;
}

/** "the Village of Carlow Falls", "the U.S. Army": a kind of public body, and a state's forces. */
const withArticle =
  /^(?:University|Department|Ministry|Museum|College|Institute|Council|City|Church|Village|Town|County|Borough|Isle) of |^(?:U\.?S\.?|United States|British|Royal|Irish|Canadian|Australian|Indian|Salvation) (?:Army|Navy|Air Force|Marine Corps|Marines|Coast Guard)$/;
const at = (employer: string): string => (withArticle.test(employer) ? `at the ${employer}` : `at ${employer}`);

const month = monthWriter("en");

export const englishPhrases: DocumentPhrases = {
  locale: "en-GB",
  region: "GB",
  names: { cv: "CV", letter: "Cover Letter" },
  headings: {
    summary: "Summary",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    certifications: "Certifications",
    volunteer: "Volunteering",
    training: "Training",
    publications: "Publications",
    languages: "Languages",
    references: "References",
  },
  month: monthWriter("en", "short"),
  present: "Present",
  grade: (grade) => `Grade: ${grade}`,
  notCompleted: "not completed",
  topics: (list) => `Topics: ${list}`,
  salutation: "Dear Hiring Team,",
  closing: "Yours sincerely,",
  subject: (title) => `Application for the position of ${title}`,
  applying: (title, company) => `I am applying for the position of ${title} ${at(company)}.`,
  brings: (experience) => `I bring ${experience}.`,
  asPost: (title) => `as ${inPost(title)}`,
  experience: (years, posts) => `${years} years of experience ${posts}`,
  iAm: (trade) => `I am ${indefiniteArticle(trade)} ${trade}`,
  atEmployer: (employer) => (withArticle.test(employer) ? at(employer) : employerBehind(at)(employer)),
  worksAs: (role, from) => `Since ${month(from)} I have worked as ${inPost(role)}`,
  workedAs: (role, from, to, isBefore) =>
    `${isBefore ? "Before that, from" : "From"} ${month(from)} to ${month(to)}, I worked as ${inPost(role)}`,
  holds: (list, isOne) => `I bring the following ${isOne ? "qualification" : "qualifications"}: ${list}`,
  studyOf: studyIn("in"),
  skillsAre: (list, isOne) => `I also bring the following ${isOne ? "skill" : "skills"}: ${list}`,
  examples: "Examples from my work:",
  asksPay: (pay) => `My salary expectation is ${pay}.`,
  startsFrom: (date) => `I can start from ${date}.`,
  noticeIs: (period) => `My notice period is ${period}.`,
  because: [/^because (?!of )/i, "I am applying"],
  conversation: "I would be glad to tell you more in a conversation.",
  thanks: ["Thank you for considering my application."],
  ownVoice: /^(I|My)\b/,
  subjectless: [/^(?:Am|Have|Can|Could|Would|Might|Love|Like|Enjoy|Know|Speak|Work) /, "I"],
  wishes: [
    [/^(Looking|Seeking|Hoping) /, "I am"],
    [/^(Would|Want) /, "I"],
  ],
};
