import { maximumMessageLength } from "../../../shared/assistant/assistant.contract.ts";

/** Who writes less need not think of it. */
const shownFrom = 7500;

/** How much of a message's length is used, once it is nearly all; beyond it, how much has to go. */
export function MessageLength({ id, text }: { id: string; text: string }) {
  // Code points, as the server counts.
  const length = [...text].length;
  const excess = length - maximumMessageLength;
  return (
    <div id={id} className="px-2 text-sm tabular-nums">
      <p role="status" className="text-danger">
        {excess > 0 &&
          `${inDigits(excess)} ${excess === 1 ? "character" : "characters"} too long: a message can have ${inDigits(maximumMessageLength)}.`}
      </p>
      {length >= shownFrom && excess <= 0 && (
        <p className="text-muted">
          {inDigits(length)} / {inDigits(maximumMessageLength)}
        </p>
      )}
    </div>
  );
}

function inDigits(count: number): string {
  return count.toLocaleString("en-US");
}
