let isPressed = false;
const waiting = new Set<() => void>();

/** On a phone the mouse's events come after the pointer's, and the focus moves with them. */
for (const kind of ["pointerdown", "mousedown"]) window.addEventListener(kind, () => (isPressed = true), true);
for (const kind of ["pointerup", "pointercancel", "mouseup"])
  window.addEventListener(kind, () => setTimeout(release), true);

function release(): void {
  isPressed = false;
  for (const action of waiting) action();
  waiting.clear();
}

/**
 * Runs at once, or, while something is being pressed, when the click has come: what moves the page before takes the button away from under
 * the finger. What comes back takes it off the list.
 */
export function afterPress(action: () => void): () => void {
  if (isPressed) waiting.add(action);
  else action();
  return () => waiting.delete(action);
}
