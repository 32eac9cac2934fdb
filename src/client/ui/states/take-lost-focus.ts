/** As the `ref` of what comes in the place of a pressed button: the focus that went with the button is there then. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
