import { z } from "zod/mini";

const validMs = 7 * 24 * 60 * 60 * 1000;
const waitMs = 5_000;

const storedLocation = z.object({ latitude: z.number(), longitude: z.number(), timestamp: z.number() });
const permissionDenied = 1;

export interface DeviceLocation {
  latitude: number;
  longitude: number;
}

type LocationItem = "gpsLocation" | "gpsDenial";

/** Where location and denial are kept: the parts of the session store that are needed here. */
export interface LocationMemory {
  read(item: LocationItem): string | null;
  write(item: LocationItem, value: string): void;
  remove(item: LocationItem): void;
}

/** "refused" by person or browser; "unknown" when the device does not find out, or not in time. */
export type LocationAnswer = DeviceLocation | "refused" | "unknown";

/** The location stored within the last seven days. */
export function rememberedLocation(memory: LocationMemory, now: number): DeviceLocation | undefined {
  const stored = storedLocation.safeParse(parsed(memory.read("gpsLocation")));
  if (!stored.success || now - stored.data.timestamp >= validMs) return undefined;
  return { latitude: stored.data.latitude, longitude: stored.data.longitude };
}

/** Whether the person refused within the last seven days. */
export function isRefused(memory: LocationMemory, now: number): boolean {
  const refusedAt = Number(memory.read("gpsDenial") ?? Number.NaN);
  return now - refusedAt < validMs;
}

/** Whether the device may be asked unasked: earlier granted in this browser, and not refused here since. */
export async function mayLocateWithoutPrompt(
  permissions: Pick<Permissions, "query"> | undefined,
  memory: LocationMemory,
  now: number,
): Promise<boolean> {
  if (!permissions || isRefused(memory, now)) return false;
  try {
    return (await permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

/** Asks the device once, and keeps where it is, or that the person said no. */
export function askDevice(geolocation: Geolocation | undefined, memory: LocationMemory): Promise<LocationAnswer> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve("unknown");
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        memory.write("gpsLocation", JSON.stringify({ latitude, longitude, timestamp: Date.now() }));
        memory.remove("gpsDenial");
        resolve({ latitude, longitude });
      },
      ({ code }) => {
        if (code === permissionDenied) refuse(memory, Date.now());
        resolve(code === permissionDenied ? "refused" : "unknown");
      },
      { enableHighAccuracy: true, timeout: waitMs },
    );
  });
}

/** The person's no: the location is forgotten and not asked for unasked. */
export function refuse(memory: LocationMemory, now: number): void {
  memory.remove("gpsLocation");
  memory.write("gpsDenial", String(now));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
