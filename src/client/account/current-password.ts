import { z } from "zod";

/** Who only ever signed in over the network has no password that could be asked for. */
export function currentPasswordOf(hasPassword: boolean) {
  return hasPassword ? z.string().min(1, "Please enter your current password") : z.string();
}
