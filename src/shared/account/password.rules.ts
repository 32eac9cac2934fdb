/** Characters as a person counts them: an emoji is one. */
const lengthOf = (password: string) => [...password].length;

/** Hashing cost grows with the length, so it has a limit; no person reaches it. */
export const maxPasswordLength = 200;
export const tooLongPassword = `Password must be at most ${maxPasswordLength} characters long`;

interface PasswordRule {
  /** Says that the rule is broken. */
  message: string;
  /** Names the rule itself. */
  label: string;
  /** Nobody needs to be told of a limit that they do not reach. */
  isLimit?: true;
  holds: (password: string) => boolean;
}

const rules: PasswordRule[] = [
  {
    message: "Password must be at least 8 characters long",
    label: "At least 8 characters",
    holds: (password) => lengthOf(password) >= 8,
  },
  {
    message: "Password must contain at least one letter",
    label: "At least one letter",
    holds: (password) => /\p{L}/u.test(password),
  },
  {
    message: "Password must contain at least one number",
    label: "At least one number",
    holds: (password) => /\p{Nd}/u.test(password),
  },
  {
    message: "Password must contain at least one symbol",
    label: 'At least one symbol of !@#$%^&*(),.?":{}|<>',
    holds: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
  {
    message: tooLongPassword,
    label: `At most ${maxPasswordLength} characters`,
    isLimit: true,
    holds: (password) => lengthOf(password) <= maxPasswordLength,
  },
];

/** Everything that is wrong with a new password, as sentences; empty when it is fine. */
export function passwordProblems(password: string): string[] {
  return rules.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}

export type PasswordCheck = Pick<PasswordRule, "message" | "label"> & { holds: boolean };

/** Every rule, and whether the password keeps it; a limit only where it is exceeded. */
export function passwordChecks(password: string): PasswordCheck[] {
  return rules
    .map(({ message, label, isLimit, holds }) => ({ message, label, isLimit, holds: holds(password) }))
    .filter(({ isLimit, holds }) => !isLimit || !holds);
}
