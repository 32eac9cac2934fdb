import { Secret, TOTP } from "otpauth";

/** 160 bits, as RFC 4226 recommends. */
const keyLength = 20;
/** How far clocks may be apart, in periods of 30 seconds. */
const drift = 1;

/** With the defaults (SHA-1, 6 digits, 30 seconds), which every app knows, and some alone. */
const totpOf = (key: string, email = "") =>
  new TOTP({ issuer: "Forthright", label: email, secret: Secret.fromBase32(key) });

export const newAppKey = (): string => new Secret({ size: keyLength }).base32;

/** What a QR code carries. */
export const appKeyAddress = (key: string, email: string): string => totpOf(key, email).toString();

/**
 * The period of 30 seconds, counted from 1970, whose code it is (RFC 6238); undefined for a code that is not valid at the time.
 *
 * @param timestamp milliseconds since 1970
 */
export function appPeriodOf(key: string, code: string, timestamp: number): number | undefined {
  const delta = totpOf(key).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}
