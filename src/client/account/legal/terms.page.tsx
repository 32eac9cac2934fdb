import { TextLink } from "../../ui/text-link.tsx";
import { ReadingLayout, ReadingSection } from "./reading-layout.tsx";

export function Component() {
  return (
    <ReadingLayout title="Terms of Service">
      <ReadingSection title="What Forthright does">
        Forthright helps you look for a job: it searches openings, keeps track of them, and writes a CV and a cover
        letter for an opening out of your own profile. It does not apply for you and cannot promise you a job.
      </ReadingSection>
      <ReadingSection title="Your account">
        The account is yours alone. Give a true name and an email address that you can read, keep your password to
        yourself, and tell nobody the codes that we mail to you. You can delete the account at any time on the account
        page; a running subscription is cancelled with it.
      </ReadingSection>
      <ReadingSection title="What you put in">
        Your profile and your files stay yours. You let us store and process them only to do what you ask for. Enter
        only what is true: documents are made of what you have entered, and you answer for what you send to an employer.
        Read each document before you send it.
      </ReadingSection>
      <ReadingSection title="Openings">
        Openings come from other people and can be out of date; those that come with a freshly installed server are
        invented examples. Check an opening with the employer before you rely on it. Names and positions of places come
        from <TextLink to="https://www.geonames.org">GeoNames</TextLink>, under{" "}
        <TextLink to="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>, and were adapted.
      </ReadingSection>
      <ReadingSection title="Fair use">
        Do not try to break in, to read other people's data, to overload the service or to collect its openings by
        machine. Each plan has limits, which the subscription page shows. We may close an account that harms others.
      </ReadingSection>
      <ReadingSection title="Paying">
        Paid plans renew every month until you cancel, which you can do on the subscription page at any time. A
        cancelled plan runs to the end of the time that is paid for, and can be resumed until then.
      </ReadingSection>
      <ReadingSection title="Who runs it">
        Forthright is software that somebody has set up on the server you are using. They are your partner in these
        terms. How your data is treated stands in the <TextLink to="/privacy">Privacy Policy</TextLink>.
      </ReadingSection>
    </ReadingLayout>
  );
}
