import { useState } from "react";
import {
  type DigestSettings,
  proposedDigest,
  type Reminders,
} from "../../../../shared/reminders/reminders.contract.ts";
import { documentLanguageOf } from "../../../../shared/text/document-languages.rules.ts";
import { ownZone } from "../../../../shared/time/time-zone.rules.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { LanguageField } from "../../../ui/fields/language-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { ZoneField } from "../../../ui/fields/zone-field.tsx";
import { showToast } from "../../../ui/overlays/toast.ts";
import { useSetDigest } from "../../../ui/reminders/reminders.queries.ts";
import { FormFailure } from "../../form-failure.tsx";
import { AccountForm, AccountSection } from "../account-section.tsx";

const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

/** Off until somebody switches them on. */
export function DigestSection({ digest }: { digest: Reminders["digest"] }) {
  const set = useSetDigest();
  const [form, setForm] = useState(() => settingsOf(digest));
  const isChanged = JSON.stringify(form) !== JSON.stringify(settingsOf(digest));
  const lacksDay = form.is_on && form.weekdays.length === 0;

  async function save() {
    if (lacksDay || !isChanged) return;
    const reply = await set.mutateAsync(form).catch(() => undefined);
    if (reply) showToast({ title: reply.digest?.is_on ? "Reminders are on" : "Reminders are off" });
  }

  function choose(day: number, isChosen: boolean) {
    const others = form.weekdays.filter((one) => one !== day);
    setForm({ ...form, weekdays: (isChosen ? [...others, day] : others).toSorted() });
  }

  return (
    <AccountSection
      title="Reminders by mail"
      description="One mail with the next steps, interviews and offers of these days and new openings of your saved searches, on days when there is something. Each mail ends them by one press."
    >
      <FormFailure
        failure={set.error ? { text: "This could not be saved. Please try again.", cause: set.error } : undefined}
      />
      <AccountForm onSubmit={save}>
        <Checkbox
          label="Send me reminders"
          checked={form.is_on}
          onChange={({ currentTarget }) => setForm({ ...form, is_on: currentTarget.checked })}
        />
        {form.is_on && (
          <>
            <fieldset>
              <legend className="font-semibold text-[0.9375rem]">On</legend>
              <div className="grid grid-cols-2 gap-x-4">
                {weekdayNames.map((name, at) => (
                  <Checkbox
                    key={name}
                    label={name}
                    checked={form.weekdays.includes(at + 1)}
                    onChange={({ currentTarget }) => choose(at + 1, currentTarget.checked)}
                  />
                ))}
              </div>
              <FieldError id="reminder-days-error">{lacksDay && "Please choose a day"}</FieldError>
            </fieldset>
            <SelectField
              label="At"
              value={String(form.hour)}
              options={hours}
              onChange={({ currentTarget }) => setForm({ ...form, hour: Number(currentTarget.value) })}
            />
            <LanguageField value={form.language} onChange={(language) => setForm({ ...form, language })} />
            <ZoneField value={form.zone} onChange={({ target }) => setForm({ ...form, zone: target.value })} />
          </>
        )}
        <Button type="submit" busy={set.isPending} disabled={!isChanged}>
          Save reminders
        </Button>
      </AccountForm>
      {digest?.next_at && <p className="text-muted text-sm">Next: {momentText(digest.next_at, digest.zone)}</p>}
    </AccountSection>
  );
}

const settingsOf = (digest: Reminders["digest"]): DigestSettings => ({
  is_on: digest?.is_on ?? false,
  hour: digest?.hour ?? proposedDigest.hour,
  weekdays: digest?.weekdays ?? proposedDigest.weekdays,
  zone: digest?.zone ?? ownZone(),
  language: digest?.language ?? documentLanguageOf(navigator.language),
});

const momentText = (iso: string, zone: string): string =>
  new Date(iso).toLocaleString("en-GB", {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
