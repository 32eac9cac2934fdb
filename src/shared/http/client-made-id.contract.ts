import { z } from "zod/mini";

/** Made by the client, so that a call whose reply was lost can be sent again and does nothing more. */
export const clientMadeId = z.string().check(z.regex(/^[\w-]{8,64}$/, "8 to 64 letters, digits, - or _"));
