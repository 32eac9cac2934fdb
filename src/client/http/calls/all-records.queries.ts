import { queryOptions } from "@tanstack/react-query";
import {
  type CardRecord,
  cardRecordEndpoints as endpoints,
} from "../../../shared/tracker/records/card-record.contract.ts";
import { knowsAdditions } from "../server-additions.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { CallError } from "./call-error.ts";

/** All of the person's, the oldest first; none on a server that knows no records. */
export const cardRecordsQuery = queryOptions({
  queryKey: ["card-records"],
  queryFn: async ({ signal }): Promise<CardRecord[]> => {
    if (!(await knowsAdditions())) return [];
    return (await callEndpoint(endpoints.list, { signal }).catch(noneWhereUnknown)).data;
  },
});

function noneWhereUnknown(error: unknown): { data: CardRecord[] } {
  if (error instanceof CallError && error.status === 404) return { data: [] };
  throw error;
}
