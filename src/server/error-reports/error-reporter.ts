import { type BaseTransportOptions, createStackParser, createTransport, Scope, type Transport } from "@sentry/core";
import { nodeStackLineParser, ServerRuntimeClient } from "@sentry/core/server";
import { reportableErrors } from "../../shared/reporting/error-report.rules.ts";

/** Where an error happened, in words of the code and never of the caller. */
export interface FailedRequest {
  method: string;
  /** The pattern: "/postings/:id", never the address that was called. */
  route: string;
  requestId: string;
}

export interface ErrorReporter {
  report(error: unknown, failed: FailedRequest): void;
  /** Sends what is still waiting. */
  close(): Promise<void>;
}

const sendTimeoutMs = 10_000;
const closeTimeoutMs = 2_000;

/** Nobody is told. */
export const noErrorReporter: ErrorReporter = { report: () => undefined, close: async () => undefined };

/** Tells a server that speaks Sentry's protocol. None of the library's observers run: what is sent is made here. */
export function createErrorReporter(dsn: string): ErrorReporter {
  const client = new ServerRuntimeClient({
    dsn,
    platform: "node",
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: sendByFetch,
    beforeSend: (event) => ({
      type: undefined,
      platform: "node",
      ...(event.event_id && { event_id: event.event_id }),
      ...(event.timestamp && { timestamp: event.timestamp }),
      level: "error",
      exception: { values: reportableErrors(event.exception?.values) },
      ...(event.transaction && { transaction: event.transaction }),
      ...(event.tags && { tags: event.tags }),
    }),
  });
  return {
    report(error, { method, route, requestId }) {
      const scope = new Scope();
      scope.setTransactionName(`${method} ${route}`);
      scope.setTags({ method, route, request_id: requestId });
      client.captureException(error, undefined, scope);
    },
    async close() {
      await client.close(closeTimeoutMs);
    },
  };
}

/** The library's own transport for Node brings OpenTelemetry along; its queue and its rate limits are in `createTransport`. */
function sendByFetch(options: BaseTransportOptions): Transport {
  return createTransport(options, async ({ body }) => {
    const response = await fetch(options.url, {
      method: "POST",
      headers: { "content-type": "application/x-sentry-envelope" },
      body: typeof body === "string" ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    await response.arrayBuffer();
    return {
      statusCode: response.status,
      headers: {
        "x-sentry-rate-limits": response.headers.get("x-sentry-rate-limits"),
        "retry-after": response.headers.get("retry-after"),
      },
    };
  });
}
