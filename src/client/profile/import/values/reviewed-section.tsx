import type { CvReading } from "../../../../shared/profile/cv-import/cv-import.contract.ts";
import type { ProfileSection } from "../../../../shared/profile/profile.contract.ts";
import { entryName, fieldLabel, sectionTitles } from "../../../../shared/profile/profile-words.rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/page/card.tsx";
import type { ValueChange } from "../import-changes.ts";
import type { ReviewedEntry, ReviewedValue } from "./reviewed-entries.ts";
import { ReviewedValueRow } from "./reviewed-value-row.tsx";

export interface SectionReview {
  lines: CvReading["lines"];
  faults: ReadonlyMap<string, string>;
  onChange: (changed: Record<string, ValueChange>) => void;
  onDecide: (id: string, isTaken: boolean) => void;
}

interface ReviewedSectionProps {
  section: ProfileSection;
  entries: readonly ReviewedEntry[];
  review: SectionReview;
}

/** What was read for one of the ten sections. */
export function ReviewedSection({ section, entries, review }: ReviewedSectionProps) {
  const title = sectionTitles[section];
  const isFlat = section === "skills";
  return (
    <Card aria-label={title} className="px-2 py-5 md:px-4">
      <h2 className="px-2 text-xl">{title}</h2>
      {isFlat ? (
        <div className="mt-2 grid gap-x-2 sm:grid-cols-2 lg:grid-cols-1 2xl:grid-cols-2">
          {entries.flatMap(({ values }) => values).map((value) => row(value, section, review, true))}
        </div>
      ) : (
        entries.map((entry) => <Entry key={entry.key} entry={entry} review={review} />)
      )}
    </Card>
  );
}

function Entry({ entry, review }: { entry: ReviewedEntry; review: SectionReview }) {
  const { section, values, match, isHeld } = entry;
  const isWhole = section === "personal_details" || section === "profile_summary";
  const name = entryName(Object.fromEntries(values.map(({ field, value }) => [field, value])));
  return (
    <fieldset className="mt-2 min-w-0 border-line border-t pt-3 first-of-type:border-t-0 first-of-type:pt-0">
      {!isWhole && (
        <>
          <legend className="sr-only">{name || "An entry without a name"}</legend>
          <div className="flex items-start justify-between gap-2 px-2">
            <p aria-hidden="true" className="min-w-0 break-words pt-1 font-semibold">
              {name}
            </p>
            <span className="flex shrink-0 items-center gap-2">
              {match !== undefined && <Badge>In your profile</Badge>}
              {values.some(({ isSame }) => !isSame) && (
                <WholeEntry values={values} name={name} onChange={review.onChange} />
              )}
            </span>
          </div>
          {isHeld && (
            <p className="px-2 pb-1 text-caution text-sm">
              Left out as a whole until something that names it is ticked.
            </p>
          )}
        </>
      )}
      {values.map((value, index) =>
        row(value, section, review, section === "profile_summary" || value.field === values[index - 1]?.field),
      )}
    </fieldset>
  );
}

interface WholeEntryProps {
  values: readonly ReviewedValue[];
  name: string;
  onChange: SectionReview["onChange"];
}

/** Leaves out, or takes, all of an entry. */
function WholeEntry({ values, name, onChange }: WholeEntryProps) {
  const isTaken = values.some((value) => value.isTaken);
  const verb = isTaken ? "Leave out" : "Take";
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${verb} all of ${name}`}
      onClick={() => onChange(Object.fromEntries(values.map(({ id }) => [id, { isTaken: !isTaken }])))}
    >
      {verb} all
    </Button>
  );
}

const row = (
  value: ReviewedValue,
  section: ProfileSection,
  { lines, faults, onChange, onDecide }: SectionReview,
  labelHidden: boolean,
) => (
  <ReviewedValueRow
    key={value.id}
    value={value}
    label={fieldLabel(value.field, section)}
    labelHidden={labelHidden}
    quote={quoteOf(value, lines)}
    error={value.isTaken ? faults.get(value.id) : undefined}
    onChange={(change) => onChange({ [value.id]: change })}
    onDecide={(isTaken) => onDecide(value.id, isTaken)}
  />
);

const maxQuote = 160;

function quoteOf({ read }: ReviewedValue, lines: CvReading["lines"]): string {
  const numbers = [...new Set(read.source.map(({ line }) => line))];
  const text = numbers.map((number) => lines[number]?.text.replace(/\s+/g, " ") ?? "").join(" ");
  return text.length > maxQuote ? `${text.slice(0, maxQuote)}…` : text;
}
