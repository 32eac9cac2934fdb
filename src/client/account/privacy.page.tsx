import { ReadingLayout, ReadingSection } from "./reading-layout.tsx";

export function Component() {
  return (
    <ReadingLayout title="Privacy Policy">
      <ReadingSection title="What is stored">
        Your name and email address, a hash of your password (never the password), your profile and its earlier
        versions, your conversations with the assistant, the openings on your board, the documents made for you, and
        your subscription. Of a session we keep its start, its end, your network address and the name of your browser.
      </ReadingSection>
      <ReadingSection title="What it is used for">
        To do what you ask for, and to keep your account safe. It is not sold, and no advertising is made with it.
      </ReadingSection>
      <ReadingSection title="Who else sees it">
        Whoever runs this server may have connected it to other services: a language model that reads your messages,
        your profile and your files in order to answer and to write; a mail server; a store for files; job boards, which
        learn what you search for; a payment provider, which handles your card so that we never see it; Google's
        reCAPTCHA; LinkedIn, if you sign in with it; and services for usage statistics and error reports. Without such a
        connection everything stays on this server.
      </ReadingSection>
      <ReadingSection title="On your device">
        Your browser keeps the session, your name and email address, the state of your chat and, if you allow it, your
        location for searching nearby. There are no advertising cookies. The one cookie that we set lives for a few
        minutes during a sign-in with LinkedIn.
      </ReadingSection>
      <ReadingSection title="How long">
        Sessions end after 30 days without use, codes after 15 minutes. Everything else is kept as long as the account
        exists.
      </ReadingSection>
      <ReadingSection title="Your rights">
        You can see and change your profile at any time. To get a copy of your data or to have your account deleted, ask
        whoever runs this server.
      </ReadingSection>
    </ReadingLayout>
  );
}
