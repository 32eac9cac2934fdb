import { expect, it } from "vitest";
import { authorizationHeader } from "./auth-header.ts";

it.each([
  "/login",
  "/register",
  "/verify-email",
  "/verify-email/resend",
  "/forgot-password",
  "/verify-reset-code",
  "/change-password",
  "/verify-token",
  "/api/auth/anything",
  "/api/config",
])("[SESSION-02] sends no token to %s", (path) => {
  expect(authorizationHeader(path, "secret")).toBeUndefined();
});

it.each(["/api/profile/load", "/document-processor/scrape-job"])("[SESSION-03] sends the raw token to %s", (path) => {
  expect(authorizationHeader(path, "secret")).toBe("secret");
});

it.each(["/api/jobs", "/api/chat/process", "/logout"])("[SESSION-03] sends a Bearer token to %s", (path) => {
  expect(authorizationHeader(path, "secret")).toBe("Bearer secret");
});

it("[SESSION-02] sends nothing without a stored token", () => {
  expect(authorizationHeader("/api/jobs", null)).toBeUndefined();
});
