import { useQueryClient } from "@tanstack/react-query";
import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import type { TodayCardItem } from "../../../shared/tracker/today/today.contract.ts";
import { done, type PressChange, putOff } from "../../../shared/tracker/today/today-changes.rules.ts";
import { removeRecords } from "../../http/calls/restore-card.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { reloadRecords } from "../records/card-records.queries.ts";
import { noteSentDocuments } from "../records/files/note-sent-documents.ts";
import { hasToWait } from "../waiting/waiting-queue.ts";
import { useAnswerRecord } from "./answered-records.queries.ts";
import { takenBack, useCardChange, type useToday } from "./today.queries.ts";
import type { RowPresses } from "./today-row.tsx";
import { dayText } from "./today-words.ts";

/** What the buttons of a list do to the board, each with a way back. */
export function useRowPresses({ board, now, quietDays }: ReturnType<typeof useToday>): Omit<RowPresses, "onMail"> {
  const queryClient = useQueryClient();
  const cardChange = useCardChange(({ job_title }) => sayFailure(job_title));
  const { mutate: answer } = useAnswerRecord(() => sayFailure("This"));

  const press = (item: TodayCardItem, change: PressChange, said: string) => {
    const job = board?.jobs.find(({ job_url }) => job_url === item.job_url);
    if (!job) return;
    const undo = async () => {
      cardChange.mutate(takenBack(job, change));
      const records = await noted;
      if (records.length > 0) await removeRecords(records).then(() => reloadRecords(queryClient));
    };
    const withdraw = showToast({ title: said, undo: () => void undo() });
    const noted = cardChange.mutateAsync({ job, change }).then(
      // What waits for a network notes it when it is sent.
      () => (change.status === "Applied" && !hasToWait(queryClient) ? noteSentDocuments(queryClient, [job]) : []),
      () => {
        withdraw();
        return [];
      },
    );
  };
  const today = dayIn(ownZone(), now);
  const answered = (id: string, title: string) => {
    const undo = () => answer({ id, day: "" });
    const withdraw = showToast({ title: `Noted: ${title}.`, undo });
    answer({ id, day: today }, { onError: withdraw });
  };

  return {
    onDone: (item) => {
      if (item.record_id !== null) return answered(item.record_id, item.title);
      const change = done(item, today, quietDays);
      const again = change.step?.next_step_on;
      press(item, change, again ? `Noted. ${item.title} comes back on ${dayText(again)}.` : `Done: ${item.title}.`);
    },
    onApplied: (item) => press(item, { status: "Applied" }, `${item.title} stands in Applied now.`),
    onLater: (item, day) => press(item, putOff(item, day), `${item.title} comes back on ${dayText(day)}.`),
  };
}

function sayFailure(title: string): void {
  showToast({
    title: `${title} could not be changed.`,
    description: "It is as it was, or was changed elsewhere meanwhile.",
    tone: "error",
  });
}
