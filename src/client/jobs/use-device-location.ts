import { useEffect, useState } from "react";
import { sessionStore } from "../http/session-store.ts";
import { askDevice, type DeviceLocation, isRefused, rememberedLocation } from "./device-location.ts";

/** The device's location: the remembered one, else what the device says when asked; undefined while unknown. */
export function useDeviceLocation(): DeviceLocation | undefined {
  const [location, setLocation] = useState(() => rememberedLocation(sessionStore, Date.now()));

  useEffect(() => {
    if (location || isRefused(sessionStore, Date.now())) return;
    let isWanted = true;
    void askDevice(navigator.geolocation, sessionStore).then((found) => isWanted && found && setLocation(found));
    return () => {
      isWanted = false;
    };
  }, [location]);

  return location;
}
