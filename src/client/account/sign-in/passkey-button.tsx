import { useEffect, useState } from "react";
import { knowsAdditions } from "../../http/server-additions.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { serverMessageOr } from "../failure-text.ts";

/** Signs in by a passkey alone, where browser and server know passkeys. */
export function PasskeyButton({ onFailure }: { onFailure: (text: string) => void }) {
  const isOffered = useKnowsPasskeys();
  const [busy, setBusy] = useState(false);

  const signIn = async () => {
    onFailure("");
    setBusy(true);
    try {
      const { signInByPasskey } = await import("../passkeys.ts");
      sessionStore.signIn(await signInByPasskey());
    } catch (failure) {
      onFailure(serverMessageOr("No passkey was used. Please try again, or sign in another way.", failure));
    }
    setBusy(false);
  };

  if (!isOffered) return null;
  return (
    <Button variant="secondary" busy={busy} onClick={() => void signIn()}>
      Sign in with a passkey
    </Button>
  );
}

function useKnowsPasskeys(): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    // Undefined where the page did not come over a secure connection too.
    if (window.PublicKeyCredential) void knowsAdditions().then(setIsKnown);
  }, []);
  return isKnown;
}
