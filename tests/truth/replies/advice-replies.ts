import { type LabelledReply, nordchem, pastedPosting } from "./labelled-reply.ts";

export const adviceReplies: LabelledReply[] = [
  {
    name: "advice in a list",
    asked: ["How do I follow up after an interview?"],
    markdown: `Here is what works:

- Send a thank-you mail **within 24 hours**.
- Keep it to 3 or 4 sentences; recruiters read a mail for about 7 seconds.
- Name one thing you talked about, e.g. "the new reactor".
- If you hear nothing for 10 days, ask once more.`,
    lies: [],
  },
  {
    name: "a tip in a block quote",
    asked: ["Any tips for my CV?"],
    markdown: `Two pages are plenty.

> **Tip:** Use 3 to 5 bullet points a job and send it as a PDF. Many companies run it through Workday or SAP SuccessFactors.

Your experience at Kernwerk should come first.`,
    lies: [],
  },
  {
    name: "the assistant speaks of itself",
    asked: ["Find me jobs in Hamburg"],
    openings: [nordchem],
    markdown: `I found 12 openings in Hamburg and looked through 3 pages. I can narrow them down to those above €75,000.

**Lead Process Engineer**, Nordchem, Hamburg, €80,000 [Apply](https://jobs.example/1)`,
    lies: [],
  },
  {
    name: "questions of an interviewer",
    asked: ["Which questions will they ask?"],
    markdown: `Expect these:

1. “Why do you want to leave Kernwerk after seven years?”
2. “How have you handled a budget of 2 million euros?”
3. "Tell me about a conflict in a team of 10."

> Where do you see yourself in 5 years?`,
    lies: [],
  },
  {
    name: "lines of a posting quoted",
    asked: [pastedPosting, "What does it ask for?"],
    markdown: `The hard requirements are:

> PhD in chemistry or process technology

> You have led at least 80 people

Your MSc from AGH University does not meet the first; say openly that you have no PhD.`,
    lies: [],
  },
  {
    name: "a template with gaps to fill",
    asked: ["Give me a template for a mail to a recruiter"],
    markdown: `> Dear [name],
>
> I saw your opening for [title] and I would like to hear more. I have [number] years of experience in [field].
>
> Best regards,
> [your name]`,
    lies: [],
  },
  {
    name: "what a method looks like",
    asked: ["How does STAR work?"],
    markdown: `Situation, Task, Action, Result. Spend 20 % of the time on the first two and 60 % on what you did. Two minutes are enough.

\`\`\`
Situation: one sentence
Task: one sentence
Action: three sentences
Result: one number
\`\`\``,
    lies: [],
  },
];
