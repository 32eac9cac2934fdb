import { useEffect, useState } from "react";
import { sessionStore } from "../../http/session/session-store.ts";
import {
  askDevice,
  type DeviceLocation,
  mayLocateWithoutPrompt,
  refuse,
  rememberedLocation,
} from "./device-location.ts";

type State = "asking" | "idle" | "refused" | "unknown";

/**
 * Where the device is: as remembered, as it says on a press of a button, or unasked where that was granted earlier.
 * `isSettling` until it is known whether the page opens with a location.
 */
export function useDeviceLocation() {
  const [location, setLocation] = useState(() => rememberedLocation(sessionStore, Date.now()));
  const [isSettling, setSettling] = useState(location === undefined);
  const [state, setState] = useState<State>("idle");

  useEffect(() => {
    if (!isSettling) return;
    let isWanted = true;
    void locationWithoutPrompt().then((found) => {
      if (!isWanted) return;
      setLocation(found);
      setSettling(false);
    });
    return () => {
      isWanted = false;
    };
  }, [isSettling]);

  return {
    location,
    isSettling,
    state,

    /** On the person's press. */
    async ask(): Promise<DeviceLocation | undefined> {
      if (location) return location;
      setState("asking");
      const answer = await askDevice(navigator.geolocation, sessionStore);
      const found = typeof answer === "string" ? undefined : answer;
      setState(typeof answer === "string" ? answer : "idle");
      setLocation(found);
      return found;
    },

    withdraw(): void {
      refuse(sessionStore, Date.now());
      setLocation(undefined);
      setState("idle");
    },
  };
}

export type UsedLocation = ReturnType<typeof useDeviceLocation>;

async function locationWithoutPrompt(): Promise<DeviceLocation | undefined> {
  if (!(await mayLocateWithoutPrompt(navigator.permissions, sessionStore, Date.now()))) return undefined;
  const answer = await askDevice(navigator.geolocation, sessionStore);
  return typeof answer === "string" ? undefined : answer;
}
