import { TextLink } from "../text-link.tsx";

/** What is accepted with an account, to be read in a tab of its own: "the Terms of Service and the Privacy Policy". */
export function LegalLinks() {
  return (
    <>
      the{" "}
      <TextLink to="/terms" target="_blank">
        Terms of Service
      </TextLink>{" "}
      and the{" "}
      <TextLink to="/privacy" target="_blank">
        Privacy Policy
      </TextLink>
    </>
  );
}
