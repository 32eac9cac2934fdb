import { cvLocales, foldedInPlace, foldedTokens, isUnspaced } from "./word-table.ts";

const codes =
  "br en de fr es pt it nl pl ru uk cs zh ja ko ar fa he hi sv da no nb fi is et lv lt sk hu ro bg sr hr sl mk sq el tr az ka hy kk uz be ca eu gl ga cy gd mt lb la eo bn ta te ml kn mr gu pa ur ne si th vi id ms tl fil km lo my mn bo ps ku am so sw ha yo ig zu xh af yi bs gn qu ay ht rw rn ln wo ti om ug tk tt mi sm bar nds gsw".split(
    " ",
  );
const alsoWritten =
  "tagalog nahuatl wallon walloon plattdeutsch niederdeutsch gaelic mandarin cantonese farsi flemish castilian catalan hochdeutsch spanisch castellano castella mandarin chinois chinesisch bulgarisch angielski niemiecki francuski hiszpanski rosyjski polski wloski ukrainski anglictina nemcina francouzstina cestina rustina spanelstina английский немецкий русский французский испанский украинский итальянский китайский польский англійська німецька українська російська польська французька іспанська 英语 法语 德语 日语 普通话 粤语 汉语 国语 中文 俄语 韩语 英語 日本語 中国語 韓国語 フランス語 ドイツ語 英検 영어 한국어 일본어 중국어 독일어 프랑스어 الانجليزيه العربيه الفرنسيه الالمانيه الاسبانيه انگليسي فارسي عربي آلماني فرانسه תركي אנגלית עברית צרפתית רוסית ערבית ספרדית हिंदी हिन्दी अंग्रेज़ी अंग्रेजी संस्कृत मराठी गुजराती";

const names = new Set<string>(alsoWritten.split(" ").map(foldedInPlace));
for (const locale of cvLocales) {
  const display = new Intl.DisplayNames([locale], { type: "language", fallback: "none" });
  for (const code of codes) {
    const name = display.of(code);
    if (name) names.add(foldedInPlace(name));
  }
}
const unspacedNames = [...names].filter((name) => isUnspaced(name) && name.length > 1);

/** Whether a folded text names a human language. */
export function namesLanguage(folded: string): boolean {
  if (
    foldedTokens(folded).some((token) => token.length > 1 && (names.has(token) || names.has(token.replace(/^ال/u, ""))))
  )
    return true;
  return names.has(folded.trim()) || (isUnspaced(folded) && unspacedNames.some((name) => folded.includes(name)));
}

/** How well: words and the levels of the European frame. */
export const namesLevel = (folded: string): boolean =>
  /(?<![\p{L}])(?:[abc][12]\+?|native|mother tongue|fluent|bilingual|advanced|proficient|intermediate|basic|beginner|elementary|conversational|professional|working|limited|full|muttersprach\p{L}*|fliessend|fließend|verhandlungssicher|grundkenntnisse|gut|sehr gut|gute|schulkenntnisse|langue maternelle|maternelle|courant|bilingue|intermediaire|debutant|notions|scolaire|nativ[oa]|lengua materna|materna|avanzad[oa]|intermedi[oa]|basic[oa]|fluido|fluente|avancad[oa]|madrelingua|fluent[ei]|avanzato|scolastico|moedertaal|vloeiend|goed|basis|ojczysty|biegl[ay]|biegle|zaawansowany|komunikatywny|podstawowy|sredniozaawansowany|родной|свободно|разговорный|базовый|средний|рідна|вільно|середній|базовий|rodily mluvci|plynne|pokrocila|zaklady|母语|流利|熟练|精通|良好|ネイティブ|母国語|ビジネス|日常会話|상급|중급|초급|원어민|유창|اللغه الام|ممتاز|جيد|متوسط|طلاقه|مادري|عالي|مسلط|שפת אם|שוטפת|טובה|רמה|मातृभाषा|धाराप्रवाह|अच्छा|ielts|toefl|toeic|jlpt|cet|hsk|topik|delf|dele|n[1-5])(?![\p{L}])/u.test(
    folded,
  ) || /母语|流利|熟练|精通|母国語|ネイティブ|会話|원어민|유창/u.test(folded);
