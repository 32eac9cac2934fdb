const rules: { message: string; holds: (password: string) => boolean }[] = [
  { message: "Password must be at least 8 characters long", holds: (password) => password.length >= 8 },
  { message: "Password must contain at least one letter", holds: (password) => /\p{L}/u.test(password) },
  { message: "Password must contain at least one number", holds: (password) => /\d/.test(password) },
  {
    message: "Password must contain at least one symbol",
    holds: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
];

/** Hashing cost grows with the length, so it has a limit; no person reaches it. */
const longestPassword = 200;
const tooLong = `Password must be at most ${longestPassword} characters long`;

/** Everything that is wrong with a new password, as sentences; empty when it is fine. */
export function passwordProblems(password: string): string[] {
  const problems = rules.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
  return password.length > longestPassword ? [...problems, tooLong] : problems;
}
