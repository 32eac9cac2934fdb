import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../http/server-additions.ts";

export const accountOverviewQuery = queryOptions({
  queryKey: ["account-overview"],
  // Null where the server has no such settings.
  queryFn: async ({ signal }) =>
    (await knowsAdditions()) ? callEndpoint(accountSettingsEndpoints.overview, { signal }) : null,
  staleTime: 0,
});

export function reloadOverview(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: accountOverviewQuery.queryKey });
}
