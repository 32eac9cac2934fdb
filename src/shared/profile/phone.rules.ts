export const defaultCallingCode = "+1";

/** Calling codes with the places that use them, in the order of the places' names. */
export const callingCodes: readonly { code: string; place: string }[] = [
  ["+1", "United States, Canada"],
  ["+93", "Afghanistan"],
  ["+355", "Albania"],
  ["+213", "Algeria"],
  ["+376", "Andorra"],
  ["+244", "Angola"],
  ["+54", "Argentina"],
  ["+374", "Armenia"],
  ["+61", "Australia"],
  ["+43", "Austria"],
  ["+994", "Azerbaijan"],
  ["+973", "Bahrain"],
  ["+880", "Bangladesh"],
  ["+375", "Belarus"],
  ["+32", "Belgium"],
  ["+591", "Bolivia"],
  ["+387", "Bosnia and Herzegovina"],
  ["+267", "Botswana"],
  ["+55", "Brazil"],
  ["+359", "Bulgaria"],
  ["+855", "Cambodia"],
  ["+237", "Cameroon"],
  ["+56", "Chile"],
  ["+86", "China"],
  ["+57", "Colombia"],
  ["+506", "Costa Rica"],
  ["+225", "Côte d'Ivoire"],
  ["+385", "Croatia"],
  ["+53", "Cuba"],
  ["+357", "Cyprus"],
  ["+420", "Czechia"],
  ["+243", "DR Congo"],
  ["+45", "Denmark"],
  ["+593", "Ecuador"],
  ["+20", "Egypt"],
  ["+503", "El Salvador"],
  ["+372", "Estonia"],
  ["+251", "Ethiopia"],
  ["+358", "Finland"],
  ["+33", "France"],
  ["+995", "Georgia"],
  ["+49", "Germany"],
  ["+233", "Ghana"],
  ["+30", "Greece"],
  ["+502", "Guatemala"],
  ["+504", "Honduras"],
  ["+852", "Hong Kong"],
  ["+36", "Hungary"],
  ["+354", "Iceland"],
  ["+91", "India"],
  ["+62", "Indonesia"],
  ["+98", "Iran"],
  ["+964", "Iraq"],
  ["+353", "Ireland"],
  ["+972", "Israel"],
  ["+39", "Italy"],
  ["+81", "Japan"],
  ["+962", "Jordan"],
  ["+7", "Kazakhstan, Russia"],
  ["+254", "Kenya"],
  ["+383", "Kosovo"],
  ["+965", "Kuwait"],
  ["+996", "Kyrgyzstan"],
  ["+371", "Latvia"],
  ["+961", "Lebanon"],
  ["+218", "Libya"],
  ["+370", "Lithuania"],
  ["+352", "Luxembourg"],
  ["+853", "Macao"],
  ["+60", "Malaysia"],
  ["+356", "Malta"],
  ["+52", "Mexico"],
  ["+373", "Moldova"],
  ["+377", "Monaco"],
  ["+976", "Mongolia"],
  ["+382", "Montenegro"],
  ["+212", "Morocco"],
  ["+95", "Myanmar"],
  ["+977", "Nepal"],
  ["+31", "Netherlands"],
  ["+64", "New Zealand"],
  ["+505", "Nicaragua"],
  ["+234", "Nigeria"],
  ["+389", "North Macedonia"],
  ["+47", "Norway"],
  ["+968", "Oman"],
  ["+92", "Pakistan"],
  ["+970", "Palestine"],
  ["+507", "Panama"],
  ["+595", "Paraguay"],
  ["+51", "Peru"],
  ["+63", "Philippines"],
  ["+48", "Poland"],
  ["+351", "Portugal"],
  ["+974", "Qatar"],
  ["+40", "Romania"],
  ["+250", "Rwanda"],
  ["+966", "Saudi Arabia"],
  ["+221", "Senegal"],
  ["+381", "Serbia"],
  ["+65", "Singapore"],
  ["+421", "Slovakia"],
  ["+386", "Slovenia"],
  ["+27", "South Africa"],
  ["+82", "South Korea"],
  ["+34", "Spain"],
  ["+94", "Sri Lanka"],
  ["+249", "Sudan"],
  ["+46", "Sweden"],
  ["+41", "Switzerland"],
  ["+963", "Syria"],
  ["+886", "Taiwan"],
  ["+255", "Tanzania"],
  ["+66", "Thailand"],
  ["+216", "Tunisia"],
  ["+90", "Turkey"],
  ["+256", "Uganda"],
  ["+380", "Ukraine"],
  ["+971", "United Arab Emirates"],
  ["+44", "United Kingdom"],
  ["+598", "Uruguay"],
  ["+998", "Uzbekistan"],
  ["+58", "Venezuela"],
  ["+84", "Vietnam"],
  ["+967", "Yemen"],
  ["+260", "Zambia"],
  ["+263", "Zimbabwe"],
].map(([code = "", place = ""]) => ({ code, place }));

/** Keeps digits, spaces and hyphens of what was typed: "(0151) 23/45" becomes "0151 2345". */
export function cleanLocalNumber(typed: string): string {
  return typed
    .replace(/[^\d -]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A number as it stands in its two fields. */
export interface TypedPhone {
  /** One of the codes above, or empty where the number says one that is not among them. */
  callingCode: string;
  /** What was typed after the country code, as it was typed; with the code where that is none of ours. */
  local: string;
}

/** "+1" and "555 0100" make "+1 555 0100"; empty when no digit was typed. */
export function toPhoneNumber({ callingCode, local }: TypedPhone): string {
  const digits = cleanLocalNumber(local);
  if (!/\d/.test(digits)) return "";
  const code = callingCode || (local.startsWith("+") ? "+" : "");
  return `${code}${callingCode && " "}${digits}`.slice(0, 40);
}

/** Takes a stored number apart; one without any code keeps the default one. */
export function fromPhoneNumber(number: string): TypedPhone {
  return readTyped({ callingCode: defaultCallingCode, local: cleanTyped(number) });
}

/** A number that is typed or pasted with its code, as "+353 87 …" or "00353 87 …", brings that along: no code begins another one. */
export function readTyped({ callingCode, local: typed }: TypedPhone): TypedPhone {
  const local = cleanTyped(typed).replace(/^00/, "+");
  if (!local.startsWith("+")) return { callingCode: callingCode || defaultCallingCode, local };
  const known = callingCodes.find(({ code }) => local.replace(/[ -]/g, "").startsWith(code));
  if (!known) return { callingCode: "", local };
  const afterCode = known.code.split("").slice(1).join("[ -]*");
  return { callingCode: known.code, local: local.replace(new RegExp(`^\\+[ -]*${afterCode}[ -]*`), "") };
}

/** Digits, spaces and hyphens stay, and the plus of a code. */
const cleanTyped = (typed: string) => typed.trimStart().replace(/(?!^\+)[^\d -]/g, "");

/** Too few digits for a number that anybody could call. */
export function isTooShortForPhone(number: string): boolean {
  const { local } = fromPhoneNumber(number);
  return number !== "" && local.replace(/\D/g, "").length < minDigits;
}

/** By ITU-T E.164, with the country code: a longer number is none anywhere. */
export const isTooLongForPhone = (number: string): boolean => number.replace(/\D/g, "").length > 15;

/** After the country code; the shortest numbers of small networks have four. */
const minDigits = 4;
