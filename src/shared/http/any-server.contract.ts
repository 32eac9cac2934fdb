import { z } from "zod/mini";

/** What the client reads of servers that know the specification and nothing of ours. */

/** A reply whose shape the specification leaves open: whatever comes is an answer, and its sentence is used if it has one. */
export const openReply = z.catch(z.object({ message: z.optional(z.string()) }), {});

/** The specification does not say what an identifier is made of. */
export const anyId = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/** Empty where the server knows nothing. */
export const anyText = z.pipe(
  z.nullish(anyId),
  z.transform((text) => text ?? ""),
);

const withoutZone = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** A moment without a zone is UTC. What is no moment stays as it is: it is shown as "Recently". */
export const anyMoment = z.pipe(
  anyText,
  z.transform((moment) => moment.replace(withoutZone, "$1T$2Z")),
);
