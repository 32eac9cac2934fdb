import { describe, expect, it } from "vitest";
import { analyticsOptions } from "./analytics-options.ts";

const options = analyticsOptions("https://eu.i.posthog.com");

describe("what the library is told; analytics-limits.e2e.ts shows that it keeps to it", () => {
  it("[OBS-04] sets every constant that can be set", () => {
    expect(options).toMatchObject({
      request_queue_config: { flush_interval_ms: 3000 },
      session_idle_timeout_seconds: 30 * 60,
      rate_limiting: { events_per_second: 10, events_burst_limit: 10 * 10 },
      error_tracking: { exceptionRateLimiterBucketSize: 10, exceptionRateLimiterRefillRate: 1 },
      capture_heatmaps: { flush_interval_milliseconds: 5000 },
      capture_performance: { web_vitals: true, web_vitals_delayed_flush_ms: 5000 },
    });
  });

  it("[OBS-02] respects do-not-track, and masks inputs, texts and attributes", () => {
    expect(options).toMatchObject({
      respect_dnt: true,
      mask_all_text: true,
      mask_all_element_attributes: true,
      session_recording: { maskAllInputs: true, maskTextSelector: "*" },
    });
  });
});
