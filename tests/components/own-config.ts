import { type ClientConfig, clientConfigEndpoint } from "../../src/shared/http/client-config.contract.ts";

const config: ClientConfig = {
  success: true,
  captcha: { kind: "altcha", challenge_url: "/api/captcha/challenge" },
  stand_ins: { mailbox: true, network_sign_in: true, checkout: true },
  analytics: null,
  error_reports: null,
};

/** By this answer a client knows that the server is ours: one with nothing configured. */
export const ownConfig = { [`${clientConfigEndpoint.method} ${clientConfigEndpoint.path}`]: () => config };
