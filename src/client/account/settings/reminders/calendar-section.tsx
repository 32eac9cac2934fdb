import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/fields/copy-button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { InlineConfirm } from "../../../ui/overlays/inline-confirm.tsx";
import { useChangeCalendar } from "../../../ui/reminders/reminders.queries.ts";
import { FormFailure } from "../../form-failure.tsx";
import { AccountSection } from "../account-section.tsx";

export function CalendarSection({ url }: { url: string | null }) {
  const { mutate: change, isPending, error } = useChangeCalendar();
  return (
    <AccountSection
      title="Calendar"
      description="The dates of your board in your own calendar program: subscribe to this address there. Whoever knows it can read them, so keep it to yourself."
    >
      <FormFailure
        failure={error ? { text: "The address could not be changed. Please try again.", cause: error } : undefined}
      />
      {url === null ? (
        <div>
          <Button variant="secondary" busy={isPending} onClick={() => change("renew")}>
            Make an address
          </Button>
        </div>
      ) : (
        <>
          <div className="flex max-w-2xl flex-wrap items-end gap-2">
            <TextField
              label="Address of your calendar"
              readOnly
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="min-w-60 flex-1"
            />
            <CopyButton text={url}>Copy</CopyButton>
          </div>
          <div className="flex flex-wrap gap-2">
            <InlineConfirm
              variant="secondary"
              question="The present address ends."
              confirmLabel="Make a new one"
              busy={isPending}
              onConfirm={() => change("renew")}
            >
              New address
            </InlineConfirm>
            <InlineConfirm
              question="Calendars lose these dates."
              confirmLabel="End it"
              busy={isPending}
              onConfirm={() => change("end")}
            >
              End the address
            </InlineConfirm>
          </div>
        </>
      )}
    </AccountSection>
  );
}
