import { boardAsCsv, boardAsJson } from "../../../shared/tracker/board-export.rules.ts";
import { calendarEventsOf } from "../../../shared/tracker/calendar/calendar-dates.rules.ts";
import { calendarFile } from "../../../shared/tracker/calendar/calendar-file.rules.ts";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";

type Jobs = readonly TrackedJob[];

export const saveCsv = (jobs: Jobs): void => saveAsFile(boardAsCsv(jobs), "text/csv;charset=utf-8", "jobs.csv");

export const saveJson = (jobs: Jobs, records: CardRecord[]): void =>
  saveAsFile(boardAsJson(jobs, records), "application/json", "jobs.json");

export const saveCalendar = (jobs: Jobs, records: CardRecord[]): void =>
  saveAsFile(calendarFile(calendarEventsOf(jobs, records), new Date()), "text/calendar", "job-search.ics");
