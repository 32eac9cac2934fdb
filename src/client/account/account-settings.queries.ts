import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { accountSettingsEndpoints } from "../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";

export const accountOverviewQuery = queryOptions({
  queryKey: ["account-overview"],
  queryFn: ({ signal }) => callEndpoint(accountSettingsEndpoints.overview, { signal }),
  staleTime: 0,
});

export function reloadOverview(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: accountOverviewQuery.queryKey });
}
