import type { MailTexts } from "./mail-texts.ts";

export const englishMailTexts: MailTexts = {
  locale: "en-GB",
  greeting: (company, name) => `Dear ${name || `hiring team at ${company}`},`,
  closing: "Kind regards",
  somebody: "[Name]",
  strengths: "What I bring for it:",
  subject: {
    question: "A question about the opening",
    follow_up: "My application",
    thank_you: "Thank you for the conversation",
    status: "My application",
    acceptance: "Your offer",
    declining: "Your offer",
    withdrawal: "Withdrawal of my application",
    reference: "A request for a reference",
  },
  body: {
    question: ({ title }) =>
      `I am interested in the position ${title} and have a question before I apply: [your question]. Thank you for your help.`,
    follow_up: ({ title, on }) =>
      `I applied for the position ${title}${on && ` on ${on}`} and remain very interested in it. Could you tell me how the selection stands, and whether you need anything else from me?`,
    thank_you: ({ title, on }) =>
      `Thank you for the conversation${on && ` on ${on}`} about the position ${title}. [One thing that you talked about.] I remain very interested and look forward to hearing from you.`,
    status: ({ title }) =>
      `I am writing about my application for the position ${title}. When do you expect to decide, and what is the next step? I am glad to send whatever would help.`,
    acceptance: ({ title, on }) =>
      `Thank you very much for your offer of the position ${title}. I accept it with pleasure${on && ` and will begin on ${on}`}. Please let me know what you need from me until then.`,
    declining: ({ title }) =>
      `Thank you very much for your offer of the position ${title}, and for the time you took. I have decided not to accept it. I wish you every success in finding the right person.`,
    withdrawal: ({ title }) =>
      `Thank you for considering me for the position ${title}. I have decided to withdraw my application. I wish you every success in finding the right person.`,
    reference: ({ title, company }) =>
      `I am applying for the position ${title} at ${company}. May I name you as a reference, and would you answer questions about [where and when we worked together]? I am glad to send you the posting and my CV.`,
  },
  short: {
    follow_up: ({ title }) => `Is there any news on my application as ${title}? I am still very interested.`,
    thank_you: ({ title }) =>
      `Thank you for the conversation about the position ${title}. I look forward to hearing from you.`,
    withdrawal: ({ title }) => `I withdraw my application as ${title}. Thank you for your time.`,
  },
};
