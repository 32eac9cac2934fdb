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
  const gaps = questions.filter(({ facts }) => facts.length === 0).length;
  const verdict =
    gaps === 0
      ? "Your profile has something to say about each of them."
      : gaps === questions.length
        ? "Your [profile](/profile) answers none of them yet. If you have done such things, add them there, and I can quote you; if not, say so openly and how you would learn it."
        : `Your profile answers ${questions.length - gaps} of ${questions.length}. For a gap: if you have done it, tell of it and add it to your [profile](/profile); if not, say so openly and how you would learn it.`;
  return [
    `Your interview for ${name}: expect questions about what the posting asks for. ${verdict}`,
    ...questions.map((requirement, index) => questionText(requirement, index)),
    "And have two questions of your own ready: what the first three months look like, and how the team works together.",
  ].join("\n\n");
}

function questionText({ line, facts }: Requirement, index: number): string {
  const answers = facts.map(
    ({ text, from }) =>
      `   - Your profile says: “${escapedText(shortened(text, 180))}”${from === "" ? "" : ` (${escapedText(from)})`}`,
  );
  const told = answers.length > 0 ? answers : ["   - A gap: your profile says nothing about this."];
  return [`${index + 1}. **${escapedText(shortened(line, 160))}**${hardBreak}“${questionFor(line)}”`, "", ...told].join(
    "\n",
  );
}

/** The form of the question follows what kind of thing is asked for. */
function questionFor(line: string): string {
  if (/\d+\s*\+?\s*(?:years?|jahre|ans|años)|experience as|berufserfahrung|expérience|experiencia/i.test(line))
    return "What have you done so far that fits this?";
  if (
    /\b(?:english|german|french|spanish|language|deutsch|englisch|sprach|anglais|inglés|fluent|native|[abc][12])\b/i.test(
      line,
    )
  )
    return "How well do you speak and write it at work?";
  if (
    /licen[cs]e|registration|certificat|degree|diploma|qualification|approbation|examen|ausbildung|studium|diplôme|título|apprenticeship|training/i.test(
      line,
    )
  )
    return "Do you hold it, and can you show it?";
  if (/experience with|knowledge of|familiar|skills? in|kenntnisse|maîtrise|conocimiento|proficien/i.test(line))
    return "How have you used this, and for what?";
  return "When has this counted in your work, and what did you do?";
}

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
