import { onTestFinished, vi } from "vitest";

/** Catches the files that the page gives to the person from now on, before the browser's dialog; answers their names and texts. */
export function savedFiles(): () => Promise<{ name: string; text: string }[]> {
  const saved: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  const createUrl = URL.createObjectURL.bind(URL);
  const creating = vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    const url = createUrl(content);
    if (content instanceof Blob) contents.set(url, content);
    return url;
  });
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href);
    if (content && this.download) saved.push({ name: this.download, content });
  });
  onTestFinished(() => {
    creating.mockRestore();
    clicking.mockRestore();
  });
  return () => Promise.all(saved.map(async ({ name, content }) => ({ name, text: await content.text() })));
}
