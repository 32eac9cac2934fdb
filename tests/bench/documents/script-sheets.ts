import type { Sheet } from "../../../src/engines/typesetting/sheet.ts";
import type { DocumentAppearance } from "../../../src/shared/documents/document-appearance.contract.ts";

const lines = {
  arabic: "مهندسة برمجيات في القاهرة",
  "arabic lam-alef": "إدارة عشرين عاملا في الإنشاءات لآخر الأسبوع",
  hebrew: "מהנדסת תוכנה בכירה",
  devanagari: "सॉफ्टवेयर इंजीनियर",
  thai: "วิศวกรซอฟต์แวร์",
  chinese: "高级软件工程师",
  japanese: "ソフトウェアエンジニア",
  korean: "소프트웨어 엔지니어",
  cyrillic: "Инженер-программист из Києва",
  greek: "Μηχανικός λογισμικού στην Αθήνα",
  vietnamese: "Kỹ sư phần mềm tại Đà Nẵng",
  polish: "Zażółć gęślą jaźń, Łódź",
  emoji: "Rocket scientist 🚀",
};

/** A CV for each script, in which one line stands five times: as name, as place, as paragraph and as two bullets. */
export function scriptSheets(appearance: DocumentAppearance): Record<string, { sheet: Sheet; line: string }> {
  return Object.fromEntries(
    Object.entries(lines).map(([script, line]) => [script, { line, sheet: sheetOfLine(line, appearance) }]),
  );
}

function sheetOfLine(line: string, appearance: DocumentAppearance): Sheet {
  const section = { heading: "Section", is_short: false, paragraphs: [line], entries: [], bullets: [line, line] };
  return {
    template: "cv",
    data: {
      ...appearance,
      title: "CV",
      author: line,
      name: line,
      headline: "Engineer",
      running_title: "Engineer",
      lang: "en",
      region: null,
      place: line,
      contacts: [],
      sections: [section],
    },
  };
}
