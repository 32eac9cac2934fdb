import { queryOptions } from "@tanstack/react-query";
import { documentReviewEndpoints as endpoints } from "../../../shared/documents/document-review.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";

export const reviewKey = ["document-review"] as const;

/** @param documentId of any version of a set's CV or letter; what comes is the newest one of each */
export const reviewQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...reviewKey, documentId],
    queryFn: ({ signal }) => callEndpoint(endpoints.review, { body: { id: documentId }, signal }),
    // The profile may have been changed on another page.
    staleTime: 0,
  });
