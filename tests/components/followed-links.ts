import { onTestFinished } from "vitest";

/** Keeps the links that are followed from now on from opening anything, behind what the page does of them; answers their addresses. */
export function followedLinks(): () => string[] {
  const addresses: string[] = [];
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    // One that the page keeps from opening is not followed.
    if (!event.defaultPrevented) addresses.push(link.href);
    event.preventDefault();
  };
  for (const kind of ["click", "auxclick"]) window.addEventListener(kind, stay);
  onTestFinished(() => {
    for (const kind of ["click", "auxclick"]) window.removeEventListener(kind, stay);
  });
  return () => addresses;
}
