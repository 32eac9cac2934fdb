import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { measureLater } from "./analytics/measure-later.ts";
import { CallError } from "./http/call-error.ts";
import { sessionStore } from "./http/session-store.ts";
import { router } from "./router.tsx";
import "./ui/tokens.css";
import { applyStoredTheme } from "./ui/theme.ts";

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only a missing reply is worth a second try.
      retry: (failures, error) => !(error instanceof CallError) && failures < 1,
    },
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

applyStoredTheme();
forgetDataWhenPersonChanges();
measureLater(queryClient);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
