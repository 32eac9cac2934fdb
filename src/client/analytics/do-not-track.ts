/** Do Not Track, and its successor Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  return (
    navigator.doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}
