import { expect, it } from "vitest";
import { passwordProblems } from "./password.rules.ts";

it("[REG-04] names every rule that a password breaks", () => {
  expect(passwordProblems("")).toEqual([
    "Password must be at least 8 characters long",
    "Password must contain at least one letter",
    "Password must contain at least one number",
    "Password must contain at least one symbol",
  ]);
  expect(passwordProblems("abcdefgh")).toEqual([
    "Password must contain at least one number",
    "Password must contain at least one symbol",
  ]);
  expect(passwordProblems("1234567!")).toEqual(["Password must contain at least one letter"]);
});

it.each([...'!@#$%^&*(),.?":{}|<>'])("[REG-04] takes %s as a symbol", (symbol) => {
  expect(passwordProblems(`abcdefg1${symbol}`)).toEqual([]);
});

it("[REG-04] takes no other character as a symbol", () => {
  expect(passwordProblems("abcdefg1-_ é")).toEqual(["Password must contain at least one symbol"]);
});

it("[REG-04] counts characters as people do, and takes letters and digits of every script", () => {
  expect(passwordProblems("🙂🙂🙂🙂a1!")).toEqual(["Password must be at least 8 characters long"]);
  expect(passwordProblems("пароль٣!")).toEqual([]);
  expect(passwordProblems(`${"🙂".repeat(197)}a1!`)).toEqual([]);
  expect(passwordProblems(`${"🙂".repeat(198)}a1!`)).toEqual(["Password must be at most 200 characters long"]);
});
