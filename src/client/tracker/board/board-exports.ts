import type { QueryClient } from "@tanstack/react-query";
import { boardAsCsv, boardAsJson } from "../../../shared/tracker/board-export.rules.ts";
import { calendarEventsOf } from "../../../shared/tracker/calendar/calendar-dates.rules.ts";
import { calendarFile } from "../../../shared/tracker/calendar/calendar-file.rules.ts";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { cardRecordsQuery } from "../records/card-records.queries.ts";

/** The jobs, those in the archive too, as a file for a spreadsheet, for another program or for a calendar. */
export function boardExports(jobs: readonly TrackedJob[], queryClient: QueryClient) {
  const withRecords = async (save: (records: CardRecord[]) => void) => {
    try {
      save(await queryClient.fetchQuery(cardRecordsQuery));
    } catch {
      showToast({ title: "What is noted on the cards could not be read. Please try again.", tone: "error" });
    }
  };
  const saveJson = (records: CardRecord[]) => saveAsFile(boardAsJson(jobs, records), "application/json", "jobs.json");
  const saveCalendar = (records: CardRecord[]) =>
    saveAsFile(calendarFile(calendarEventsOf(jobs, records), new Date()), "text/calendar", "job-search.ics");
  return [
    {
      label: "CSV for spreadsheets",
      onSelect: () => saveAsFile(boardAsCsv(jobs), "text/csv;charset=utf-8", "jobs.csv"),
    },
    { label: "JSON for other programs", onSelect: () => void withRecords(saveJson) },
    { label: "Dates for a calendar (.ics)", onSelect: () => void withRecords(saveCalendar) },
  ];
}
