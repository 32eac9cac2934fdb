import type { FirstSteps } from "../../src/shared/assistant/assistant.contract.ts";
import type { ClientConfig } from "../../src/shared/http/client-config.contract.ts";

const config: ClientConfig = {
  success: true,
  captcha: { kind: "altcha", challenge_url: "/api/captcha/challenge" },
  stand_ins: { mailbox: true, network_sign_in: true, checkout: true, job_postings: true },
  analytics: null,
  error_reports: null,
};

/** By this answer a client knows that the server is ours: one with nothing configured. */
export const ownConfig = {
  "GET /api/config": () => config,
  // Somebody who has done all of it.
  "GET /api/chat/first-steps": (): FirstSteps => ({
    success: true,
    has_profile: true,
    job_title: "Nurse",
    place: "Cork",
    opening_url: "https://jobs.example/1",
    has_documents: true,
    has_applied: true,
  }),
};
