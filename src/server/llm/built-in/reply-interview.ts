import { escapedText, linkTo, shortened } from "../../../engines/assistant/assistant.ts";
import type { PrepareInterviewOutput } from "../../../shared/assistant/assistant-tools.contract.ts";

const mostQuestions = 7;
const mostCards = 6;
/** Two spaces at the end of a line break it inside a list item. */
const hardBreak = "  \n   ";

type Requirement = NonNullable<PrepareInterviewOutput["preparation"]>["requirements"][number];

/** Likely questions from what the posting asks for, each with what the profile has to say, gaps named as gaps. */
export function interviewReply({ cards, preparation }: PrepareInterviewOutput, about: string): string {
  const [card] = cards;
  if (!card) return noCard(about);
  if (cards.length > 1) return whichCard(cards);
  const name = `${linkTo(escapedText(card.job_title), card.job_url)} at ${escapedText(card.company)}`;
  if (!preparation || preparation.requirements.length === 0) return unread(name);
  const questions = preparation.requirements.slice(0, mostQuestions);
  const said = questions.filter(({ verdict }) => verdict === "met" || verdict === "part").length;
  const verdict =
    said === questions.length
      ? "Your profile has something to say about each of them."
      : `Your profile answers ${said === 0 ? "none" : said} of ${questions.length}. Where it says nothing: if you have done it, tell of it and add it to your [profile](/profile), and I can quote you; if not, say so openly and how you would learn it.`;
  return [
    `Your interview for ${name}: expect questions about what the posting asks for. ${verdict}`,
    ...questions.map((requirement, index) => questionText(requirement, index)),
    "And have two questions of your own ready: what the first three months look like, and how the team works together.",
  ].join("\n\n");
}

function questionText({ line, kind, verdict, facts }: Requirement, index: number): string {
  const opening = verdict === "question" ? "Perhaps this" : "Your profile says";
  const answers = facts.map(
    ({ text, from }) =>
      `   - ${opening}: “${escapedText(shortened(text, 180))}”${from === "" ? "" : ` (${escapedText(from)})`}`,
  );
  const told = answers.length > 0 ? answers : [`   - ${untold[verdict]}`];
  return [`${index + 1}. **${escapedText(shortened(line, 160))}**${hardBreak}“${questionFor[kind]}”`, "", ...told].join(
    "\n",
  );
}

const untold: Record<Requirement["verdict"], string> = {
  met: "Your profile says this.",
  part: "Your profile says part of this.",
  question: "Your profile does not say this in so many words.",
  gap: "A gap: you said that you do not have this.",
  unjudged: "Only you can tell: have an example ready.",
};

const questionFor: Record<Requirement["kind"], string> = {
  years: "What have you done so far that fits this?",
  language: "How well do you speak and write it at work?",
  degree: "Do you hold it, and can you show it?",
  licence: "Do you hold it, and can you show it?",
  availability: "Does this suit you, and from when?",
  trait: "When has this counted in your work, and what did you do?",
  skill: "How have you used this, and for what?",
};

function noCard(about: string): string {
  const wanted =
    about === ""
      ? "There is no card on your [board](/jobtracking) to prepare for yet."
      : `No card on your [board](/jobtracking) names “${escapedText(about)}”.`;
  return `${wanted} Press **Apply** at an opening to put it there; then I go through its requirements with you, beside what your profile says.`;
}

function whichCard(cards: PrepareInterviewOutput["cards"]): string {
  const lines = cards
    .slice(0, mostCards)
    .map(
      (card) => `- ${linkTo(escapedText(card.job_title), card.job_url)}, ${escapedText(card.company)} (${card.status})`,
    );
  const more = cards.length > mostCards ? [`- and ${cards.length - mostCards} more`] : [];
  return [
    `Which one shall we prepare for? Say “prepare me for the interview at” and the company.`,
    [...lines, ...more].join("\n"),
  ].join("\n\n");
}

function unread(name: string): string {
  return `I found ${name} on your board, but I have not read what its posting asks for. Open its card on the [board](/jobtracking) and press **Generate Documents**: that reads the posting, and then I can prepare you from it.`;
}
