import { beforeEach, expect, it } from "vitest";
import { loginAttempts } from "./login-attempts.ts";

beforeEach(() => loginAttempts.reset());

it("[LOGIN-06] calls for the password reset at the third failure", () => {
  expect([loginAttempts.fail(), loginAttempts.fail(), loginAttempts.fail()]).toEqual([false, false, true]);
});

it("[LOGIN-06] starts anew after a success", () => {
  loginAttempts.fail();
  loginAttempts.fail();
  loginAttempts.reset();
  expect([loginAttempts.fail(), loginAttempts.fail(), loginAttempts.fail()]).toEqual([false, false, true]);
});
