import type { QueryClient } from "@tanstack/react-query";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { cardRecordsQuery } from "../../http/calls/all-records.queries.ts";
import { showToast } from "../../ui/overlays/toast.ts";

/** Fetched when somebody takes one. */
const files = () => import("./exported-files.ts");

/** The jobs, those in the archive too, as a file for a spreadsheet, for another program or for a calendar. */
export function boardExports(jobs: readonly TrackedJob[], queryClient: QueryClient) {
  const records = (): Promise<CardRecord[]> => queryClient.fetchQuery(cardRecordsQuery);
  const take = (save: () => Promise<void>) => () => void save().catch(sayNotMade);
  return [
    { label: "CSV for spreadsheets", onSelect: take(async () => (await files()).saveCsv(jobs)) },
    {
      label: "JSON for other programs",
      onSelect: take(async () => (await files()).saveJson(jobs, await records())),
    },
    {
      label: "Dates for a calendar (.ics)",
      onSelect: take(async () => (await files()).saveCalendar(jobs, await records())),
    },
  ];
}

const sayNotMade = () => showToast({ title: "The file could not be made. Please try again.", tone: "error" });
