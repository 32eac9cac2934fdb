import { negates } from "../truth/truth.ts";

/** What says of a paper that it is held no more. */
const ended =
  /(?<!\p{L})(?:expired|lapsed|abgelaufen|verlopen|scadut[oa]|vencid[oa]|périmée?|dépassée?|wygas\p{L}*|überfällig|ausgelaufen|expiré\p{L}*|caduc\p{L}*|stracił\p{L}*|vervallen|ran out|booked|postponed|verschoben|plus (?:valable|valide)|ina[ck]?tt?i[vf]\p{L}*|nieaktywn\p{L}*|failed|durchgefallen|raté\p{L}*|échou\p{L}*|suspended|revoked|withdrawn|entzogen|retirée?|suspendue?|ritirat[oa]|ingetrokken|cofnięt\p{L}*|suspendid[oa]|suspens[oa]|bocciat[oa]|gezakt|niezdan\p{L}*|oblan\p{L}*|reprovad[oa]|po terminie)(?!\p{L})/iu;
/** What it is to be of today, or made so again; what a prefix says is not so. */
export const validity =
  /(?<!\p{L})(un|in|nie|on)?(?:renew|refresh|valid|current|erneuer|aufgefrischt|auffrisch|verläng|gültig|renouvel|valable|à jour|renov|vigen|vigor|rinnov|valevol|verleng|vernieuw|geldig|odn[ao]w|wznow|ważn|válid)/giu;

const isNotRenewed = (title: string) =>
  [...title.matchAll(validity)].some(([, prefix]) => prefix !== undefined || negates(title));

/** Whether a certificate says that it has run out. */
export const hasLapsed = (title: string): boolean => ended.test(title) || isNotRenewed(title);
