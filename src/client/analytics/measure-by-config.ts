import type { QueryClient } from "@tanstack/react-query";
import { clientConfigQuery } from "../http/client-config.queries.ts";
import { asksNotToBeTracked } from "./do-not-track.ts";

/** Fetches and starts only what this server is set up for. */
export async function measureByConfig(queryClient: QueryClient): Promise<void> {
  const { analytics, error_reports: errorReports } = await queryClient.ensureQueryData(clientConfigQuery);
  await Promise.all([
    errorReports && import("./error-reports.ts").then(({ startErrorReports }) => startErrorReports(errorReports.dsn)),
    analytics &&
      !asksNotToBeTracked() &&
      import("./product-analytics.ts").then(({ startProductAnalytics }) => startProductAnalytics(analytics)),
  ]);
}
