import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { SentMails } from "../mails/sent-mails.tsx";
import { useCardRecords } from "./card-records.queries.ts";
import { Contacts } from "./contacts.tsx";
import { Interviews } from "./interviews.tsx";
import { Offers } from "./offers/offers.tsx";
import { TimedNotes } from "./timed-notes.tsx";

/** What a person notes on a card beside its own fields. */
export function CardNotes({ job }: { job: TrackedJob }) {
  const { data, isError, isPaused, refetch } = useCardRecords(job);
  // Without a network, and never seen here: what is noted now is kept all the same.
  const records = data ?? (isPaused ? [] : undefined);
  if (isError) {
    return (
      <FormError>
        What you noted could not be loaded.{" "}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          Retry
        </Button>
      </FormError>
    );
  }
  if (!records) return null;
  return (
    <>
      <TimedNotes job={job} records={records} />
      <Contacts job={job} records={records} />
      <SentMails job={job} records={records} />
      <Interviews job={job} records={records} />
      <Offers job={job} records={records} />
    </>
  );
}
