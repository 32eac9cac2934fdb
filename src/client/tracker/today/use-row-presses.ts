import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import type { TodayItem } from "../../../shared/tracker/today/today.contract.ts";
import { done, type PressChange, putOff } from "../../../shared/tracker/today/today-changes.rules.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { takenBack, useCardChange, type useToday } from "./today.queries.ts";
import type { RowPresses } from "./today-row.tsx";
import { dayText } from "./today-words.ts";

/** What the buttons of a list do to the board, each with a way back. */
export function useRowPresses({ board, now, quietDays }: ReturnType<typeof useToday>): Omit<RowPresses, "onMail"> {
  const cardChange = useCardChange((job) =>
    showToast({
      title: `${job.job_title} could not be changed.`,
      description: "It is as it was, or was changed elsewhere meanwhile.",
      tone: "error",
    }),
  );
  const press = (item: TodayItem, change: PressChange, said: string) => {
    const job = board?.jobs.find(({ job_url }) => job_url === item.job_url);
    if (!job) return;
    const undo = () => cardChange.mutate(takenBack(job, change));
    const withdraw = showToast({ title: said, undo });
    cardChange.mutate({ job, change }, { onError: withdraw });
  };
  const today = dayIn(ownZone(), now);

  return {
    onDone: (item) => {
      const change = done(item, today, quietDays);
      const again = change.step?.next_step_on;
      press(item, change, again ? `Noted. ${item.title} comes back on ${dayText(again)}.` : `Done: ${item.title}.`);
    },
    onApplied: (item) => press(item, { status: "Applied" }, `${item.title} stands in Applied now.`),
    onLater: (item, day) => press(item, putOff(item, day), `${item.title} comes back on ${dayText(day)}.`),
  };
}
