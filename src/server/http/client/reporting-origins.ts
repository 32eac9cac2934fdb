import type { Config } from "../../config.ts";

/** Hosts that the pages send to when analytics or error reports are configured; the content security policy names them. */
export function reportingOrigins({ analytics, errorReports }: Pick<Config, "analytics" | "errorReports">): string[] {
  return [
    ...(analytics ? analyticsOrigins(analytics.host) : []),
    ...(errorReports ? [originOf(errorReports.dsn)] : []),
  ];
}

/** PostHog's cloud keeps a project's settings on a second host beside the one that takes events. */
function analyticsOrigins(host: string): string[] {
  const origin = originOf(host);
  const region = /^https:\/\/(us|eu)\.i\.posthog\.com$/.exec(origin)?.[1];
  return region ? [origin, `https://${region}-assets.i.posthog.com`] : [origin];
}

function originOf(address: string): string {
  return new URL(address).origin;
}
