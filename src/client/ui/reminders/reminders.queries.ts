import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  reminderEndpoints as calls,
  type DigestSettings,
  type Reminders,
} from "../../../shared/reminders/reminders.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { knowsAdditions } from "../../http/server-additions.ts";

/** Null from a server that reminds nobody. */
const remindersQuery = queryOptions({
  queryKey: ["reminders"],
  queryFn: async ({ signal }) => ((await knowsAdditions()) ? callEndpoint(calls.load, { signal }) : null),
});

export function useReminders() {
  return useQuery(remindersQuery);
}

export function useSetDigest() {
  return useRemindersChange((settings: DigestSettings) => callEndpoint(calls.setDigest, { body: settings }));
}

/** Makes an address for the person's calendar, a new one where there is one; or ends it. */
export function useChangeCalendar() {
  return useRemindersChange((change: "renew" | "end") =>
    callEndpoint(change === "renew" ? calls.renewCalendar : calls.endCalendar),
  );
}

/** Each answers with all there is. */
function useRemindersChange<Variables>(call: (variables: Variables) => Promise<Reminders>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (reply) => queryClient.setQueryData(remindersQuery.queryKey, reply),
  });
}
