/** Words that break a layout: one without an end, from right to left, of pictures, and many. */
export const hardTexts = [
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "מהנדסת תוכנה בכירה לפיתוח מערכות הפעלה ותשתיות ענן, עבודה מהבית",
  "مهندسة برمجيات أولى لتطوير أنظمة التشغيل والبنية التحتية السحابية",
  "👩‍🔬🧑🏽‍🚒👨‍👩‍👧‍👦🏳️‍🌈 Senior 🧪🧫🧬 Scientist 🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀",
  "Deputy Assistant Vice President of Global Strategic Cross-Functional Partnerships and Revenue Operations Enablement",
] as const;
