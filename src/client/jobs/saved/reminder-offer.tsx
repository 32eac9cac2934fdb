import { Mail } from "lucide-react";
import { proposedDigest } from "../../../shared/reminders/reminders.contract.ts";
import { documentLanguageOf } from "../../../shared/text/document-languages.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { Button } from "../../ui/button.tsx";
import { useReminders, useSetDigest } from "../../ui/reminders/reminders.queries.ts";
import { TextLink } from "../../ui/text-link.tsx";

/** Once: whoever has said yes or no is not asked again. */
export function ReminderOffer() {
  const { data } = useReminders();
  const { mutate: set, isPending } = useSetDigest();
  if (!data || data.digest !== null) return null;
  const answer = (isOn: boolean) =>
    set({ ...proposedDigest, zone: ownZone(), language: documentLanguageOf(navigator.language), is_on: isOn });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-accent-soft px-3.5 py-3 text-[0.9375rem]">
      <Mail aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-60">
        What is new, and what is due on your board, by mail on weekdays at 8? You can choose other times in{" "}
        <TextLink to="/account">your account</TextLink>.
      </p>
      <div className="flex gap-2">
        <Button size="small" busy={isPending} onClick={() => answer(true)}>
          Send me mails
        </Button>
        <Button variant="quiet" size="small" disabled={isPending} onClick={() => answer(false)}>
          No, thanks
        </Button>
      </div>
    </div>
  );
}
