/** What the letters of a text ask of the typesetting. Field names are the template's. */
export interface ScriptChoice {
  /** Chinese, Japanese and Korean share characters that each draws differently: the text's own language comes first. */
  cjk_fonts: string[];
  rtl: boolean;
  /** Devanagari, Thai and Arabic reach above and below Latin letters and need more leading. */
  tall_script: boolean;
  lang: string;
}

const simplified = "Noto Sans SC";
const japanese = "Noto Sans JP";
const korean = "Noto Sans KR";

/** @param latinLanguage the language of a text in Latin letters, which do not tell it */
export function chooseScripts(text: string, latinLanguage: string): ScriptChoice {
  const lang = mainLanguage(text, latinLanguage);
  return {
    cjk_fonts: cjkFonts(text),
    rtl: lang === "ar" || lang === "fa" || lang === "he",
    tall_script: /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u.test(text),
    lang,
  };
}

function cjkFonts(text: string): string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [japanese, simplified, korean];
  if (/\p{Script=Hangul}/u.test(text)) return [korean, simplified, japanese];
  return [simplified, japanese, korean];
}

const languages: [pattern: RegExp, lang: (text: string) => string][] = [
  [/\p{Script=Arabic}/gu, (text) => (/[پچژگ]/u.test(text) ? "fa" : "ar")],
  [/\p{Script=Hebrew}/gu, () => "he"],
  [/\p{Script=Devanagari}/gu, () => "hi"],
  [/\p{Script=Thai}/gu, () => "th"],
  [/\p{Script=Greek}/gu, () => "el"],
  [/\p{Script=Cyrillic}/gu, (text) => (/[іїєґ]/iu.test(text) ? "uk" : "ru")],
  [/\p{Script=Hangul}/gu, () => "ko"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, () => "ja"],
  [/\p{Script=Han}/gu, (text) => (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "ja" : "zh")],
];

/** The language whose script has most of the letters. */
function mainLanguage(text: string, latinLanguage: string): string {
  let best = { lang: latinLanguage, letters: count(text, /\p{Script=Latin}/gu) };
  for (const [pattern, lang] of languages) {
    const letters = count(text, pattern);
    if (letters > best.letters) best = { lang: lang(text), letters };
  }
  return best.lang;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
