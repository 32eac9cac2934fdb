import { describe, expect, it } from "vitest";
import { freemiusSignature, isFreemiusSignature, sandboxToken } from "./freemius-signature.ts";

describe("Freemius signatures", () => {
  it("are the hex HMAC-SHA256 of the raw body", () => {
    // RFC 4231, test case 2
    expect(freemiusSignature("Jefe", "what do ya want for nothing?")).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  it("fit only the very bytes", () => {
    const body = Buffer.from('{"id":"1"}');
    const signature = freemiusSignature("key", body);
    expect(isFreemiusSignature("key", body, signature)).toBe(true);
    expect(isFreemiusSignature("key", Buffer.from('{"id": "1"}'), signature)).toBe(false);
    expect(isFreemiusSignature("other", body, signature)).toBe(false);
    expect(isFreemiusSignature("key", body, undefined)).toBe(false);
  });

  it("make the sandbox token from time, product, both keys and the word checkout", () => {
    const keys = { productId: "1", publicKey: "pk", secretKey: "sk" };
    // md5("17000000001skpkcheckout")
    expect(sandboxToken(keys, "1700000000")).toMatch(/^[0-9a-f]{32}$/);
    expect(sandboxToken(keys, "1700000000")).not.toBe(sandboxToken(keys, "1700000001"));
  });
});
