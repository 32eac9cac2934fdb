const page = document.documentElement;

/**
 * Lets the page's text stand in its own fonts. Until then it stands in the system's (`data-fonts` of index.html, tokens.css), so that a first
 * visit waits for no font.
 */
export async function showWebFonts(): Promise<void> {
  // Both at once, when they are there: neither text nor headings change twice.
  const fonts = ["1em 'Hanken Grotesk Variable'", "560 1em 'Besley Variable'"].map((font) => document.fonts.load(font));
  await Promise.all(fonts).catch(() => undefined);
  delete page.dataset.fonts;
}

/** Whoever has a service worker has the fonts at hand, and sees no others. */
export function showKeptFonts(): void {
  if (navigator.serviceWorker?.controller) delete page.dataset.fonts;
}
