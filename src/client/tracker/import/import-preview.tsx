import type { PlannedRow } from "../../../shared/tracker/import/import-plan.rules.ts";
import { sourceHost } from "../../../shared/tracker/job-address.rules.ts";
import { isUnlinked } from "../../../shared/tracker/unlinked-job.rules.ts";
import { classNames } from "../../ui/class-names.ts";
import { RowCheckbox } from "../../ui/fields/row-checkbox.tsx";
import { ShowMore } from "../../ui/page/show-more.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useShownPart } from "../card/use-shown-part.ts";
import { dayOfMoment } from "../table/job-rows.tsx";

interface ImportPreviewProps {
  plan: readonly PlannedRow[];
  isTaken: (row: PlannedRow) => boolean;
  onTurn: (row: number) => void;
}

const rowsOfScreen = 30;

/** What becomes of each row. One that would double a card says which, and can be taken all the same where only its name is alike. */
export function ImportPreview({ plan, isTaken, onTurn }: ImportPreviewProps) {
  const { shown, rest, sentinel, showMore } = useShownPart(plan, rowsOfScreen);
  const unlinked = plan.filter(({ job }) => job && isUnlinked(job.job_url)).length;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">What will be</h2>
      <p role="status">{summaryOf(plan)}</p>
      {unlinked > 0 && (
        <p className="text-muted">
          {unlinked === 1 ? "1 row has" : `${unlinked} rows have`} no link to a posting; the card says so.
        </p>
      )}
      <ul className="border-line border-t">
        {shown.map((planned) => (
          <PreviewRow key={planned.row} planned={planned} isOn={isTaken(planned)} onTurn={onTurn} />
        ))}
        {rest > 0 && (
          <li ref={sentinel} className="py-2 text-center">
            <ShowMore rest={rest} onPress={showMore} />
          </li>
        )}
      </ul>
    </section>
  );
}

function summaryOf(plan: readonly PlannedRow[]): string {
  const count = (state: PlannedRow["state"]) => plan.filter((row) => row.state === state).length;
  const parts: [number, string][] = [
    [count("new"), "new"],
    [count("known"), "there already"],
    [count("similar"), "with the title and company of a card that is there: left out unless you choose them"],
    [count("incomplete"), "without a title or a company: left out"],
  ];
  const said = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  return `${plan.length === 1 ? "1 row" : `${plan.length} rows`}: ${said.join("; ")}.`;
}

interface PreviewRowProps {
  planned: PlannedRow;
  isOn: boolean;
  onTurn: (row: number) => void;
}

function PreviewRow({ planned, isOn, onTurn }: PreviewRowProps) {
  const { row, state, job, job_title, company_name, twin, remarks } = planned;
  const canBeTaken = state === "new" || state === "similar";
  const last = job?.history.at(-1);
  return (
    <li className={classNames("flex items-center gap-1 border-line border-b", !isOn && "text-muted")}>
      <RowCheckbox
        label={`Import ${job_title || `row ${row}`}, ${company_name}`}
        checked={isOn}
        disabled={!canBeTaken}
        onChange={() => onTurn(row)}
      />
      <div className="min-w-0 flex-1 py-2">
        <p className="truncate font-semibold">{job_title || "No title"}</p>
        <p className="truncate text-sm">
          {[company_name || "No company", job && !isUnlinked(job.job_url) && sourceHost(job.job_url)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {[...(twin ? [`${state === "similar" ? "Looks like one" : "Is"} ${twin}`] : []), ...remarks].map((remark) => (
          <p key={remark} className="text-caution text-sm [overflow-wrap:anywhere]">
            {remark}
          </p>
        ))}
      </div>
      {last && (
        <p className="flex shrink-0 flex-col items-end gap-0.5 text-muted text-sm sm:flex-row sm:items-center sm:gap-2">
          <StatusBadge status={last.status} />
          {dayOfMoment(last.timestamp)}
        </p>
      )}
    </li>
  );
}
