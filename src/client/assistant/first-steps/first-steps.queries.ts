import { queryOptions } from "@tanstack/react-query";
import { assistantEndpoints } from "../../../shared/assistant/assistant.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../http/server-additions.ts";
import { firstStepsKey } from "../assistant.queries.ts";

/** How far somebody has come; null of a server that does not say. Asked anew at each visit of the chat. */
export const firstStepsQuery = queryOptions({
  queryKey: firstStepsKey,
  queryFn: async () => ((await knowsAdditions()) ? callEndpoint(assistantEndpoints.firstSteps) : null),
  staleTime: 0,
});
