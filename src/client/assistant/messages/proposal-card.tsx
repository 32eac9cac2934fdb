import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { isProfileChanged } from "../../http/calls/profile-changed.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useProposal, useRestoreProfile, useTakeOver } from "../assistant.queries.ts";
import { ProposalFacts } from "./proposal-facts.tsx";

/** What was read in a CV, and one click that adds it to the profile. */
export function ProposalCard({ id }: { id: string }) {
  const { data } = useProposal(id);
  if (!data) return null;
  return (
    <section aria-label={`Read in ${data.name}`} className="mt-2 rounded-lg border border-line bg-page p-4">
      <ProposalFacts profile={data.profile} />
      <TakeOver profile={data.profile} />
    </section>
  );
}

function TakeOver({ profile }: { profile: ProfileDocument }) {
  const taking = useTakeOver();
  const restoring = useRestoreProfile();
  const taken = taking.data;

  if (restoring.isSuccess) return <Outcome>Undone. Your profile is as it was before.</Outcome>;
  if (taken && taken.added === 0) {
    return (
      <Outcome>
        Your <TextLink to="/profile">profile</TextLink> already has all of this.
      </Outcome>
    );
  }
  if (taken) {
    return (
      <Outcome>
        Added to your <TextLink to="/profile">profile</TextLink>. What you had entered stayed as it was.{" "}
        <TextLink to="/profile/polish">Polish your wording</TextLink>: two minutes, and your letters read better.{" "}
        <Button size="small" variant="quiet" busy={restoring.isPending} onClick={() => restoring.mutate(taken)}>
          Undo
        </Button>
        {restoring.isError && <FormError>{undoFailure(restoring.error)}</FormError>}
      </Outcome>
    );
  }
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <Button busy={taking.isPending} onClick={() => taking.mutate(profile)}>
        Take over into my profile
      </Button>
      {taking.isError && <FormError>Your profile could not be changed. Please try again.</FormError>}
    </div>
  );
}

function undoFailure(error: Error): string {
  return isProfileChanged(error)
    ? "Your profile has been changed since. Its History has every version."
    : "That did not work. Please try again.";
}

function Outcome({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="mt-4 flex items-start gap-2 text-[0.9375rem]">
      <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
