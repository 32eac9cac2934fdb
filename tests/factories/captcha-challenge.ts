import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** A challenge that costs a browser nothing to solve. */
export const captchaChallenge = () =>
  createChallenge({
    ...{ algorithm: "PBKDF2/SHA-256", cost: 1, counter: 3, deriveKey },
    ...{ hmacSignatureSecret: "signature", hmacKeySignatureSecret: "key" },
    expiresAt: new Date(Date.now() + 60_000),
  });
