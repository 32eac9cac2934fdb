import type { Mail } from "../../engines/mail-writing/mail-writing.ts";
import type { WaitingMail } from "../../shared/http/outbox.contract.ts";
import { withoutPersonalText } from "../../shared/reporting/error-report.rules.ts";
import type { MailCipher } from "./mail-cipher.ts";
import type { Mailer, MailServer } from "./mailer.ts";
import type { ClaimedMail, KeptOutgoingMail, OutboxStore } from "./outbox.store.ts";

interface Parts {
  outboxStore: OutboxStore;
  cipher: MailCipher;
  mailServer: MailServer;
  log: { warn(details: object, message: string): void };
}

const defaultMinutes = 2 * 24 * 60;
/** Mails under way at once from one server. */
const senders = 4;
const maxListed = 100;
const [soonMs, laterMs] = [2_000, 30_000];

/** Keeps mails until the mail server has taken them. Each is claimed by one of the servers, which tries again with growing pauses. */
export function createOutbox({ outboxStore, cipher, mailServer, log }: Parts) {
  let round: Promise<void> | undefined;
  let isDueAgain = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function deliver({ id, content }: ClaimedMail): Promise<boolean> {
    const mail = decrypted(content);
    if (!mail) {
      log.warn({}, "A mail was dropped that another SECRET has encrypted");
      return outboxStore.remove(id).then(() => true);
    }
    try {
      await mailServer.deliver(mail, id);
    } catch (error) {
      log.warn({ mail: id, ...saidByMailServer(error) }, "The mail server did not take a mail");
      if (!isRefused(error)) return outboxStore.putOff(id, faultOf(error)).then(() => false);
    }
    await outboxStore.remove(id);
    return true;
  }

  function decrypted(content: string): Mail | undefined {
    try {
      return cipher.decrypt(content);
    } catch {
      return undefined;
    }
  }

  function described({ content, attempts, fault, nextAttemptAt, expiresAt }: KeptOutgoingMail): WaitingMail {
    const { to, subject } = decrypted(content) ?? { to: "of another SECRET", subject: "" };
    return {
      ...{ to, subject, attempts, fault },
      next_attempt_at: nextAttemptAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    };
  }

  async function sendUntilNoneIsDue(): Promise<boolean> {
    let isEverySent = true;
    for (let claimed = await nextClaim(); claimed; claimed = await nextClaim()) {
      if (!(await deliver(claimed))) isEverySent = false;
    }
    return isEverySent;
  }

  const nextClaim = async () => (isClosed ? undefined : await outboxStore.claim());

  async function sendRound(): Promise<void> {
    const expired = await outboxStore.removeExpired();
    if (expired > 0) log.warn({ count: expired }, "Mails were dropped that the mail server did not take in time");
    const outcomes = await Promise.all(Array.from({ length: senders }, sendUntilNoneIsDue));
    if (outcomes.includes(false)) schedule(soonMs);
  }

  function schedule(pauseMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(kick, pauseMs).unref();
  }

  /** Sends what is due. What is kept while a round is ending gets a round of its own. */
  function kick(): void {
    if (round) {
      isDueAgain = true;
      return;
    }
    schedule(laterMs);
    round = sendRound()
      .catch((error: unknown) => {
        log.warn({ err: error }, "The mails that wait could not be read");
        schedule(soonMs);
      })
      .finally(() => {
        round = undefined;
        if (!isDueAgain || isClosed) return;
        isDueAgain = false;
        kick();
      });
  }

  const mailer: Mailer = {
    async send(mail) {
      await outboxStore.keep({
        recipient: cipher.hash(mail.to),
        topic: mail.validMinutes === undefined ? null : cipher.hash(`${mail.to} ${mail.subject}`),
        content: cipher.encrypt(mail),
        validMinutes: mail.validMinutes ?? defaultMinutes,
      });
      kick();
    },
  };
  return {
    mailer,
    begin: kick,
    isDelayed: outboxStore.isDelayed,
    /** What waits, without the contents; of many, those that expire first. */
    async waiting(): Promise<{ total: number; mails: WaitingMail[] }> {
      const { total, mails } = await outboxStore.waiting(maxListed);
      return { total, mails: mails.map(described) };
    },
    /** Tries again what waits for an address, or for everybody, and resolves when each was tried. @returns how many they were */
    async sendNow(address?: string): Promise<number> {
      const count = await outboxStore.makeDue(address === undefined ? undefined : cipher.hash(address.trim()));
      kick();
      while (round) await round;
      return count;
    },
    /** What still waits for somebody, as when their account goes. */
    forget: (addresses: string[]) => outboxStore.forget(addresses.map(cipher.hash)),
    /** What is under way is brought to its end; the rest waits for the next start or another server. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await round;
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

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
const faultOf = (error: unknown) => (smtpFailure(error).code === "EENVELOPE" ? "put_off" : "unreachable");

function saidByMailServer(error: unknown) {
  const { code, responseCode, command } = smtpFailure(error);
  return { code, responseCode, command, said: withoutPersonalText(error instanceof Error ? error.message : "") };
}
