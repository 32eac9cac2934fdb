import { Square, Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { clockText } from "./practice-words.ts";

interface SpeakingTimerProps {
  /** Of the last time. */
  seconds: number | null;
  onStop: (seconds: number) => void;
}

/** Takes the time of an answer that is said aloud. */
export function SpeakingTimer({ seconds, onStop }: SpeakingTimerProps) {
  const [began, setBegan] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (began === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [began]);
  const elapsed = began === undefined ? (seconds ?? 0) : Math.max(0, Math.floor((now - began) / 1000));
  const press = () => {
    const at = Date.now();
    if (began !== undefined) onStop(Math.floor((at - began) / 1000));
    setNow(at);
    setBegan(began === undefined ? at : undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" onClick={press}>
        {began === undefined ? <Timer aria-hidden="true" /> : <Square aria-hidden="true" />}
        {began === undefined ? "Say it aloud: start the timer" : "Stop the timer"}
      </Button>
      <span role="timer" aria-label="Time of your answer" className="font-semibold tabular-nums">
        {clockText(elapsed)}
      </span>
    </div>
  );
}
