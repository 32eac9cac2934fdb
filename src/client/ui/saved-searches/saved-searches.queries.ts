import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { savedSearchEndpoints as calls, type SavedSearch } from "../../../shared/jobs/saved-search.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../http/server-additions.ts";
import { showToast } from "../overlays/toast.ts";

/** Null from a server that saves no searches. */
const savedSearchesQuery = queryOptions({
  queryKey: ["saved-searches"],
  queryFn: async ({ signal }) =>
    (await knowsAdditions()) ? (await callEndpoint(calls.list, { signal })).searches : null,
});

/** With how many openings are new to each. */
export function useSavedSearches() {
  return useQuery(savedSearchesQuery);
}

export interface SavedSearchChange {
  /** "save" also renames the one of its id, and puts a removed one back. */
  kind: "save" | "look" | "remove";
  search: SavedSearch;
}

/** Shows a change at once and sends it; what failed is said, and the list read anew. */
export function useChangeSavedSearches() {
  const queryClient = useQueryClient();
  const { queryKey } = savedSearchesQuery;
  return useMutation({
    scope: { id: "saved-searches" },
    mutationFn: send,
    onMutate: async (change: SavedSearchChange) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && changed(known, change));
    },
    onError: (error, { kind }) => {
      if (kind !== "look")
        showToast({ tone: "error", title: `The search could not be ${kind}d`, description: error.message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function send({ kind, search }: SavedSearchChange) {
  const { id, name, query, seen } = search;
  if (kind === "save") return callEndpoint(calls.save, { body: { id, name, query, ...(seen >= 0 && { seen }) } });
  return callEndpoint(calls[kind], { body: { id } });
}

function changed(known: SavedSearch[], { kind, search }: SavedSearchChange): SavedSearch[] {
  const others = known.filter(({ id }) => id !== search.id);
  if (kind === "remove") return others;
  if (kind === "save" && others.length === known.length) return [...known, search];
  const next = kind === "look" ? { new_openings: 0 } : { name: search.name };
  return known.map((one) => (one.id === search.id ? { ...one, ...next } : one));
}
