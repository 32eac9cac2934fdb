import { useState } from "react";
import { useSearchParams } from "react-router";

const parameter = "job";
const partParameter = "part";
/** A mail of this kind is begun in the part with notes. */
export const mailParameter = "mail";

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
    open: (jobUrl: string) => setAddress(withCard(jobUrl), { preventScrollReset: true }),
    close: () => setAddress(withCard(), { replace: true, preventScrollReset: true }),
    turnTo: (part: CardPart) => setAddress(withCard(openedUrl, part), { replace: true, preventScrollReset: true }),
  };
}

/** Beside it the address keeps how the jobs are shown. */
const withCard = (jobUrl?: string, part?: CardPart) => (address: URLSearchParams) => {
  const next = new URLSearchParams(address);
  next.delete(parameter);
  next.delete(partParameter);
  next.delete(mailParameter);
  if (jobUrl) next.set(parameter, jobUrl);
  if (part) next.set(partParameter, part);
  return next;
};
