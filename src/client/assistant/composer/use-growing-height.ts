import { type RefObject, useLayoutEffect } from "react";

const lowest = 44;
const highest = 200;

/** Lets a text area grow with its text, from 44 to 200 px; beyond that it scrolls. It must not have transitions: it is measured at once. */
export function useGrowingHeight(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = `${lowest}px`;
    element.style.height = `${Math.min(highest, Math.max(lowest, element.scrollHeight))}px`;
    element.style.overflowY = element.scrollHeight > highest ? "auto" : "hidden";
  });
}
