import { LinkButton } from "../../ui/link-button.tsx";
import { LegalLinks } from "../../ui/page/legal-links.tsx";

/** Another way to sign in than the form above it. Who comes by it for the first time gets an account, and accepts its terms. */
export function NetworkOption() {
  return (
    <>
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <LinkButton to="/linkedin-login" reloadDocument variant="secondary">
        Continue with LinkedIn
      </LinkButton>
      <p className="text-muted text-sm">
        By continuing with LinkedIn you accept <LegalLinks />.
      </p>
    </>
  );
}
