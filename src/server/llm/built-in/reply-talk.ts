export type Talk =
  | "greeting"
  | "thanks"
  | "goodbye"
  | "help"
  | "documents"
  | "applying"
  | "excluding"
  | "comfort"
  | "account"
  | "subscription"
  | "beyond";

export const askForTitle = "Which job title shall I look for?";

const abilities = `- **Find openings**: “find me software engineer jobs in Germany”, “nurse in Berlin”, “remote accountant”. Say “more” for the next ones.
- **Read your CV**: attach a PDF, DOC or DOCX. I tell you what I read and what could be better, and one click takes it over into your [profile](/profile).
- **Look at your profile or your board**: “what is in my profile?”, “where have I applied?”`;

const replies: Record<Talk, string> = {
  greeting: `Hello! I can look for openings, read your CV, and tell you what stands in your profile and on your board.\n\n${askForTitle} Or attach your CV, and we start from there.`,
  thanks: "You are welcome. Shall I look for something else?",
  goodbye: "Goodbye, and good luck. Everything we found stays in your chat history.",
  help: `I am Forthright's built-in assistant. I work by fixed rules, without a language model, so I say only what I have looked up. This is what I do well:\n\n${abilities}\n\nTailored CVs and cover letters come from your [board](/jobtracking): open a card and press “Generate Documents”.`,
  documents:
    "I make tailored CVs and cover letters from a card on your board: open an opening with **Apply** here or in the [job search](/jobsearch), then open its card on the [board](/jobtracking) and press **Generate Documents**. They hold only what stands in your [profile](/profile).",
  applying:
    "I cannot apply for you: you send every application yourself. **Apply** opens the posting and puts it on your [board](/jobtracking) under Viewed, so that you keep track.",
  excluding: `I cannot leave occupations out of a search yet; I can only look for what you name. ${askForTitle}`,
  comfort: `I am sorry, that is hard, and it says nothing about your worth. We can take it one step at a time: I can look for openings with you, or we go through your CV together when you attach it.\n\n${askForTitle} There is no hurry.`,
  account:
    "I cannot change your account from here. On the [account page](/account) you change your name, e-mail address and password, and you can delete your account there with everything in it.",
  subscription:
    "I cannot change your subscription from here. The [subscription page](/subscription) shows your plan and what you have used of it, and that is where you change or cancel it.",
  beyond: `That is beyond me: I am the built-in assistant and work by fixed rules, without a language model. I would rather say so than make something up. What I can do:\n\n${abilities}`,
};

export function talkReply(about: Talk): string {
  return replies[about];
}
