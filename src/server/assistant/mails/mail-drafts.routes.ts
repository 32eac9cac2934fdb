import type { FastifyInstance } from "fastify";
import { draftedMail, type StatedCard, unheldBesideCard } from "../../../engines/assistant/assistant.ts";
import { mailDraftEndpoints as endpoints } from "../../../shared/tracker/mails/mail-draft.contract.ts";
import { recordsOfJob } from "../../../shared/tracker/records/card-record.rules.ts";
import { notFound } from "../../http/app-error.ts";
import { addUserRoute } from "../../http/route.ts";
import type { MatchingService } from "../../matching/matching.service.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { CardRecordStore } from "../../tracker/records/card-record.store.ts";
import type { TrackerStore } from "../../tracker/tracker.store.ts";

interface Parts {
  trackerStore: Pick<TrackerStore, "list">;
  cardRecordStore: Pick<CardRecordStore, "list">;
  profileStore: Pick<ProfileStore, "load">;
  matchingService: Pick<MatchingService, "match">;
}

/** Each reads the whole profile and what is noted on the board. */
const callsPerMinute = 120;

export function registerMailDraftRoutes(app: FastifyInstance, parts: Parts): void {
  async function cardOf(userId: string, jobUrl: string): Promise<StatedCard> {
    const job = (await parts.trackerStore.list(userId)).find(({ job_url }) => job_url === jobUrl);
    if (!job) throw notFound("This job is not on your board any more.");
    const records = recordsOfJob(await parts.cardRecordStore.list(userId), job);
    return { job, records, profile: await parts.profileStore.load(userId) };
  }

  addUserRoute(app, { ...endpoints.draft, callsPerMinute }, async ({ user, body: { job_url, ...asked } }) => {
    const card = { ...(await cardOf(user.id, job_url)), match: await parts.matchingService.match(user.id, job_url) };
    return { draft: draftedMail(asked, card, new Date()) };
  });

  addUserRoute(app, { ...endpoints.check, callsPerMinute }, async ({ user, body: { job_url, text, zone } }) => ({
    unheld: await unheldBesideCard(text, await cardOf(user.id, job_url), zone),
  }));
}
