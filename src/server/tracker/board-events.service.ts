import type { FastifyBaseLogger } from "fastify";
import { signOfLifeMs } from "../../shared/tracker/tracker.contract.ts";
import type { ChangeNotifications } from "../database/change-notifications.ts";
import type { EventStream } from "../http/event-stream.ts";
import type { SignedInUser } from "../http/route.ts";
import type { TrackerStore } from "./tracker.store.ts";

interface Parts {
  changeNotifications: ChangeNotifications;
  trackerStore: TrackerStore;
  userForAuthorization(header: string | undefined): Promise<SignedInUser | null>;
  log: FastifyBaseLogger;
}

interface Follower {
  userId: string;
  authorization: string | undefined;
  stream: EventStream;
  since: number;
  /** The highest revision that was sent. */
  revision: number;
}

/** Fewer than the six connections that a browser opens to one host. A dead connection may count for minutes. */
const streamsOfOnePerson = 5;
/** Then the client comes again, by which its session is looked at anew and it may reach another server. */
const maxConnectionMs = 10 * 60_000;

export type BoardEventsService = ReturnType<typeof createBoardEventsService>;

/** Tells everybody who has a board open when it has changed, on whichever server. */
export function createBoardEventsService({ changeNotifications, trackerStore, userForAuthorization, log }: Parts) {
  /** By user, the oldest first. */
  const followers = new Map<string, Follower[]>();
  const everybody = () => [...followers.values()].flat();
  const ofUser = (userId: string) => followers.get(userId) ?? [];
  let isStopping = false;

  /** Tells what is true by now, or ends the stream of a session that is over. */
  async function catchUp(follower: Follower): Promise<void> {
    const user = await userForAuthorization(follower.authorization);
    if (!user) return follower.stream.end();
    const revision = await trackerStore.revision(user.id);
    follower.revision = Math.max(follower.revision, revision);
    sendRevision(follower);
  }

  const giveUp = (follower: Follower) => (error: unknown) => {
    log.warn(error, "A board's stream could not be brought up to date");
    follower.stream.end();
  };

  /** One after the other: thousands at once would keep everybody else from the database. */
  async function catchUpAll(): Promise<void> {
    for (const follower of everybody()) await catchUp(follower).catch(giveUp(follower));
  }

  changeNotifications.listen({
    onChange(channel, payload) {
      const [userId = "", revision] = payload.split(" ");
      for (const follower of ofUser(userId)) {
        if (channel === "session_ended") catchUp(follower).catch(giveUp(follower));
        else if (Number(revision) > follower.revision) {
          follower.revision = Number(revision);
          sendRevision(follower);
        }
      }
    },
    onListening() {
      catchUpAll().catch((error: unknown) => log.warn(error, "The boards' streams could not be brought up to date"));
    },
    onLost: (error) => log.warn(error, "Changes of the database are not heard of until the next try"),
  });

  const signsOfLife = setInterval(() => {
    for (const follower of everybody()) {
      if (Date.now() - follower.since > maxConnectionMs) follower.stream.end();
      else sendRevision(follower);
    }
  }, signOfLifeMs);
  signsOfLife.unref();

  function add(follower: Follower): void {
    const others = ofUser(follower.userId);
    const [oldest] = others;
    if (oldest && others.length >= streamsOfOnePerson) {
      oldest.stream.send("superseded", {});
      oldest.stream.end();
      remove(oldest);
    }
    followers.set(follower.userId, [...ofUser(follower.userId), follower]);
  }

  function remove(follower: Follower): void {
    const others = ofUser(follower.userId).filter((other) => other !== follower);
    if (others.length > 0) followers.set(follower.userId, others);
    else followers.delete(follower.userId);
  }

  return {
    /** Resolves, to what was told last, when the stream has ended. */
    async follow(
      userId: string,
      authorization: string | undefined,
      stream: EventStream,
    ): Promise<{ revision: number }> {
      const follower = { userId, authorization, stream, since: Date.now(), revision: 0 };
      stream.open();
      if (isStopping) stream.end();
      // Before the revision is read: what changes in between is told.
      add(follower);
      await catchUp(follower);
      await stream.closed;
      remove(follower);
      return { revision: follower.revision };
    },

    /** Ends every stream, and each that comes later at once. */
    stop(): void {
      isStopping = true;
      clearInterval(signsOfLife);
      for (const { stream } of everybody()) stream.end();
    },
  };
}

function sendRevision({ stream, revision }: Follower): void {
  stream.send("revision", { revision });
}
