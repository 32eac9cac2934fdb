import type { EventStream } from "../../http/body/event-stream.ts";

export interface Follower {
  userId: string;
  authorization: string | undefined;
  stream: EventStream;
  since: number;
  /** The highest revision that was heard of. */
  revision: number;
  /** Before, nothing is sent: a notification may be late. */
  isCaughtUp: boolean;
}

/** Fewer than the six connections that a browser opens to one host. A dead connection may count for minutes. */
const streamsOfOnePerson = 5;

/** Who has a board open on this server. */
export class BoardFollowers {
  /** By user, the oldest first. */
  private readonly byUser = new Map<string, Follower[]>();

  all(): Follower[] {
    return [...this.byUser.values()].flat();
  }

  ofUser(userId: string): Follower[] {
    return this.byUser.get(userId) ?? [];
  }

  /** One too many takes the place of the oldest, whose stream is told so and ends. */
  add(follower: Follower): void {
    const others = this.ofUser(follower.userId);
    const [oldest] = others;
    if (oldest && others.length >= streamsOfOnePerson) {
      oldest.stream.send("superseded", {});
      oldest.stream.end();
      this.remove(oldest);
    }
    this.byUser.set(follower.userId, [...this.ofUser(follower.userId), follower]);
  }

  remove(follower: Follower): void {
    const others = this.ofUser(follower.userId).filter((other) => other !== follower);
    if (others.length > 0) this.byUser.set(follower.userId, others);
    else this.byUser.delete(follower.userId);
  }
}
