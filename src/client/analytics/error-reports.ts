import { BrowserClient, dedupeIntegration, defaultStackParser, makeFetchTransport, Scope } from "@sentry/browser";
import { reportableErrors } from "../../shared/reporting/error-report.rules.ts";
import { reportNotedErrors } from "./noted-errors.ts";

/** Reports errors of the page. None of the library's observers run, so nothing of page, person or calls is collected. */
export function startErrorReports(dsn: string): void {
  const client = new BrowserClient({
    dsn,
    integrations: [dedupeIntegration()],
    sendClientReports: false,
    dataCollection: { userInfo: false },
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: (event) => ({
      type: undefined,
      platform: "javascript",
      ...(event.event_id && { event_id: event.event_id }),
      ...(event.timestamp && { timestamp: event.timestamp }),
      level: "error",
      exception: { values: reportableErrors(event.exception?.values) },
      request: { url: window.location.origin + window.location.pathname },
    }),
  });
  client.init();
  reportNotedErrors((error) => client.captureException(error, undefined, new Scope()));
}
