import { redirect } from "react-router";
import { knowsAdditions } from "./server-additions.ts";

/** A loader for a page of what we add to the specification: a server that lacks it has no such page, and the address leads to another. */
export const orLeadTo = (path: string) => async (): Promise<Response | null> =>
  (await knowsAdditions()) ? null : redirect(path);
