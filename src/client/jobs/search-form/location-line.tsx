import { LocateFixed, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import type { UsedLocation } from "./use-device-location.ts";

interface LocationLineProps {
  state: UsedLocation["state"];
  isUsed: boolean;
  /** A place that was chosen counts instead of the device's. */
  placeChosen: boolean;
  onUse: () => void;
  onStop: () => void;
}

const failures: Partial<Record<UsedLocation["state"], string>> = {
  refused: "Your browser keeps your location to itself. Allow it in the browser's settings, or choose a place.",
  unknown: "Your location could not be found. Try again, or choose a place.",
};

/** Says whether the search is around the device, and turns that on and off. */
export function LocationLine({ state, isUsed, placeChosen, onUse, onStop }: LocationLineProps) {
  if (placeChosen) {
    return isUsed ? <Line>Your location is not used while a place is chosen.</Line> : null;
  }
  if (isUsed) {
    return (
      <Line icon={<MapPin />}>
        Using your current location for better results
        <Button variant="quiet" size="small" className="-my-2" onClick={onStop}>
          Stop using it
        </Button>
      </Line>
    );
  }
  return (
    <Line>
      <Button variant="quiet" size="small" className="-my-2 -ml-3" busy={state === "asking"} onClick={onUse}>
        {state !== "asking" && <LocateFixed aria-hidden="true" />}
        Use my current location
      </Button>
      {failures[state]}
    </Line>
  );
}

function Line({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {icon && (
        <span aria-hidden="true" className="shrink-0 text-accent [&_svg]:size-4">
          {icon}
        </span>
      )}
      {children}
    </div>
  );
}
