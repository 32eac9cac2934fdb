import { queryOptions } from "@tanstack/react-query";
import { subscriptionEndpoints } from "../../../shared/subscription/subscription.contract.ts";
import { callEndpoint } from "./call-endpoint.ts";

/** What the plan includes and how much of it is used: asked anew after everything that uses some. */
export const usageQuery = queryOptions({
  queryKey: ["subscription", "usage"],
  // Null where the server does not say.
  queryFn: async () => (await callEndpoint(subscriptionEndpoints.details)).usage ?? null,
  // Another page may have changed the plan, and another tab uses it.
  staleTime: 0,
  // Where it does not come, the place stays empty: it is nothing to disturb anybody with.
  retry: false,
});
