import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useSearchParams } from "react-router";
import { orLeadTo } from "../http/additions-loader.ts";
import { CallError } from "../http/calls/call-error.ts";
import { reviewQuery } from "../ui/documents/review.queries.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { PageBody } from "../ui/page/page-body.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { ReviewViews } from "./review-views.tsx";

const title = "What your documents say";
const toBoard = { to: "/jobtracking", label: "Back to the board" };

export const loader = orLeadTo("/jobtracking");

/** The documents of one card, sentence by sentence with their sources. The address names any version of one of them. */
export function Component() {
  const [address] = useSearchParams();
  const documentId = address.get("document") ?? "";
  const { data: review, error, refetch } = useQuery({ ...reviewQuery(documentId), enabled: documentId !== "" });
  if (review) {
    return (
      <PageBody className="wrap-anywhere max-w-6xl">
        <PageHeader
          title={title}
          back={{ to: `/jobtracking?job=${encodeURIComponent(review.job_url)}`, label: "Back to the job" }}
          subtitle={`${review.job_title}, ${review.company_name}`}
          isSubtitleOnPhones
        />
        <ReviewViews review={review} documentId={documentId} />
      </PageBody>
    );
  }
  const isMissing = documentId === "" || (error instanceof CallError && error.status === 404);
  if (isMissing) return <NoDocuments />;
  if (error) {
    return (
      <PageBody>
        <PageHeader title={title} back={toBoard} />
        <ErrorState title="Your documents could not be loaded" onRetry={() => void refetch()}>
          <p>
            {error.message || "The server did not say why. Nothing of them was lost; please try again in a moment."}
          </p>
        </ErrorState>
      </PageBody>
    );
  }
  return <LoadingState>Loading your documents...</LoadingState>;
}

function NoDocuments() {
  return (
    <PageBody>
      <PageHeader title={title} back={toBoard} />
      <EmptyState
        title="There are no such documents"
        icon={<FileText />}
        action={<LinkButton to="/jobtracking">Open your board</LinkButton>}
      >
        <p>Open a job on your board: its card leads to the documents that were made for it.</p>
      </EmptyState>
    </PageBody>
  );
}
