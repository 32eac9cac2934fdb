const allowed = 3;
let failures = 0;

/** Failed logins since the page was loaded; the third in a row sends the person to the password reset. */
export const loginAttempts = {
  /** Counts a failure and says whether it is time for the password reset. */
  fail(): boolean {
    failures += 1;
    if (failures < allowed) return false;
    failures = 0;
    return true;
  },

  reset(): void {
    failures = 0;
  },
};
