/** Once it is drawn: an entry that holds a fault opens up first. Where no field stands for it, what is said of it does. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true], p[tabindex]")?.focus());
}
