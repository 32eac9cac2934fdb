import { TextLink } from "../../ui/text-link.tsx";
import { AccountSection } from "./account-section.tsx";

/** For those whom the server's settings name as administrators. */
export function AdministrationSection() {
  return (
    <AccountSection title="Administration" description="You administer this server, by its setting ADMIN_EMAILS.">
      <p>
        <TextLink to="/administration/sources">Job sources</TextLink>: where the openings come from, how fresh they are,
        and what failed.
      </p>
    </AccountSection>
  );
}
