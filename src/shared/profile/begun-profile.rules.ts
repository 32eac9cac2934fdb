import { type ProfileDocument, profileDocument } from "./profile.contract.ts";
import { emptyProfile } from "./profile.rules.ts";

const { name: nameField, email: emailField } = profileDocument.shape.personal_details.shape;

/** What a profile begins with before its first save: the name and address of the registration, as far as a profile takes them. */
export function begunProfile({ name, email }: { name: string; email: string }): ProfileDocument {
  const empty = emptyProfile();
  const known = {
    ...(nameField.safeParse(name).success && { name }),
    ...(emailField.safeParse(email).success && { email }),
  };
  return { ...empty, personal_details: { ...empty.personal_details, ...known } };
}
