import { queryOptions } from "@tanstack/react-query";
import { clientConfigEndpoint } from "../../shared/http/client-config.contract.ts";
import { callEndpoint } from "./call-endpoint.ts";

/** How this server is set up: it changes only when the server starts anew. */
export const clientConfigQuery = queryOptions({
  queryKey: ["client-config"],
  queryFn: () => callEndpoint(clientConfigEndpoint),
  staleTime: Number.POSITIVE_INFINITY,
});
