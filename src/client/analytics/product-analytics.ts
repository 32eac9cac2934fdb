// Each puts one part of the library where it looks for it, instead of a script from PostHog's host.
import "posthog-js/dist/exception-autocapture.js";
import "posthog-js/dist/posthog-recorder.js";
import "posthog-js/dist/web-vitals.js";
import {
  AnalyticsExtensions,
  ErrorTrackingExtensions,
  SessionReplayExtensions,
} from "posthog-js/dist/extension-bundles.js";
import { posthog } from "posthog-js/dist/module.slim.no-external.js";
import { sessionStore } from "../http/session/session-store.ts";
import { analyticsOptions } from "./analytics-options.ts";

/** Tells PostHog how the pages are used, and by whom: the e-mail address as identity, the name as property (OBS-01). */
export function startProductAnalytics({ key, host }: { key: string; host: string }): void {
  posthog.init(key, {
    ...analyticsOptions(host),
    __extensionClasses: { ...AnalyticsExtensions, ...ErrorTrackingExtensions, ...SessionReplayExtensions },
  });
  followPerson();
  sessionStore.subscribe(followPerson);
}

/** By the session as it is now: also a session that ended before the library was here is one to forget. */
function followPerson(): void {
  const email = sessionStore.read("token") && sessionStore.read("email");
  if (email) posthog.identify(email, { name: sessionStore.read("name") });
  else if (posthog.get_property("$user_state") === "identified") posthog.reset();
}
