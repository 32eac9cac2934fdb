import { useState } from "react";
import { useSearchParams } from "react-router";

const parameter = "job";

/** The card that is open, as the page's address keeps it: the browser's Back closes it. */
export function useOpenedJob() {
  const [address, setAddress] = useSearchParams();
  const openedUrl = address.get(parameter) ?? "";
  const [shownUrl, setShownUrl] = useState(openedUrl);
  if (openedUrl && openedUrl !== shownUrl) setShownUrl(openedUrl);

  return {
    isOpen: openedUrl !== "",
    /** Stays while the card fades out. */
    shownUrl,
    open: (jobUrl: string) => setAddress({ [parameter]: jobUrl }, { preventScrollReset: true }),
    close: () => setAddress({}, { replace: true, preventScrollReset: true }),
  };
}
