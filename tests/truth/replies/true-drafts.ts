import { type LabelledReply, nordchem, pastedPosting } from "./labelled-reply.ts";

export const trueDrafts: LabelledReply[] = [
  {
    name: "a mail in a block quote",
    asked: ["Write a mail to Nordchem for the lead process engineer job"],
    openings: [nordchem],
    markdown: `Here is a draft:

> **Subject:** Application as Lead Process Engineer
>
> Dear hiring team,
>
> I am applying for the position of Lead Process Engineer at Nordchem. As Senior Process Engineer at Kernwerk Chemie GmbH, I cut solvent losses by 18 % over two years by re-sequencing the distillation columns. Before that I reduced batch time from 14 to 11 hours at Polska Farba.
>
> I would be glad to meet you in Hamburg.
>
> Kind regards,
> Zoë Łukasiewicz

Shall I make it shorter? I could cut it to 80 words.`,
    lies: [],
  },
  {
    name: "a mail without any mark",
    asked: ["Please write a thank-you mail to Ms Brandt, we spoke on 12 May about the new reactor in Stade"],
    markdown: `Subject: Thank you

Dear Ms Brandt,

Thank you for the conversation on 12 May. I enjoyed hearing about the new reactor in Stade, and I would like to bring in what I learned in HAZOP studies for three plants.

Best regards,
Zoë Łukasiewicz

Send it within 24 hours. I can also write one with 3 sentences.`,
    lies: [],
  },
  {
    name: "what the person has just said",
    asked: [
      "I have led 14 people since January and I can start on 1 March. I speak Spanish, too. Mail to a recruiter please",
    ],
    markdown: `> Hello,
>
> I lead 14 people and can start on 1 March. I speak Polish, German, English and Spanish.
>
> Zoë`,
    lies: [],
  },
  {
    name: "an answer for an interview",
    asked: ["How do I answer the question about my biggest success?"],
    markdown: `You could say:

"At Kernwerk I cut solvent losses by 18 % over two years. I re-sequenced the distillation columns and trained four shift teams to read trend charts themselves."

That takes about 30 seconds.`,
    lies: [],
  },
  {
    name: "a summary",
    asked: ["Write me a summary for LinkedIn"],
    markdown: `> Process engineer with twelve years in chemical plants. HAZOP studies for three plants, 18 % less solvent lost, batch time down from 14 to 11 hours. I like measurements more than opinions.`,
    lies: [],
  },
  {
    name: "lines of a CV, better",
    asked: ["Make this better: Responsible for the solvent recovery unit."],
    markdown: `Try one of these:

> Ran the solvent recovery unit at Kernwerk Chemie GmbH

> Ran the solvent recovery unit and cut solvent losses by 18 % over two years`,
    lies: [],
  },
  {
    name: "a mail in German",
    asked: ["Schreib bitte eine Mail an Nordchem, ich kann ab 1. März anfangen"],
    openings: [nordchem],
    markdown: `Gern:

> Sehr geehrte Damen und Herren,
>
> ich bewerbe mich um die Stelle als Lead Process Engineer bei Nordchem. Bei Kernwerk Chemie GmbH habe ich die Lösemittelverluste in zwei Jahren um 18 % gesenkt. Ich kann ab 1. März anfangen.
>
> Mit freundlichen Grüßen
> Zoë Łukasiewicz`,
    lies: [],
  },
  {
    name: "an application for a pasted posting",
    asked: [pastedPosting],
    markdown: `\`\`\`
Dear Rheinol team,

I am applying for the position of Plant Manager in Karlsruhe. You ask for a leader with 25 years of experience; I bring twelve years in chemical plants. I have not led 80 people yet, and I say so openly.

Kind regards
Zoë Łukasiewicz
\`\`\``,
    lies: [],
  },
];
