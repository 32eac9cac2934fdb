import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  type DocumentChange,
  documentReviewEndpoints as endpoints,
  type Review,
  type ReviewedDocument,
} from "../../shared/documents/document-review.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { CallError } from "../http/calls/call-error.ts";
import { useChangesElsewhere } from "../http/storage/change-channel.ts";
import { reviewKey, reviewQuery } from "../ui/documents/review.queries.ts";
import { type ChangeFailure, changeFailureOf } from "../ui/wordings/change-failure.ts";
import { useKeptFocus } from "./lines/use-kept-focus.ts";

export interface Changing {
  isPending: boolean;
  /** Changes the version that is shown into the next one. */
  change: (document: Version, change: DocumentChange) => Promise<{ review: Review } | { failure: ChangeFailure }>;
  /** What takes the offer to undo the last change of a document away, once there is a later one. */
  offerUndo: (kind: ReviewedDocument["kind"], withdraw: () => void) => void;
}

export type Version = Pick<ReviewedDocument, "id" | "kind">;

/** Another tab has changed the documents: what is shown here follows. */
export function useReviewSync(): void {
  const queryClient = useQueryClient();
  useChangesElsewhere((path) => {
    if (path === endpoints.change.path) void queryClient.invalidateQueries({ queryKey: reviewKey });
  });
}

/** Changes of the documents that this review shows, one at a time. */
export function useDocumentChanges(reviewedId: string): Changing {
  const queryClient = useQueryClient();
  const { queryKey } = reviewQuery(reviewedId);
  const offers = useRef(new Map<ReviewedDocument["kind"], () => void>());
  const mutation = useMutation({
    mutationFn: (body: { id: string; change: DocumentChange }) => callEndpoint(endpoints.change, { body }),
    onSuccess: (review) => {
      queryClient.setQueryData(queryKey, review);
      // The card lists the sets of documents with their newest links.
      void queryClient.invalidateQueries({ queryKey: ["kept-documents"] });
    },
    // Changed in another tab, or changed here and the reply was lost: either way, what is shown is not the newest.
    onError: (error) => {
      if (!(error instanceof CallError) || error.status === 409) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const keepFocus = useKeptFocus(mutation.isPending);
  return {
    isPending: mutation.isPending,
    change: ({ id, kind }, change) => {
      keepFocus("place" in change ? change.place : "");
      return mutation.mutateAsync({ id, change }).then(
        (review) => {
          offers.current.get(kind)?.();
          offers.current.delete(kind);
          return { review };
        },
        (error) => ({ failure: changeFailureOf(error) }),
      );
    },
    offerUndo: (kind, withdraw) => offers.current.set(kind, withdraw),
  };
}
