import { profileChangedCode } from "../../../shared/profile/profile.contract.ts";
import { CallError } from "./call-error.ts";

/** Whether a save was refused because there is a version of the profile that this page has not seen. */
export function isProfileChanged(error: unknown): boolean {
  return error instanceof CallError && error.code === profileChangedCode;
}
