import { expect, it } from "vitest";
import { emailAddress, verificationCode } from "./account.contract.ts";

it.each(["a@b.c", "anna.weber+jobs@example.co.uk", "ünal@müller.de"])(
  "[LOGIN-13] takes %s as an address",
  (address) => {
    expect(emailAddress.safeParse(address).success).toBe(true);
  },
);

it.each(["", "anna", "anna@example", "anna @example.org", "a@b@c.de"])("[LOGIN-13] refuses %j", (address) => {
  expect(emailAddress.safeParse(address).error?.issues[0]?.message).toBe("Please enter a valid email address");
});

it("[VERIFY-02] writes codes in capitals and refuses other lengths and characters", () => {
  expect(verificationCode.parse("ab3k9z")).toBe("AB3K9Z");
  for (const code of ["", "AB3K9", "AB3K9ZZ", "AB 3K9", "AB-3K9"]) {
    expect(verificationCode.safeParse(code).error?.issues[0]?.message).toBe(
      "Please enter the 6-character verification code",
    );
  }
});
