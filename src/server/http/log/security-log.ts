import type { FastifyRequest } from "fastify";
import { keyedHash } from "../../encryption/keyed-hash.ts";
import type { AppError } from "../app-error.ts";

export type SecurityEvent =
  | "refused"
  | "first_factor"
  | "sign_in"
  | "password_changed"
  | "password_reset"
  | "email_changed"
  | "account_deleted"
  | "factor_added"
  | "factor_removed"
  | "factor_used"
  | "recovery_codes_renewed"
  | "notification_refused";

interface Ids {
  /** Of a user, never the address. */
  user?: string;
  /** Of what happened, in one word of ours. */
  detail?: string;
}

export type SecurityLog = (request: FastifyRequest, event: SecurityEvent, ids?: Ids) => void;

declare module "fastify" {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
}

/** Refusals that show an attack, or its limit, by the code that the caller gets. */
const notable =
  /^(invalid_credentials|wrong_password|invalid_code|invalid_reset_key|wrong_second_factor|wrong_passkey|captcha_failed|fresh_sign_in_needed|too_many_\w+|invalid_signature|unknown_host)$/;
/** Levels at which an operator wants no more than faults. */
const quietLevels = ["silent", "fatal", "error"];

/**
 * What somebody looks for after an incident: one line an event, with ids and no personal data. They are written at the
 * usual level too, at which nothing else of a request is.
 */
export function createSecurityLog(secret: string): SecurityLog {
  /** Tells callers apart without naming their network address. */
  const callerOf = (ip = "gone") => keyedHash(secret, `security log:${ip}`).slice(0, 12);

  /** Whose limit was logged in the present minute: who hammers must not fill the log. */
  const limited = { minute: 0, callers: new Set<string>() };
  function isRepeatedLimit(caller: string, detail = ""): boolean {
    if (!detail.startsWith("too_many_")) return false;
    const minute = Math.floor(Date.now() / 60_000);
    if (limited.minute !== minute) Object.assign(limited, { minute, callers: new Set() });
    if (limited.callers.has(`${caller} ${detail}`)) return true;
    limited.callers.add(`${caller} ${detail}`);
    return false;
  }

  return (request, event, ids = {}) => {
    const { log, ip, method, routeOptions } = request;
    const caller = callerOf(ip);
    if (isRepeatedLimit(caller, ids.detail)) return;
    const level = quietLevels.includes(log.level) ? log.level : "info";
    const where = { method, route: routeOptions.url ?? "unknown", caller };
    log.child({}, { level }).info({ securityEvent: event, ...ids, ...where }, "Security event");
  };
}

export function logRefusal(request: FastifyRequest, { code, userId }: AppError): void {
  if (!notable.test(code)) return;
  const user = request.user?.id ?? userId;
  request.server.securityLog(request, "refused", { detail: code, ...(user && { user }) });
}
