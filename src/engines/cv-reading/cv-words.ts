import { countryNamed } from "../../shared/assistant/place-names.rules.ts";

const companyWords =
  /(?<![\p{L}])(?:gmbh|ag|se|kg|ohg|ug|e\.\s?v\.|inc|llc|llp|ltd|limited|plc|corp|corporation|company|co\.|group|gruppe|holding|s\.?a\.?s?|sarl|s\.?l\.?u?|s\.?r\.?l|s\.p\.a|b\.?v|n\.?v|ab|oy|a\/s|pty|university|universität|université|universidad|hochschule|college|school|schule|hospital|klinik(?:um)?|krankenhaus|hôpital|clinic|bank|banque|banco|institute?|institut|studios?|labs?|agency|agentur|ministry|council|stadt|technologies|solutions|systems|services|software|consulting|industries|foundation|stiftung|association|restaurant|hotel|hôtel|airlines|logistics|partners|media|museum)(?![\p{L}])/iu;

const degreeWords =
  /(?<![\p{L}])(?:b\.?\s?sc|m\.?\s?sc|[bm]\.\s?s\.|[bm]\.?\s?f\.?\s?a|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|b\.?\s?ed|m\.?\s?ed|b\.?\s?tech|m\.?\s?tech|ll\.?\s?[bm]|mba|ph\.?\s?d|dphil|md|bachelor(?:'s|’s)?|master(?:'s|’s)?|doctorate|doctor of|associate(?:'s|’s)? (?:degree|of)|diploma|diplom|magister|staatsexamen|abitur|fachabitur|mittlere reife|ausbildung|lehre|promotion|licence|license en|maîtrise|doctorat|baccalauréat|bac|bts|dut|licenciatura|grado|máster|doctorado|bachillerato|técnico superior|laurea|high school diploma|ged|a-levels?|gcses?|certificate|degree)(?![\p{L}])/iu;

const schoolWords =
  /universit|universidad|università|college|school|schule|institut|academy|akademie|académie|école|ecole|escuela|colegio|politecnico|polytechnic|gymnasium|lycée|liceo|instituto|faculty|conservator|(?<![\p{L}])(?:TU|FH|ETH|MIT|LMU|RWTH|UCLA|UCL|LSE|EPFL|HTL|KTH|INSEAD|IUT)(?![\p{L}])/iu;

export const namesCompany = (text: string) => companyWords.test(text);
export const namesDegree = (text: string) => degreeWords.test(text) || /(?<!\p{L})[BM]S(?!\p{L})/u.test(text);
export const namesSchool = (text: string) => schoolWords.test(text);

const statesOfUsa = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC".split(
    " ",
  ),
);

/** A place that says so itself: a country, "City, Country", "Austin, TX", or work from anywhere. */
export function namesPlace(text: string): boolean {
  const last =
    text
      .split(/[,(]/)
      .at(-1)
      ?.replace(")", "")
      .replace(/ \d{5}(?:-\d{4})?$/, "")
      .trim() ?? "";
  if (/^(?:remote|hybrid|home ?office|télétravail|remoto)$/i.test(last)) return true;
  return last.length > 2 ? countryNamed(last) !== undefined : statesOfUsa.has(last) || /^(?:UK|US)$/.test(last);
}
