import { z } from "zod/mini";

const pageNotice = z.object({
  text: z.optional(z.string()),
  /** The address that it is about, for the page's form. */
  email: z.optional(z.string()),
  /** Where a mail has just gone to. */
  sentTo: z.optional(z.string()),
});

/** What one account page says to the next one through the navigation's state. */
export type PageNotice = z.infer<typeof pageNotice>;

export function readNotice(state: unknown): PageNotice | undefined {
  return pageNotice.safeParse(state).data;
}
