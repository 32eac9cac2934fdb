import { onlineManager, QueryClient } from "@tanstack/react-query";
import { CallError } from "./calls/call-error.ts";
import { sessionStore } from "./session/session-store.ts";

// The service worker has answered for a network that is not there. What browsers say of it by themselves is right only when it changes.
if ("offline" in document.documentElement.dataset) onlineManager.setOnline(false);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only a missing reply is worth a second try.
      retry: (failures, error) => !(error instanceof CallError) && failures < 1,
    },
    // What cannot wait for a network says at once that there is none; what can has a queue of its own.
    mutations: { networkMode: "always" },
  },
});

/** What one person loaded must never show to the next one who signs in on the same device. */
function forgetDataWhenPersonChanges(): void {
  let token = sessionStore.read("token");
  sessionStore.subscribe(() => {
    if (sessionStore.read("token") === token) return;
    token = sessionStore.read("token");
    queryClient.clear();
  });
}

forgetDataWhenPersonChanges();
