import { useState } from "react";
import type { AccountOverview } from "../../../shared/account/account-settings.contract.ts";
import { AccountSection } from "./account-section.tsx";
import { NewEmailForm } from "./new-email-form.tsx";
import { VerifyNewEmailForm } from "./verify-new-email-form.tsx";

/** The address changes in two steps: the new one gets a code, and counts once the code is entered. */
export function ChangeEmailSection({ overview }: { overview: AccountOverview }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { pending_email: pendingEmail } = overview;
  return (
    <AccountSection
      title="Email address"
      description={
        <>
          You sign in with <strong className="text-ink [overflow-wrap:anywhere]">{overview.email}</strong>, and codes
          and notices go there.
        </>
      }
    >
      {pendingEmail && !isChoosing ? (
        <VerifyNewEmailForm email={pendingEmail} onOtherAddress={() => setIsChoosing(true)} />
      ) : (
        <NewEmailForm hasPassword={overview.has_password} onSent={() => setIsChoosing(false)} />
      )}
    </AccountSection>
  );
}
