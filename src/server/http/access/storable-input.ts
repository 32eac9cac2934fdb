import type { FastifyRequest } from "fastify";
import { isStorable } from "../../../shared/text/storable-text.rules.ts";
import { invalidInput } from "../app-error.ts";

const message = "This has a character that cannot be stored. Please remove it.";

/** Refuses what no database takes, before any handler: it would fail at the first query. */
export async function requireStorableAddress({ params, query }: FastifyRequest): Promise<void> {
  requireStorable(params);
  requireStorable(query);
}

/** The same of a body, once its schema has let it through: what nobody reads is not worth looking at. */
export async function requireStorableBody({ body }: FastifyRequest): Promise<void> {
  requireStorable(body);
}

/** @throws AppError 400 that names each field, e.g. "data.skills.3.skill" */
export function requireStorable(value: unknown): void {
  const fields: Record<string, string> = {};
  // A list of what is left to do and no recursion: a query may be nested deeper than the stack.
  const left: [path: string, value: unknown][] = [["", value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, held] = next;
    if (typeof held === "string" && !isStorable(held)) fields[path] = message;
    if (typeof held !== "object" || held === null || ArrayBuffer.isView(held)) continue;
    for (const [name, item] of Object.entries(held)) {
      const itemPath = path === "" ? name : `${path}.${name}`;
      if (isStorable(name)) left.push([itemPath, item]);
      else fields[path] = message;
    }
  }
  if (Object.keys(fields).length > 0) throw invalidInput("Please check what you entered.", fields);
}
