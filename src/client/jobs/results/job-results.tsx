import { useCallback, useEffect, useRef, useState } from "react";
import type { FoundJob } from "../../../shared/jobs/job-search.contract.ts";
import { useBoardCards } from "../board-jobs.queries.ts";
import { JobResultItem } from "./job-result-item.tsx";
import { ListEnd, type ListEndProps } from "./list-end.tsx";
import { useListKeys } from "./use-list-keys.ts";

interface JobResultsProps extends Omit<ListEndProps, "count" | "similar" | "onPressed"> {
  jobs: FoundJob[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/** The list of results: one stop for Tab, in which the arrow keys move; it loads more when its end comes into view. */
export function JobResults({ jobs, selectedId, onSelect, ...end }: JobResultsProps) {
  const { list, onKeyDown, focusItem } = useListKeys();
  const cardOf = useBoardCards();
  const select = useUnchanging(onSelect);
  const [focusedId, setFocusedId] = useState(selectedId);
  const entryId = [focusedId, selectedId].find((wanted) => jobs.some(({ id }) => id === wanted)) ?? jobs[0]?.id;

  const similar = jobs.filter(({ match }) => match !== undefined).length;

  return (
    <div>
      <ul ref={list} aria-label="Search results" onKeyDown={onKeyDown} className="flex flex-col gap-2">
        {jobs.map((job) => (
          <JobResultItem
            key={job.id}
            job={job}
            isSelected={job.id === selectedId}
            isEntry={job.id === entryId}
            boardStatus={cardOf(job)?.status}
            onSelect={select}
            onFocus={setFocusedId}
          />
        ))}
      </ul>
      <ListEnd {...end} count={jobs.length - similar} similar={similar} onPressed={() => focusItem(jobs.length - 1)} />
    </div>
  );
}

/** The same function at every render, so that of a long list only the items that change are drawn anew. */
function useUnchanging(handler: (id: string) => void): (id: string) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((id) => latest.current(id), []);
}
