import { z } from "zod";

const validMs = 7 * 24 * 60 * 60 * 1000;
const waitMs = 5_000;

const storedLocation = z.object({ latitude: z.number(), longitude: z.number(), timestamp: z.number() });
const permissionDenied = 1;

export interface DeviceLocation {
  latitude: number;
  longitude: number;
}

/** Where location and denial are kept: the parts of the session store that are needed here. */
export interface LocationMemory {
  read(item: "gpsLocation" | "gpsDenial"): string | null;
  write(item: "gpsLocation" | "gpsDenial", value: string): void;
}

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

/** Asks the device once; resolves with undefined when it does not say within five seconds, or may not. */
export function askDevice(
  geolocation: Geolocation | undefined,
  memory: LocationMemory,
): Promise<DeviceLocation | undefined> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve(undefined);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        memory.write("gpsLocation", JSON.stringify({ latitude, longitude, timestamp: Date.now() }));
        resolve({ latitude, longitude });
      },
      ({ code }) => {
        if (code === permissionDenied) memory.write("gpsDenial", String(Date.now()));
        resolve(undefined);
      },
      { enableHighAccuracy: true, timeout: waitMs },
    );
  });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
