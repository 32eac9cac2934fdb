import { useState } from "react";
import type { ImportTable } from "../../../shared/tracker/import/import-fields.rules.ts";
import { orLeadTo } from "../../http/additions-loader.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { useTrackedJobs } from "../tracker.queries.ts";
import { ChooseTable } from "./choose-table.tsx";
import { ImportedTable } from "./imported-table.tsx";

export const loader = orLeadTo("/jobtracking");

/** Takes in what somebody kept of a search elsewhere: a file, its columns as they are meant, what becomes of each row, one press. */
export function Component() {
  const { data: board, isPending, isError, refetch } = useTrackedJobs();
  const [table, setTable] = useState<ImportTable>();
  return (
    <PageBody className="max-w-6xl">
      <PageHeader
        title="Import jobs"
        subtitle="From Huntr, Teal, Simplify, JobSync, LinkedIn's data export, or any spreadsheet."
      />
      {isPending && <LoadingState>Loading jobs...</LoadingState>}
      {isError && <ErrorState title="Your jobs could not be loaded." onRetry={() => void refetch()} />}
      {board && !table && <ChooseTable onTable={setTable} />}
      {board && table && <ImportedTable table={table} jobs={board.jobs} onAnother={() => setTable(undefined)} />}
    </PageBody>
  );
}
