import { onTestFinished } from "vitest";

/** Keeps the links that are followed from now on from opening anything, behind what the page does of them; answers their addresses. */
export function followedLinks(): () => string[] {
  const addresses: string[] = [];
  const stay = (event: MouseEvent) => {
    // The right button follows nothing.
    if (event.button === 2) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    // One that the page keeps from opening is not followed.
    if (!event.defaultPrevented) addresses.push(link.href);
    event.preventDefault();
  };
  for (const kind of ["click", "auxclick"] as const) window.addEventListener(kind, stay);
  onTestFinished(() => {
    for (const kind of ["click", "auxclick"] as const) window.removeEventListener(kind, stay);
  });
  return () => addresses;
}
