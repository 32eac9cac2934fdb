import { clientConfigQuery } from "../http/calls/client-config.queries.ts";
import { queryClient } from "../http/query-client.ts";
import { asksNotToBeTracked } from "./do-not-track.ts";

/** Fetches and starts only what this server is set up for. */
export async function measureByConfig(): Promise<void> {
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
