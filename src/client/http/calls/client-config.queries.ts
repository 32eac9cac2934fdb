import { queryOptions, useQuery } from "@tanstack/react-query";
import { loadClientConfig } from "../server-additions.ts";

/** How this server is set up; null of one that knows the specification alone. It changes only when the server starts anew. */
export const clientConfigQuery = queryOptions({
  queryKey: ["client-config"],
  queryFn: loadClientConfig,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the server knows the calls that we add to the specified ones. Ours does, so that is taken for true until it is known. */
export function useAdditions(): boolean {
  return useQuery(clientConfigQuery).data !== null;
}
