import { useState } from "react";
import { orLeadTo } from "../../http/additions-loader.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { useTrackedJobs } from "../tracker.queries.ts";
import { ChooseTable, type ImportSource } from "./choose-table.tsx";
import { ImportedBoard } from "./imported-board.tsx";
import { ImportedTable } from "./imported-table.tsx";

export const loader = orLeadTo("/jobtracking");

/** Takes in what somebody kept of a search elsewhere: a file, its columns as they are meant, what becomes of each row, one press. */
export function Component() {
  const { data: board, isPending, isError, refetch } = useTrackedJobs();
  const [source, setSource] = useState<ImportSource>();
  const forget = () => setSource(undefined);
  return (
    <PageBody className="max-w-6xl">
      <PageHeader
        title="Import jobs"
        back={{ to: "/jobtracking", label: "Back to the board" }}
        subtitle="From Huntr, Teal, Simplify, JobSync, LinkedIn's data export, any spreadsheet, or our own export."
      />
      {isPending && <LoadingState>Loading jobs...</LoadingState>}
      {isError && <ErrorState title="Your jobs could not be loaded." onRetry={() => void refetch()} />}
      {board && !source && <ChooseTable onSource={setSource} />}
      {board && source?.table && <ImportedTable table={source.table} jobs={board.jobs} onAnother={forget} />}
      {board && source?.board && <ImportedBoard board={source.board} jobs={board.jobs} onAnother={forget} />}
    </PageBody>
  );
}
