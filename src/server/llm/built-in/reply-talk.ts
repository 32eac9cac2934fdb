export type Talk =
  | "greeting"
  | "thanks"
  | "goodbye"
  | "help"
  | "documents"
  | "applying"
  | "moving"
  | "comfort"
  | "danger"
  | "scam"
  | "account"
  | "subscription"
  | "legal"
  | "privacy"
  | "complaint"
  | "short"
  | "beyond";

export const askForTitle = "Which job title shall I look for?";

const abilities = `- **Find openings**: “nurse in Berlin over 50k”, “remote accountant”, “jobs in Vienna, anything but sales”. Then “more”, “in Munich instead”, “only full time”.
- **Say what openings pay**: “what does a nurse earn in Berlin?”
- **Read your CV**: attach a PDF, DOC or DOCX. I tell you what I read and what could be better; one click takes it over into your [profile](/profile).
- **Look at your board**: “what should I follow up on?”, “did I already apply to Siemens?”
- **Prepare an interview**: “prepare me for my interview”`;

const dangerOpening = "I am very sorry that it hurts this much, and I am glad that you said it.";

const replies: Record<Talk, string> = {
  greeting: `Hello! I look for openings, say what they pay, read your CV, keep an eye on your board and prepare you for interviews.\n\nAttach your CV, and we start from there. Or tell me:\n\n${askForTitle}`,
  thanks: "You are welcome. Shall I look for something else?",
  goodbye: "Goodbye, and good luck. Everything we found stays in your chat history.",
  help: `I am Forthright's built-in assistant. I work by fixed rules, without a language model, so I say only what I have looked up. This is what I do well:\n\n${abilities}\n\nTailored CVs and cover letters come from your [board](/jobtracking): open a card and press “Generate Documents”.`,
  documents:
    "I make tailored CVs and cover letters from a card on your board: open an opening with **Apply** here or in the [job search](/jobsearch), then open its card on the [board](/jobtracking) and press **Generate Documents**. They hold only what stands in your [profile](/profile).",
  applying:
    "I cannot apply for you: you send every application yourself. **Apply** opens the posting and puts it on your [board](/jobtracking) under Viewed, so that you keep track.",
  moving:
    "I cannot change your board from here. On the [board](/jobtracking) you drag a card into another column, or open it to change or delete it.",
  comfort: `I am sorry, that is hard, and it says nothing about your worth. We can take it one step at a time: I can look for openings with you, or we go through your CV together when you attach it.\n\nThere is no hurry. When you want to begin:\n\n${askForTitle}`,
  danger: `${dangerOpening} I am only a job-search assistant; please talk to a human now:\n\n- **In danger right now?** Call your local emergency number: 112 in Europe, 999 in the United Kingdom, 911 in the United States and Canada.\n- **Somebody to talk to, free and at any hour**: findahelpline.com lists lines in your country. In the United States and Canada, call or text 988.\n- **Somebody close by**: tell one person you trust how you feel, and ask them to stay with you.\n\nThe search can wait. Everything we found is kept, and we go on whenever you want.`,
  scam: "I cannot tell whether an opening is genuine. Before you apply, look the employer up on its own website and see whether the opening stands there, too. Be careful when somebody asks for money, bank details or a copy of your passport before an interview, hires you without one, or writes only in a messenger.",
  account:
    "I cannot change your account from here. On the [account page](/account) you change your name, e-mail address and password, and you can export your data or delete your account there with everything in it.",
  subscription:
    "I cannot change your subscription from here. The [subscription page](/subscription) shows your plan and what you have used of it, and that is where you change or cancel it.",
  legal:
    "Visas, taxes, benefits and the law of work are beyond me, and a wrong answer could cost you. The immigration office, the employment agency or a union where you want to work can tell you for certain. I can look up what openings there are and what they pay: “nurse in Canada”.",
  privacy:
    "What you write here, your CV and your profile belong to you: no other person can see them, and as I work without a language model, nothing of it leaves this server through me. On the [account page](/account) you export all of it or delete it.",
  complaint:
    "I am sorry that I did not get it. I work by fixed rules, so few and plain words help me most: a title, a place and, if you like, the pay: “nurse in Berlin over 50k”. Say **help** for all that I can do.",
  short:
    "All right. Tell me in a few words what comes next: “nurse in Berlin over 50k”, “what should I follow up on?”, “improve my CV”. Say **help** for more.",
  beyond:
    "That is beyond me: I work by fixed rules, without a language model, and would rather say so than make something up.\n\nI can find openings (“nurse in Berlin over 50k”), say what they pay, read your CV, look at your board and prepare you for an interview. Say **help** for examples.",
};

const foreignGreetings: [RegExp, string][] = [
  [
    /\b(?:hallo|moin|servus|guten|grussgott|gruezi)\b/i,
    "Hallo! I answer in English, but you can name jobs and places in German as well.",
  ],
  [
    /\b(?:bonjour|salut|bonsoir)\b/i,
    "Bonjour! I answer in English, but you can name jobs and places in French as well.",
  ],
  [/\b(?:hola|buenos|buenas)\b/i, "¡Hola! I answer in English, but you can name jobs and places in Spanish as well."],
];

export function talkReply(about: Talk, text = ""): string {
  const foreign = about === "greeting" && foreignGreetings.find(([pattern]) => pattern.test(text))?.[1];
  return foreign ? `${foreign}\n\n${replies.greeting}` : replies[about];
}

export function isDangerReply(reply: string): boolean {
  return reply.startsWith(dangerOpening);
}

/** Whether the assistant's last words asked for a title. Only its own words make a paragraph of their own at the end. */
export function asksForTitle(reply: string): boolean {
  return reply.split("\n\n").at(-1)?.startsWith(askForTitle) ?? false;
}
