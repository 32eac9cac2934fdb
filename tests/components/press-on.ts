/** Down and up in the same place, as a finger does, whatever moves in between. */
export async function pressOn(element: Element): Promise<void> {
  element.scrollIntoView({ block: "center" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
  const pressed = document.elementFromPoint(at.clientX, at.clientY);
  pressed?.dispatchEvent(new PointerEvent("pointerdown", at));
  pressed?.dispatchEvent(new MouseEvent("mousedown", at));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // What is checked on leaving the field is checked by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const released = document.elementFromPoint(at.clientX, at.clientY);
  released?.dispatchEvent(new PointerEvent("pointerup", at));
  released?.dispatchEvent(new MouseEvent("mouseup", at));
  if (released === pressed) pressed?.dispatchEvent(new MouseEvent("click", at));
}
