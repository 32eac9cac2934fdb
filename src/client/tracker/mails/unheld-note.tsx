import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { NotInProfileNote } from "../../ui/wordings/not-in-profile-note.tsx";
import { unheldQuery } from "./mail-draft.queries.ts";

/** Milliseconds without a key. */
const pauseMs = 600;

/** Below a text that goes out in the person's name: what of it nothing holds. It forbids nothing. */
export function UnheldNote({ jobUrl, text }: { jobUrl: string; text: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data: unheld = [] } = useQuery(unheldQuery(jobUrl, settled));
  const shown = settled.trim() === "" ? [] : unheld;
  return (
    <div aria-live="polite">
      {shown.length > 0 && <NotInProfileNote sentences={shown} title="Not in your profile or on this card" />}
    </div>
  );
}
