import { type LabelledReply, nordchem, pastedPosting } from "./labelled-reply.ts";

export const lyingDrafts: LabelledReply[] = [
  {
    name: "lies in a mail in a block quote",
    asked: ["Write a mail to Nordchem for the lead process engineer job"],
    openings: [nordchem],
    markdown: `> Dear hiring team,
>
> I am applying for the position of Lead Process Engineer at Nordchem. At Kernwerk Chemie GmbH I cut solvent losses by 35 % over two years. I hold a PhD in chemical engineering and managed a team of 40 engineers.
>
> Kind regards,
> Zoë Łukasiewicz`,
    lies: ["At Kernwerk", "I hold a PhD"],
  },
  {
    name: "lies in a mail without any mark",
    asked: ["Please write an application mail"],
    markdown: `Subject: Application

Dear Sir or Madam,

I have worked at BASF since 2011. I was head of production, and I won the Dechema award in 2020.

Best regards,
Zoë Łukasiewicz`,
    lies: ["I have worked at BASF", "I was head of production"],
  },
  {
    name: "what a posting asks for, claimed",
    asked: [pastedPosting],
    markdown: `\`\`\`text
Dear Rheinol team,

I am applying as Plant Manager. I have 25 years of experience in refineries. I speak fluent French. I have led 80 people.

Zoë Łukasiewicz
\`\`\``,
    lies: ["I have 25 years", "I speak fluent French", "I have led 80"],
  },
  {
    name: "numbers made up for a line of the CV",
    asked: ["Make this better: Responsible for the solvent recovery unit."],
    markdown: `Numbers make it stronger:

> Managed the solvent recovery unit with a budget of €3.2 million, raising the yield by 27 %`,
    lies: ["Managed the solvent recovery unit"],
  },
  {
    name: "a lie in an answer between quotation marks",
    asked: ["What do I say about leading people?"],
    markdown: `You could say: “At Kernwerk I led 25 engineers for six years, and I cut solvent losses by 18 %.” Keep it under 60 seconds.`,
    lies: ["At Kernwerk I led 25"],
  },
  {
    name: "lies in a summary",
    asked: ["Write me a summary for LinkedIn"],
    markdown: `> Certified PMP and Six Sigma Black Belt with 20 years in chemical plants across Europe. I lead teams of 50.`,
    lies: ["Certified PMP", "I lead teams of 50"],
  },
  {
    name: "lies in German",
    asked: ["Schreib mir eine Bewerbung"],
    markdown: `Sehr geehrte Frau Keller,

ich habe an der ETH Zürich promoviert und leite seit 2016 ein Team von 30 Personen.

Mit freundlichen Grüßen
Zoë Łukasiewicz`,
    lies: ["ich habe an der ETH"],
  },
  {
    name: "a lie in Spanish",
    asked: ["Escribe un correo a la empresa"],
    markdown: `> Estimados señores:
>
> Soy ingeniera de procesos y tengo 25 años de experiencia en Repsol.
>
> Un saludo,
> Zoë`,
    lies: ["Soy ingeniera"],
  },
  {
    name: "a lie in French",
    asked: ["Écris une lettre"],
    markdown: `> Madame, Monsieur,
>
> J'ai dirigé une équipe de 60 personnes chez Total pendant huit ans.
>
> Cordialement,
> Zoë`,
    lies: ["J'ai dirigé"],
  },
  {
    name: "a salary that she has not named",
    asked: ["What can I ask for?"],
    markdown: `Openings in Hamburg pay €72,000 to €95,000 (14 openings). Say: “Given the role, I have a range of €85,000 to €90,000 in mind.”`,
    lies: ["Given the role"],
  },
];
