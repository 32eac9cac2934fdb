import type { PostHogConfig } from "posthog-js/dist/module.slim.no-external.js";
import { maskAttribute, maskInput } from "./replay-masking.ts";
import { deniedProperties, sentEvent } from "./sent-event.ts";

/** The constants of OBS-04, in the units that their names say. */
const analyticsLimits = {
  batchMs: 3000,
  idleSeconds: 30 * 60,
  eventsPerSecond: 10,
  eventsBurst: 100,
  exceptionBucket: 10,
  exceptionRefillPer10Seconds: 1,
  heatmapFlushMs: 5000,
  webVitalsFlushMs: 5000,
} as const;

export function analyticsOptions(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    defaults: "2026-08-30",
    // No cookie, which would travel with every request to this server.
    persistence: "localStorage",
    disable_external_dependency_loading: true,
    respect_dnt: true,
    person_profiles: "identified_only",

    request_queue_config: { flush_interval_ms: analyticsLimits.batchMs },
    session_idle_timeout_seconds: analyticsLimits.idleSeconds,
    rate_limiting: {
      events_per_second: analyticsLimits.eventsPerSecond,
      events_burst_limit: analyticsLimits.eventsBurst,
    },
    capture_exceptions: true,
    error_tracking: {
      exceptionRateLimiterBucketSize: analyticsLimits.exceptionBucket,
      exceptionRateLimiterRefillRate: analyticsLimits.exceptionRefillPer10Seconds,
    },
    capture_heatmaps: { flush_interval_milliseconds: analyticsLimits.heatmapFlushMs },
    capture_performance: {
      web_vitals: true,
      web_vitals_delayed_flush_ms: analyticsLimits.webVitalsFlushMs,
      // It needs another part of the library, and names elements of the page.
      web_vitals_attribution: false,
      network_timing: false,
    },
    capture_dead_clicks: false,

    property_denylist: deniedProperties,
    before_send: sentEvent,
    get_current_url: () => window.location.origin + window.location.pathname,
    // Both keep the first address that a person came by, with its query, on the device.
    save_campaign_params: false,
    save_referrer: false,
    mask_all_text: true,
    mask_all_element_attributes: true,
    enable_recording_console_log: false,
    session_recording: {
      maskAllInputs: true,
      maskInputFn: maskInput,
      maskTextSelector: "*",
      maskAttributeFn: maskAttribute,
      captureCanvas: { recordCanvas: false },
      captureJsonLd: false,
      collectFonts: false,
      recordHeaders: false,
      recordBody: false,
      // The whole request is compressed anyway.
      compress_events: false,
    },
  };
}
