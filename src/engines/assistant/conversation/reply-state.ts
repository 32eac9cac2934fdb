/** How often a server says that it is still at work on a reply. */
export const heartbeatMs = 4000;
/** A question of which nobody has said so for that long has lost its server. */
const deadAfterMs = 15_000;

export function deadSince(now: Date): Date {
  return new Date(now.getTime() - deadAfterMs);
}

/** How it stands with a question that has no reply yet. */
export function unansweredState(aliveAt: Date | null, now: Date): "under_way" | "broken_off" {
  return aliveAt && aliveAt >= deadSince(now) ? "under_way" : "broken_off";
}
