import { useNavigate } from "react-router";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { lacksAdditions } from "../../http/server-additions.ts";
import { returnPath } from "../../http/session/return-path.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { AuthLayout } from "../../ui/page/auth-layout.tsx";
import type { Session } from "./login-arrival.ts";

/** For somebody who comes from the network sign-in as one person while another one is signed in here. */
export function OtherPersonQuestion({ arrived }: { arrived: Session }) {
  const navigate = useNavigate();
  const present = sessionStore.read("email");

  const stay = () => {
    if (!lacksAdditions()) callEndpoint(accountEndpoints.logout, { token: arrived.token }).catch(() => undefined);
    void navigate(returnPath.take(), { replace: true });
  };

  return (
    <AuthLayout
      title="Change the account?"
      subtitle={
        <>
          You are signed in as <strong className="break-all text-ink">{present}</strong>. LinkedIn has signed you in as{" "}
          <strong className="break-all text-ink">{arrived.email}</strong>.
        </>
      }
      footer="If you did not ask for this, stay in your account."
    >
      <Button onClick={stay}>Stay in my account</Button>
      <Button variant="secondary" onClick={() => sessionStore.signIn(arrived)}>
        Change to the other account
      </Button>
    </AuthLayout>
  );
}
