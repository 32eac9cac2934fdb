import { type FieldErrors, type Resolver, set } from "react-hook-form";
import {
  type ProfileDocument,
  type ProfileSection,
  profileDocument,
} from "../../../shared/profile/profile.contract.ts";

/** Checks one section by the shared rules, whatever state the other sections are in. */
export function sectionResolver(section: ProfileSection): Resolver<ProfileDocument> {
  const schema = profileDocument.shape[section];
  return (values) => {
    const result = schema.safeParse(values[section]);
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<ProfileDocument> = {};
    for (const { path, message } of result.error.issues) {
      set(errors, [section, ...path].join("."), { type: "rule", message });
    }
    return { values: {}, errors };
  };
}
