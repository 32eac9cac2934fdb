/** Gives the person a text, or the bytes of something, as a file of their own. */
export function saveAsFile(content: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file in after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
