/** Whether it names a time zone that this machine knows, as in "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
  if (name === "") return false;
  // Names are the same in any mixture of large and small letters: those of strangers must not fill the memory.
  if (knownZones.size < maxKnownZones) knownZones.add(name);
  return true;
}

/** To make a format for each of a year's interviews took longer than all else that is read of them. */
const knownZones = new Set<string>();
const maxKnownZones = 500;

/** Of this machine: in a browser, the person's. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** What the clocks of a zone show at a moment: "2031-05-06T10:30", as `<input type="datetime-local">` wants it. */
export function wallTime(at: Date, zone: string): string {
  return new Date(at.getTime() + offsetMs(at.getTime(), zone)).toISOString().slice(0, 16);
}

/**
 * The moment at which the clocks of a zone show this: the first of two where they go back, and as far behind the gap where they go
 * forward. Undefined for what is no time.
 */
export function momentOf(wall: string, zone: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const candidates = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetMs(near, zone));
  const [first = asUtc, second = asUtc] = candidates.toSorted((a, b) => a - b);
  const fits = (at: number) => at + offsetMs(at, zone) === asUtc;
  // In a gap neither fits: the offset of before it leads behind it.
  return new Date(fits(first) ? first : second);
}

const dayMs = 86_400_000;

/** How far the clocks of a zone are ahead of UTC. */
function offsetMs(at: number, zone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  const parts = clockOf(zone).formatToParts(second);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shown - second;
}

/** Making one costs a hundred times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  clocks.set(zone, clock);
  return clock;
}
