import { describe, expect, it } from "vitest";
import {
  askDevice,
  isRefused,
  type LocationMemory,
  mayLocateWithoutPrompt,
  refuse,
  rememberedLocation,
} from "./device-location.ts";

const day = 24 * 60 * 60 * 1000;
const munich = { latitude: 48.137, longitude: 11.576 };

function memoryOf(items: Record<string, string> = {}): LocationMemory & { items: Record<string, string> } {
  return {
    items,
    read: (item) => items[item] ?? null,
    write: (item, value) => {
      items[item] = value;
    },
    remove: (item) => {
      delete items[item];
    },
  };
}

type Ask = Geolocation["getCurrentPosition"];
const deviceThat = (getCurrentPosition: Ask): Geolocation => ({
  getCurrentPosition,
  watchPosition: () => 0,
  clearWatch: () => {},
});

const position = (coords: { latitude: number; longitude: number }): GeolocationPosition => {
  const all = { ...coords, accuracy: 5, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  return { coords: { ...all, toJSON: () => all }, timestamp: 0, toJSON: () => all };
};

class Answer extends EventTarget implements PermissionStatus {
  readonly name = "geolocation";
  readonly onchange = null;
  readonly state: PermissionState;
  constructor(state: PermissionState) {
    super();
    this.state = state;
  }
}
const granting = (state: PermissionState) => ({ query: async () => new Answer(state) });

const failure = (code: number): GeolocationPositionError => ({
  code,
  message: "",
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});

describe("device location", () => {
  it("[SEARCH-07] is remembered for seven days", () => {
    const memory = memoryOf({ gpsLocation: JSON.stringify({ ...munich, timestamp: 1000 }) });
    expect(rememberedLocation(memory, 1000 + 7 * day - 1)).toEqual(munich);
    expect(rememberedLocation(memory, 1000 + 7 * day)).toBeUndefined();
  });

  it("[SEARCH-07] a refusal holds for seven days", () => {
    const memory = memoryOf({ gpsDenial: "1000" });
    expect(isRefused(memory, 1000 + 7 * day - 1)).toBe(true);
    expect(isRefused(memory, 1000 + 7 * day)).toBe(false);
    expect(isRefused(memoryOf(), 1000)).toBe(false);
  });

  it("does not trip over a damaged storage", () => {
    for (const gpsLocation of ["", "{", "null", '{"latitude":"x"}', "[]"])
      expect(rememberedLocation(memoryOf({ gpsLocation }), 0)).toBeUndefined();
  });

  it("[SEARCH-07] is asked for with high accuracy and a timeout of five seconds, and stored", async () => {
    const memory = memoryOf();
    let asked: PositionOptions | undefined;
    const device = deviceThat((found, _failed, options) => {
      asked = options;
      found(position(munich));
    });
    expect(await askDevice(device, memory)).toEqual(munich);
    expect(asked).toEqual({ enableHighAccuracy: true, timeout: 5000 });
    expect(JSON.parse(memory.items.gpsLocation ?? "")).toMatchObject(munich);
  });

  it("[SEARCH-07] a refusal is kept in place of the location, a location not found in time is nothing", async () => {
    const refused = memoryOf({ gpsLocation: JSON.stringify({ ...munich, timestamp: Date.now() }) });
    const refusing = deviceThat((_found, failed) => failed?.(failure(1)));
    expect(await askDevice(refusing, refused)).toBe("refused");
    expect(Object.keys(refused.items)).toEqual(["gpsDenial"]);

    const late = memoryOf();
    const tooSlow = deviceThat((_found, failed) => failed?.(failure(3)));
    expect(await askDevice(tooSlow, late)).toBe("unknown");
    expect(await askDevice(undefined, late)).toBe("unknown");
    expect(late.items).toEqual({});
  });

  it("[SEARCH-07] is asked for unasked only where it was granted earlier and not refused for seven days", async () => {
    const memory = memoryOf();
    expect(await mayLocateWithoutPrompt(granting("granted"), memory, 1000)).toBe(true);
    expect(await mayLocateWithoutPrompt(granting("prompt"), memory, 1000)).toBe(false);
    expect(await mayLocateWithoutPrompt(granting("denied"), memory, 1000)).toBe(false);
    expect(await mayLocateWithoutPrompt(undefined, memory, 1000)).toBe(false);
    expect(
      await mayLocateWithoutPrompt({ query: () => Promise.reject(new TypeError("geolocation")) }, memory, 1000),
    ).toBe(false);

    refuse(memory, 1000);
    expect(await mayLocateWithoutPrompt(granting("granted"), memory, 1000 + 7 * day - 1)).toBe(false);
    expect(await mayLocateWithoutPrompt(granting("granted"), memory, 1000 + 7 * day)).toBe(true);
  });
});
