import { expect, it } from "vitest";
import { emailAddress, verificationCode } from "./account.contract.ts";

it.each(["a@b.c", "anna.weber+jobs@example.co.uk", "ünal@müller.de"])(
  "[LOGIN-13] takes %s as an address",
  (address) => {
    expect(emailAddress.safeParse(address).success).toBe(true);
  },
);

const cannotReceive = [
  ...["test@iana..com", "test@-iana.org", "test@iana-.org", "test@.iana.org", "test@iana.org.", "test@192.0.2.1"],
  ...["x<a@b.c", ";a@b.c", "a@b.c>", "x,a@b.c", "(x)a@b.c", "a\\@b.c", "[a]@b.c", '"a"@b.c', "a\u200b@b.c", "x:a@b.c"],
  `test@${"a".repeat(64)}.org`,
];

it.each(["", "anna", "anna@example", "anna @example.org", "a@b@c.de"].concat(cannotReceive))(
  "[LOGIN-13] refuses %j",
  (address) => {
    expect(emailAddress.safeParse(address).error?.issues[0]?.message).toBe("Please enter a valid email address");
  },
);

it("[VERIFY-02] writes codes in capitals and refuses other lengths and characters", () => {
  expect(verificationCode.parse("ab3k9z")).toBe("AB3K9Z");
  for (const code of ["", "AB3K9", "AB3K9ZZ", "AB 3K9", "AB-3K9"]) {
    expect(verificationCode.safeParse(code).error?.issues[0]?.message).toBe(
      "Please enter the 6-character verification code",
    );
  }
});

it("writes an address in one way, whose letters reach the same mailbox", () => {
  for (const typed of ["ａｎｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ", " Anna@Example.ORG "]) {
    expect(emailAddress.parse(typed)).toBe("anna@example.org");
  }
});
