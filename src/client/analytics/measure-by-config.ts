import type { QueryClient } from "@tanstack/react-query";
import { clientConfigQuery } from "../http/client-config.queries.ts";
import { asksNotToBeTracked } from "./do-not-track.ts";

/** Fetches and starts only what this server is set up for. */
export async function measureByConfig(queryClient: QueryClient): Promise<void> {
  const config = await queryClient.ensureQueryData(clientConfigQuery);
  if (!config) return;
  const { analytics, error_reports: errorReports } = config;
  await Promise.all([
    errorReports && import("./error-reports.ts").then(({ startErrorReports }) => startErrorReports(errorReports.dsn)),
    analytics &&
      !asksNotToBeTracked() &&
      import("./product-analytics.ts").then(({ startProductAnalytics }) => startProductAnalytics(analytics)),
  ]);
}
