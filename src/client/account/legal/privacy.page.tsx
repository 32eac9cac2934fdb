import { useQuery } from "@tanstack/react-query";
import { clientConfigQuery } from "../../http/calls/client-config.queries.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { ReadingLayout, ReadingListSection, ReadingSection } from "./reading-layout.tsx";

export function Component() {
  const config = useQuery(clientConfigQuery).data;
  const analytics = config?.analytics;
  const errorReports = config?.error_reports;
  return (
    <ReadingLayout title="Privacy Policy">
      <ReadingListSection title="What is stored">
        <>Your name, your email addresses, and a salted hash of your password, never the password itself.</>
        <>
          For each device that is signed in: when it signed in and was last used, its network address, and what its
          browser says about itself. Of the sign-in token only a hash is kept.
        </>
        <>Your profile, with every earlier version of it.</>
        <>
          Which wordings of it you confirmed or declined, and what you wrote about why, from when and with which notice.
        </>
        <>
          Your conversations with the assistant, and of the files that you give it their name, their text and what was
          read from them; not the files themselves.
        </>
        <>
          The openings on your board and in your archive with their history, what you note on them (people, interviews,
          offers, files and more), and the text of each opening that a document was made for.
        </>
        <>
          When you hand a page over to be put on the board (by the bookmark, the browser extension or your phone's
          “Share”): what you then put there. The page itself is read and forgotten; your browser's history may keep it,
          as part of an address.
        </>
        <>
          The searches that you save, when you want to be reminded by mail, and the address of your calendar, if you
          made one: whoever has that address can read the dates of your board.
        </>
        <>
          What was read in a CV that you bring, with pictures of its first pages, for at most seven days; not the file
          itself.
        </>
        <>Every CV and letter made for you: its text, the facts that each sentence rests on, and its PDF file.</>
        <>
          Your subscription, your payments (amount, day, kind) and how much of your plan you have used. Card numbers
          never come here.
        </>
        <>
          Against guessing of passwords and codes: how often something was tried from where, and from which network
          addresses you signed in before. These addresses stand there only as hashes.
        </>
      </ReadingListSection>
      <ReadingSection title="Where">
        In the database and the file store of the server that you are using; whoever runs it decides which machines
        these are on. Where the server has no mail server of its own, the mails to you lie in its data folder.
      </ReadingSection>
      <ReadingSection title="On your device">
        While you are signed in, this browser keeps your session, drafts, and, so that it opens without a network, your
        board with its notes, your profile and your chats as you last saw them, with moves of cards that wait to be
        sent. All of it goes when you sign out or somebody else signs in. The last of these can be switched off on the
        account page, where others use the computer.
      </ReadingSection>
      <ReadingSection title="What it is used for">
        To do what you ask for, and to keep your account safe. It is not sold, no advertising is made with it, and the
        server's log holds no personal data.
      </ReadingSection>
      <ReadingListSection
        title="Who else sees it"
        lead="Without a connection to another service everything stays on this server. Whoever runs it may have connected:"
      >
        <>
          a language model, which gets your messages, the text of your files, your profile and the opening in order to
          answer and to write;
        </>
        <>a mail server, which carries the codes, notices and reminders that are mailed to you;</>
        <>a file store, which holds your PDF files and those that you keep on cards;</>
        <>
          Freemius, which takes payments and handles your card: it gets your name and email address, and we get its
          notices;
        </>
        <>Google's reCAPTCHA, which examines your browser when you register or reset a password;</>
        <>LinkedIn, if you sign in with it: it tells us your name and email address.</>
        {analytics && (
          <>
            PostHog, at {hostOf(analytics.host)}, which is connected here: it learns how the pages are used, as told
            below.
          </>
        )}
        {errorReports && (
          <>
            a service for error reports, at {hostOf(errorReports.dsn)}, which is connected here: when something breaks,
            it learns which error it was, where in our code it happened, and on which page; neither who you are nor
            anything that you wrote.
          </>
        )}
      </ReadingListSection>
      {analytics && (
        <ReadingListSection
          title="How the pages are used"
          lead="This installation has PostHog connected. Your browser sends it:"
        >
          <>your email address and your name, once you are signed in;</>
          <>
            which pages you open, when and for how long, where on them you click and move the pointer, how fast they
            load, which errors happen, and what your browser says about itself;
          </>
          <>
            a recording of how the pages look while you use them, if the project records sessions. Texts, labels and
            what you type are replaced by asterisks in it, with one exception: what you type into the message box of the
            chat stays readable.
          </>
          <>
            Your profile, your files, the assistant's answers, the openings on your board, and what addresses carry
            after a question mark are not sent.
          </>
          <>If your browser asks not to be tracked (Do Not Track or Global Privacy Control), nothing of this is sent.</>
          <>
            For this your browser keeps a random number, your email address and when you were last here in its local
            storage; no cookie. Signing out removes your email address.
          </>
        </ReadingListSection>
      )}
      <ReadingSection title="Pages of openings">
        When you have documents made for an opening by its address, the server fetches that page. The page's owner sees
        the server's network address, not yours.
      </ReadingSection>
      <ReadingSection title="On your device">
        Your browser keeps the sign-in token, your name and email address, which chat is open and, if you allow it, your
        location for a week. Until the tab closes it also keeps the messages shown in it and what you have typed and not
        yet saved. Signing out removes all of that but the location and the choice of light or dark. There is no
        advertising or tracking cookie; the one cookie that we set is a random number by which your browser is known
        again, for up to 400 days: so nobody else can end a registration, a reset or a sign-in that you began, and a
        sign-in from a new device is told to you by mail.
      </ReadingSection>
      <ReadingSection title="How long">
        Sessions end after 30 days without use and 90 days after the sign-in, codes after 15 minutes, what is kept
        against guessing within 90 days, and which browsers you have signed in with within 400. Everything else is kept
        as long as your account exists.
      </ReadingSection>
      <ReadingSection title="Your rights">
        You can see and change your profile at any time, and delete single conversations, documents, and jobs with their
        documents: they can be put back for an hour, and are then removed for good. On the{" "}
        <TextLink to="/account">account page</TextLink> you see and end your sessions, change your name, email address
        and password, download everything that is stored about you as one file, and delete your account: with it goes
        every record and file of yours on this server, at once and for good. What a database still has of deleted
        records in its own files is erased within moments where the built-in database is used; on a database server, and
        in backups, it lasts until whoever runs them clears them. What a connected service has received stays with that
        service.
      </ReadingSection>
    </ReadingLayout>
  );
}

function hostOf(address: string): string {
  return new URL(address).host;
}
