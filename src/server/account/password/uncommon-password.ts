import { type PasswordOwner, weaknessOf } from "../../../engines/password-strength/password-strength.ts";
import { commonPassword, guessablePassword } from "../account-errors.ts";

/** @throws commonPassword, guessablePassword naming the field */
export async function requireUncommonPassword(password: string, field: string, owner: PasswordOwner): Promise<void> {
  const weakness = await weaknessOf(password, owner);
  if (weakness === "common") throw commonPassword(field);
  if (weakness === "guessable") throw guessablePassword(field);
}
