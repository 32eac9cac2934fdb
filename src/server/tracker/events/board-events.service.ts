import type { FastifyBaseLogger } from "fastify";
import { signOfLifeMs } from "../../../shared/tracker/tracker.contract.ts";
import type { ChangeNotifications } from "../../database/change-notifications.ts";
import type { EventStream } from "../../http/body/event-stream.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { TrackerStore } from "../tracker.store.ts";
import { BoardFollowers, type Follower } from "./board-followers.ts";

interface Parts {
  changeNotifications: ChangeNotifications;
  trackerStore: TrackerStore;
  userForAuthorization(header: string | undefined): Promise<SignedInUser | null>;
  log: FastifyBaseLogger;
}

/** Then the client comes again, by which its session is looked at anew and it may reach another server. */
const maxConnectionMs = 10 * 60_000;

export type BoardEventsService = ReturnType<typeof createBoardEventsService>;

/** Tells everybody who has a board open when it has changed, on whichever server. */
export function createBoardEventsService(parts: Parts) {
  const { changeNotifications, log } = parts;
  const followers = new BoardFollowers();
  let isStopping = false;

  changeNotifications.listen({
    onChange(channel, payload) {
      const [userId = "", revision] = payload.split(" ");
      for (const follower of followers.ofUser(userId)) {
        if (channel === "session_ended") catchUp(parts, follower).catch(giveUp(parts, follower));
        else raiseRevision(follower, Number(revision));
      }
    },
    onListening() {
      catchUpAll(parts, followers).catch((error: unknown) =>
        log.warn(error, "The boards' streams could not be brought up to date"),
      );
    },
    onLost: (error) => log.warn(error, "Changes of the database are not heard of until the next try"),
  });

  const signsOfLife = setInterval(() => sendSignsOfLife(followers), signOfLifeMs);
  signsOfLife.unref();

  return {
    /** Resolves, to what was told last, when the stream has ended. */
    async follow(
      userId: string,
      authorization: string | undefined,
      stream: EventStream,
    ): Promise<{ revision: number }> {
      const follower = { userId, authorization, stream, since: Date.now(), revision: 0, isCaughtUp: false };
      stream.open();
      if (isStopping) stream.end();
      // Before the revision is read: what changes in between is told.
      followers.add(follower);
      await catchUp(parts, follower);
      await stream.closed;
      followers.remove(follower);
      return { revision: follower.revision };
    },

    /** Ends every stream, and each that comes later at once. */
    stop(): void {
      isStopping = true;
      clearInterval(signsOfLife);
      for (const { stream } of followers.all()) stream.end();
    },
  };
}

/** One after the other: thousands at once would keep everybody else from the database. */
async function catchUpAll(parts: Parts, followers: BoardFollowers): Promise<void> {
  for (const follower of followers.all()) await catchUp(parts, follower).catch(giveUp(parts, follower));
}

const giveUp =
  ({ log }: Parts, { stream }: Follower) =>
  (error: unknown) => {
    log.warn(error, "A board's stream could not be brought up to date");
    stream.end();
  };

/** Tells what is true by now, or ends the stream of a session that is over. */
async function catchUp({ userForAuthorization, trackerStore }: Parts, follower: Follower): Promise<void> {
  const user = await userForAuthorization(follower.authorization);
  if (!user) return follower.stream.end();
  const revision = await trackerStore.revision(user.id);
  follower.revision = Math.max(follower.revision, revision);
  follower.isCaughtUp = true;
  sendRevision(follower);
}

function raiseRevision(follower: Follower, revision: number): void {
  if (revision <= follower.revision) return;
  follower.revision = revision;
  if (follower.isCaughtUp) sendRevision(follower);
}

function sendSignsOfLife(followers: BoardFollowers): void {
  for (const follower of followers.all()) {
    if (Date.now() - follower.since > maxConnectionMs) follower.stream.end();
    else sendRevision(follower);
  }
}

function sendRevision({ stream, revision }: Follower): void {
  stream.send("revision", { revision });
}
