import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { orLeadTo } from "../../http/additions-loader.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { useTrackedJobs } from "../tracker.queries.ts";
import { arrivedCapture } from "./arrived-capture.ts";
import { CaptureGuide } from "./capture-guide.tsx";
import { CapturedPosting } from "./captured-posting.tsx";

export const loader = orLeadTo("/jobtracking");

/**
 * Where the extension, the bookmarklet and a phone's "Share" hand a posting over. It stands in the address, so that a reload or a
 * sign-in loses nothing. Whatever it says, nothing is kept before the person presses.
 */
export function Component() {
  const { search, hash } = useLocation();
  const { data: capture } = useQuery({
    queryKey: ["arrived-capture", search, hash],
    queryFn: async () => (await arrivedCapture(search, hash)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    // It is in the address as long as it is wanted.
    gcTime: 0,
  });
  const { data: board, isError, refetch } = useTrackedJobs();
  const isEmpty = search === "" && hash === "";
  const isReading = !isEmpty && (capture === undefined || (board === undefined && !isError));
  return (
    <PageBody>
      <PageHeader
        title={isEmpty ? "Save any posting" : "Save this posting"}
        back={{ to: "/jobtracking", label: "Back to the board" }}
        subtitle={isEmpty ? "From the page that you are on, with its text, in one press." : undefined}
      />
      {isEmpty && <CaptureGuide />}
      {isReading && <LoadingState>Reading the posting...</LoadingState>}
      {isError && !isEmpty && <ErrorState title="Your jobs could not be loaded." onRetry={() => void refetch()} />}
      {!isEmpty && capture === null && (
        <ErrorState title="What was handed over could not be read">
          <p>Go back to the posting and try again, or copy its address and its text into a new card on the board.</p>
        </ErrorState>
      )}
      {board && capture && <CapturedPosting capture={capture} jobs={board.jobs} />}
    </PageBody>
  );
}
