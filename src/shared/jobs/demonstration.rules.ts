/** The ids of the invented openings begin with it; their pages are this application's own. */
export const demonstrationPrefix = "demo-";

/** Whether the opening at this address is one of the demonstration's, which nobody can be hired for. `origin` is this application's. */
export const isDemonstrationOpening = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/postings/${demonstrationPrefix}`);
