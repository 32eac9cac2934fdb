import { type RefObject, useEffect } from "react";

const intervalMs = 500;

/** Elements that none of ours are: custom elements' names hold a hyphen. */
function isWidget(element: Element): boolean {
  return element.localName.includes("-") || ["iframe", "object", "embed"].includes(element.localName);
}

/** Removes what browser extensions put into the chat input: their widgets cover the text and the buttons. */
export function useCleanInput(frame: RefObject<HTMLElement | null>, own: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      const beside = [...(frame.current?.children ?? [])].filter((element) => element !== own.current);
      const around = [...(frame.current?.closest("form")?.querySelectorAll("*") ?? [])].filter(isWidget);
      for (const element of [...beside, ...around]) element.remove();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [frame, own]);
}
