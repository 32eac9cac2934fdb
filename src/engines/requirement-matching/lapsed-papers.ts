import { saysEnded } from "../text/text.ts";
import { negates } from "../truth/truth.ts";

/** What it is to be of today, or made so again; what a prefix says is not so. */
export const validity =
  /(?<!\p{L})(un|in|nie|on)?(?:renew|refresh|valid|current|erneuer|aufgefrischt|auffrisch|verläng|gültig|renouvel|valable|à jour|renov|vigen|vigor|rinnov|valevol|verleng|vernieuw|geldig|odn[ao]w|wznow|ważn|válid)/giu;

const isNotRenewed = (title: string) =>
  [...title.matchAll(validity)].some(([, prefix]) => prefix !== undefined || negates(title));

/** Whether a certificate says that it has run out. */
export const hasLapsed = (title: string): boolean => saysEnded(title) || isNotRenewed(title);
