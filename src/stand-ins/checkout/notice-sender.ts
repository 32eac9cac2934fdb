import { freemiusSignature } from "../../server/payment/freemius-signature.ts";
import type { Notice } from "./freemius-notice.ts";
import type { NoticeStore } from "./notice.store.ts";

interface Parts {
  noticeStore: NoticeStore;
  secretKey: string;
  /** Where the application takes notices in; undefined while it does not listen. */
  webhookUrl: () => string | undefined;
  now?: () => Date;
}

const answerTimeoutMs = 5_000;
const retryAfterMs = 10_000;

export type NoticeSender = ReturnType<typeof createNoticeSender>;

/** Sends signed notices over HTTP until each is answered: a person's purchase survives a crash on either side. */
export function createNoticeSender({ noticeStore, secretKey, webhookUrl, now = () => new Date() }: Parts) {
  /** Whether the application took the notice in. */
  async function send(url: string, { body }: Notice): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-signature": freemiusSignature(secretKey, body) },
        body,
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    async sendDue(): Promise<void> {
      const url = webhookUrl();
      if (!url) return;
      for (const notice of await noticeStore.due(now())) {
        if (await send(url, notice)) await noticeStore.markDelivered(notice.id, now());
        else await noticeStore.postpone(notice.id, new Date(now().getTime() + retryAfterMs));
      }
    },
  };
}
