import { z } from "zod/mini";

/** Who only ever signed in over the network has no password that could be asked for. */
export function currentPasswordOf(hasPassword: boolean) {
  return hasPassword ? z.string().check(z.minLength(1, "Please enter your current password")) : z.string();
}
