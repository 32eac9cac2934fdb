import type { Mail } from "../../engines/mail-writing/mail-writing.ts";
import { withoutPersonalText } from "../../shared/reporting/error-report.rules.ts";
import type { MailCipher } from "./mail-cipher.ts";
import type { MailServer } from "./mailer.ts";
import type { ClaimedMail, MailFault, OutboxStore } from "./outbox.store.ts";

export interface DeliveryParts {
  outboxStore: OutboxStore;
  cipher: MailCipher;
  mailServer: MailServer;
  log: { warn(details: object, message: string): void };
}

/** Mails under way at once from one server. */
const senders = 4;

/** Sends what is due, until nothing is or the server closes. */
export async function sendDue(parts: DeliveryParts, isClosed: () => boolean): Promise<"done" | "left"> {
  const expired = await parts.outboxStore.removeExpired();
  if (expired > 0) parts.log.warn({ count: expired }, "Mails were dropped that the mail server did not take in time");
  const outcomes = await Promise.all(Array.from({ length: senders }, () => sendUntilNoneIsDue(parts, isClosed)));
  return outcomes.includes("left") ? "left" : "done";
}

async function sendUntilNoneIsDue(parts: DeliveryParts, isClosed: () => boolean): Promise<"done" | "left"> {
  const nextClaim = async () => (isClosed() ? undefined : await parts.outboxStore.claim());
  let outcome: "done" | "left" = "done";
  for (let claimed = await nextClaim(); claimed; claimed = await nextClaim()) {
    if ((await deliver(parts, claimed)) === "left") outcome = "left";
  }
  return outcome;
}

async function deliver(
  { outboxStore, cipher, mailServer, log }: DeliveryParts,
  { id, content }: ClaimedMail,
): Promise<"done" | "left"> {
  const mail = decryptedMail(cipher, content);
  if (!mail) log.warn({}, "A mail was dropped that another SECRET has encrypted");
  try {
    if (mail) await mailServer.deliver(mail, id);
  } catch (error) {
    log.warn({ mail: id, ...saidByMailServer(error) }, "The mail server did not take a mail");
    if (!isRefused(error)) return outboxStore.putOff(id, faultOf(error)).then(() => "left");
  }
  await outboxStore.remove(id);
  return "done";
}

/** Undefined where another secret has encrypted it. */
export function decryptedMail(cipher: MailCipher, content: string): Mail | undefined {
  try {
    return cipher.decrypt(content);
  } catch {
    return undefined;
  }
}

/** What nodemailer adds to an error: its own code, and what the mail server answered to which command. */
function smtpFailure(error: unknown): { code?: unknown; responseCode?: unknown; command?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}

/** For good, as by a server that knows no such person: another attempt would be refused too. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = smtpFailure(error);
  return (code === "EENVELOPE" || code === "EMESSAGE") && Number(responseCode) >= 500;
}

/** Greylisting and full boxes concern one recipient; all else keeps everybody's mails. */
const faultOf = (error: unknown): MailFault => (smtpFailure(error).code === "EENVELOPE" ? "put_off" : "unreachable");

function saidByMailServer(error: unknown) {
  const { code, responseCode, command } = smtpFailure(error);
  return { code, responseCode, command, said: withoutPersonalText(error instanceof Error ? error.message : "") };
}
