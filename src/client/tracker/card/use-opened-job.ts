import { useState } from "react";
import { useSearchParams } from "react-router";

const parameter = "job";
const partParameter = "part";

export const cardParts = ["overview", "documents", "notes", "history"] as const;
export type CardPart = (typeof cardParts)[number];

/** The card that is open, and the part of it, as the page's address keeps them: the browser's Back closes the card. */
export function useOpenedJob() {
  const [address, setAddress] = useSearchParams();
  const openedUrl = address.get(parameter) ?? "";
  const [shownUrl, setShownUrl] = useState(openedUrl);
  if (openedUrl && openedUrl !== shownUrl) setShownUrl(openedUrl);
  const wanted = address.get(partParameter);

  return {
    isOpen: openedUrl !== "",
    /** Stays while the card fades out. */
    shownUrl,
    part: cardParts.find((part) => part === wanted) ?? "overview",
    open: (jobUrl: string) => setAddress({ [parameter]: jobUrl }, { preventScrollReset: true }),
    close: () => setAddress({}, { replace: true, preventScrollReset: true }),
    turnTo: (part: CardPart) =>
      setAddress({ [parameter]: openedUrl, [partParameter]: part }, { replace: true, preventScrollReset: true }),
  };
}
