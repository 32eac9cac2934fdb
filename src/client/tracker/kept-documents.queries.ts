import { queryOptions } from "@tanstack/react-query";
import { documentsEndpoints } from "../../shared/documents/documents.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";

/** Every set of documents of a card, and whether its posting was pasted. */
export const keptDocumentsQuery = (jobUrl: string) =>
  queryOptions({
    queryKey: ["kept-documents", jobUrl],
    queryFn: ({ signal }) => callEndpoint(documentsEndpoints.kept, { body: { url: jobUrl }, signal }),
    staleTime: 60_000,
  });
