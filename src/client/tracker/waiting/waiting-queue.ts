import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { waitingKey } from "../tracker.queries.ts";

/** Whether what is done now has to wait: without a network, and behind what waits still. */
export const hasToWait = (queryClient: QueryClient): boolean =>
  !onlineManager.isOnline() || queryClient.isMutating({ mutationKey: waitingKey }) > 0;

/** Its code is there before there is a need: the bar above the pages, which comes when the browser is idle, has it too. */
export const waitingQueue = () => import("./waiting-changes.queries.ts");
