import { freemiusSignature } from "../../../server/payment/freemius-signature.ts";
import type { PaymentNotification } from "./freemius-notification.ts";
import type { NotificationStore } from "./notification.store.ts";

interface Parts {
  notificationStore: NotificationStore;
  secretKey: string;
  /** Where the application takes notifications in; undefined while it does not listen. */
  webhookUrl: () => string | undefined;
  now?: () => Date;
}

const answerTimeoutMs = 5_000;
const retryAfterMs = 10_000;

export type NotificationSender = ReturnType<typeof createNotificationSender>;

/** Sends signed notifications over HTTP until each is answered: a person's purchase survives a crash on either side. */
export function createNotificationSender({ notificationStore, secretKey, webhookUrl, now = () => new Date() }: Parts) {
  /** Whether the application took the notification in. */
  async function send(url: string, { body }: PaymentNotification): Promise<boolean> {
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
      for (const notification of await notificationStore.due(now())) {
        if (await send(url, notification)) await notificationStore.markDelivered(notification.id, now());
        else await notificationStore.postpone(notification.id, new Date(now().getTime() + retryAfterMs));
      }
    },
  };
}
