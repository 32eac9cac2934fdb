import { useSearchParams } from "react-router";
import { backFrom } from "../http/session/plans-path.ts";
import { TextLink } from "../ui/text-link.tsx";

/** To the card or the chat where somebody came to the end of their plan; nothing for who came by the menu. */
export function BackLink() {
  const [query] = useSearchParams();
  const back = backFrom(query);
  if (!back) return null;
  return (
    <p className="-mt-2">
      <TextLink to={back.path}>{back.label}</TextLink>
    </p>
  );
}
