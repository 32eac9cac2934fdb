import type { FastifyInstance, FastifyReply } from "fastify";
import { unsubscribePage } from "../../engines/plain-pages/plain-pages.ts";
import { nextDigestAt } from "../../shared/reminders/digest-times.rules.ts";
import {
  reminderEndpoints as calls,
  type Reminders,
  unsubscribePath,
} from "../../shared/reminders/reminders.contract.ts";
import { documentLanguageOf } from "../../shared/text/document-languages.rules.ts";
import { calendarEventsOf } from "../../shared/tracker/calendar/calendar-dates.rules.ts";
import { calendarFile } from "../../shared/tracker/calendar/calendar-file.rules.ts";
import type { createSignedIds } from "../encryption/signed-id.ts";
import { notFound } from "../http/app-error.ts";
import { bodyLimitOf } from "../http/limits/body-limit.ts";
import { callsOfAddress } from "../http/limits/request-limit.ts";
import { addUserRoute } from "../http/route.ts";
import type { CardRecordStore } from "../tracker/records/card-record.store.ts";
import type { TrackerStore } from "../tracker/tracker.store.ts";
import type { createCalendarFeedStore } from "./calendar-feed.store.ts";
import type { DigestRow, DigestStore } from "./digest.store.ts";

interface Parts {
  digestStore: DigestStore;
  calendarFeeds: ReturnType<typeof createCalendarFeedStore>;
  trackerStore: Pick<TrackerStore, "list">;
  cardRecordStore: Pick<CardRecordStore, "list">;
  publicUrl: string;
  unsubscribeIds: ReturnType<typeof createSignedIds>;
  feedIds: ReturnType<typeof createSignedIds>;
}

interface ByToken {
  Params: { token: string };
}

/** Calendars ask a few times an hour; a house full of people may share an address. */
const tokensPerMinute = 60;

export function registerReminderRoutes(app: FastifyInstance, parts: Parts): void {
  const { digestStore, calendarFeeds } = parts;

  async function remindersOf(userId: string): Promise<Omit<Reminders, "success">> {
    const row = await digestStore.settingsOf(userId);
    const key = await calendarFeeds.keyOf(userId);
    const next_at = row?.nextAt?.toISOString() ?? null;
    return {
      digest: row ? { ...settingsOf(row), is_on: next_at !== null, next_at } : null,
      calendar_url: key === undefined ? null : `${parts.publicUrl}/calendar/${parts.feedIds.sign(key)}.ics`,
    };
  }

  addUserRoute(app, calls.load, ({ user }) => remindersOf(user.id));

  addUserRoute(app, calls.setDigest, async ({ user, body: { is_on: isOn, ...times } }) => {
    const lastOn = (await digestStore.settingsOf(user.id))?.lastOn ?? null;
    const nextAt = isOn ? nextDigestAt(times, await digestStore.now(), lastOn) : null;
    await digestStore.set(user.id, { ...times, nextAt });
    return remindersOf(user.id);
  });

  addUserRoute(app, calls.renewCalendar, async ({ user }) => {
    await calendarFeeds.renew(user.id);
    return remindersOf(user.id);
  });

  addUserRoute(app, calls.endCalendar, async ({ user }) => {
    await calendarFeeds.end(user.id);
    return remindersOf(user.id);
  });

  app.register(async (scope) => registerTokenRoutes(scope, parts));
}

const settingsOf = ({ hour, weekdays, zone, language }: DigestRow) => ({
  ...{ hour, weekdays, zone, language: documentLanguageOf(language) },
});

/** Open to whoever has the token: mail programs and calendars sign in nowhere. */
function registerTokenRoutes(scope: FastifyInstance, parts: Parts): void {
  const hidden = { schema: { hide: true }, config: callsOfAddress(tokensPerMinute), bodyLimit: bodyLimitOf(undefined) };
  // What a mail program sends along (RFC 8058) says nothing that the address does not.
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null),
  );
  const readerOf = (token: string): string => {
    const userId = parts.unsubscribeIds.read(token);
    if (userId === undefined) throw notFound("This link is not one of ours.");
    return userId;
  };
  const page = (reply: FastifyReply, isDone: boolean) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(unsubscribePage(isDone));

  scope.get<ByToken>(`${unsubscribePath}:token`, hidden, async ({ params }, reply) => {
    readerOf(params.token);
    return page(reply, false);
  });

  scope.post<ByToken>(`${unsubscribePath}:token`, hidden, async ({ params }, reply) => {
    await parts.digestStore.switchOff(readerOf(params.token));
    return page(reply, true);
  });

  scope.get<ByToken>("/calendar/:token", hidden, async ({ params }, reply) => {
    const key = parts.feedIds.read(params.token.replace(/\.ics$/, ""));
    const userId = key && (await parts.calendarFeeds.ownerOf(key));
    if (!userId) throw notFound("There is no such calendar.");
    const events = calendarEventsOf(await parts.trackerStore.list(userId), await parts.cardRecordStore.list(userId));
    reply.type("text/calendar; charset=utf-8").header("cache-control", "no-store");
    return reply.send(calendarFile(events, new Date(), "Job search"));
  });
}
