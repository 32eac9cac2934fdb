import { CallError } from "../http/calls/call-error.ts";

/**
 * Shows the server's sentences at the fields that they are about.
 *
 * @param fieldOf the form's name of a field of the call, undefined where the form has none
 * @returns whether every sentence found its field, so that nothing is left to say for the whole form
 */
export function showAtFields<Name extends string>(
  error: unknown,
  fieldOf: (serverField: string) => Name | undefined,
  setError: (field: Name, refusal: { type: string; message: string }) => void,
): boolean {
  const refusals = error instanceof CallError ? Object.entries(error.fields) : [];
  const placed = refusals.filter(([serverField, message]) => {
    const field = fieldOf(serverField);
    if (field) setError(field, { type: "server", message });
    return field !== undefined;
  });
  return refusals.length > 0 && placed.length === refusals.length;
}
