/** Only from where a word begins: tried from each of its letters, a word of 200 000 takes minutes. */
export const emailPattern =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.(?:[A-Za-z]{2,24}(?![A-Za-z\d])|\p{L}{2,24}(?![\p{L}\d]))/u;
export const linkPattern =
  /(?:https?:\/\/|www\.|(?=(?:[a-z]{2}\.)?(?:linkedin|github|gitlab|xing|behance|dribbble|medium|twitter|stackoverflow|orcid|facebook|instagram)\.(?:com|org|de|io)\/?))[^\s,;|<>"'•·，；、]+|(?<![\p{L}\d@._-])(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|co|eu|de|fr|es|it|pt|nl|pl|ru|ua|cz|cn|jp|kr|ir|il|in|uk|us|ch|at|be|ie|edu|example|info|xyz|design|tech)(?:\/[^\s,;|<>"'•·]*)?(?![\p{L}\d@])/iu;
/** At least seven digits, with the signs that people put between them; a tab begins another cell. */
export const phonePattern =
  /(?<![\p{L}\d/.,-])(?:[(（]\+|\+|00|＋)?\s?[(（]?\d(?:[\d\p{Zs}()（）./\-–‑]{5,20})\d(?!-?[\p{L}\d])/u;

export const holdsContact = (text: string): boolean =>
  emailPattern.test(text) || linkPattern.test(text) || holdsPhone(text);

const holdsPhone = (text: string): boolean => {
  const number = phonePattern.exec(text)?.[0] ?? "";
  return number.replace(/\D/g, "").length >= 8 && !/(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d/.test(number);
};
