import type { ComponentProps } from "react";
import { PasswordField } from "../../ui/fields/password-field.tsx";

/** Asked for again before what a stranger at an open browser must not do. */
export function CurrentPasswordField(field: Omit<ComponentProps<typeof PasswordField>, "label" | "autoComplete">) {
  return <PasswordField {...field} label="Current password" autoComplete="current-password" />;
}
