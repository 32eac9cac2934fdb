/** The names under which the session lives in local storage. */
export const storedItems = {
  token: "auth_token",
  name: "user_name",
  email: "user_email",
  chatSession: "chat_session_id",
  pendingEmail: "pending_email",
  resetKey: "reset_key",
  gpsLocation: "gps_location",
  gpsDenial: "gps_permission_denied",
} as const;

export type StoredItem = keyof typeof storedItems;
