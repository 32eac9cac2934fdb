import { AlignmentType, type IRunStylePropertiesOptions, type IStylesOptions, LineRuleType, TabStopType } from "docx";
import type { Sheet } from "../sheet.ts";
import { bodyIndent, bodyWidth, dateMargin } from "./docx-layout.ts";
import { type SetTheme, smallestText } from "./docx-themes.ts";

/** Word takes a font without Chinese, Japanese or Korean letters for them only if it is told no better one. */
const eastAsianFonts = new Map([
  ["zh", "Microsoft YaHei"],
  ["ja", "Yu Gothic"],
  ["ko", "Malgun Gothic"],
]);

/** Spacing in twentieths of a point. */
export function docxStyles(sheet: Sheet, theme: SetTheme, lang: string, rtl: boolean): IStylesOptions {
  const { template, data } = sheet;
  const { design, region } = data;
  const indent = { left: bodyIndent(sheet, theme) };
  const dates = dateMargin(sheet, theme);
  const { size, ink, muted, accent, spacing } = theme;
  // Said every time: LibreOffice takes a height without its rule for an exact one.
  const lineRule = LineRuleType.AUTO;
  const isLetter = template === "letter";
  const language = region ? `${lang}-${region}` : lang;
  const fonts = (font: string) => {
    return { ascii: font, hAnsi: font, cs: font, eastAsia: eastAsianFonts.get(lang) ?? font };
  };
  const alignment = theme.centred ? AlignmentType.CENTER : undefined;
  const below = theme.letterhead ?? (isLetter ? theme.letterRule : undefined);
  const style = (id: string, before: number, after: number, run: IRunStylePropertiesOptions = {}, paragraph = {}) => ({
    ...{ id, name: id, basedOn: "Normal", quickFormat: true },
    run,
    paragraph: { spacing: { before, after }, ...paragraph },
  });
  return {
    default: {
      document: {
        run: {
          ...{ font: fonts(theme.font), size, sizeComplexScript: size, color: ink },
          language: {
            value: rtl ? "en-GB" : language,
            ...(rtl ? { bidirectional: language } : {}),
            ...(eastAsianFonts.has(lang) ? { eastAsia: language } : {}),
          },
        },
        paragraph: {
          spacing: isLetter
            ? { after: spacing.letterParagraph, line: spacing.letterLine, lineRule }
            : { after: spacing.paragraph, line: spacing.line, lineRule },
        },
      },
      heading1: {
        run: { font: fonts(theme.displayFont), size: theme.nameSize, bold: !theme.lightName, color: accent },
        paragraph: { spacing: { before: 0, after: 60, line: 240, lineRule }, alignment },
      },
      heading2: isLetter
        ? {
            run: { font: fonts(theme.displayFont), size, bold: true, color: accent },
            paragraph: { spacing: { before: 240, after: 200 }, keepNext: true },
          }
        : {
            run: { font: fonts(theme.displayFont), size: size + 1, bold: true, color: accent },
            paragraph: {
              spacing: { before: spacing.section, after: spacing.heading, line: 240, lineRule },
              keepNext: true,
              indent,
              border: { bottom: theme.headingBelow },
            },
          },
      listParagraph: { paragraph: { spacing: { after: spacing.row } } },
      hyperlink: { run: { color: muted, underline: { type: "none" } } },
    },
    paragraphStyles: [
      style("Headline", 0, 40, { size: size + 4, color: design === "modern" ? accent : ink }, { alignment }),
      style("Residence", 0, 0, { color: muted, size: Math.max(smallestText, size - 1) }, { alignment }),
      style(
        "Contacts",
        0,
        // Of a CV the first heading has its own distance, in the column beside the body as in the body.
        isLetter ? 360 : 0,
        { color: muted, size: Math.max(smallestText, size - 1) },
        { alignment, border: { bottom: below } },
      ),
      style("Body", 0, spacing.paragraph, {}, { indent }),
      style(
        "Entry",
        spacing.entry,
        Math.min(10, spacing.row),
        {},
        { keepNext: true, keepLines: true, ...entryTabs(bodyWidth(sheet, theme), indent, dates) },
      ),
      style("Place", 0, spacing.row, { color: muted }, { keepLines: true, indent }),
      style("Note", 0, spacing.row, {}, { indent }),
      style("Date", 0, 200, { color: muted }),
      style("PageNumber", 0, 0, { color: muted, size: 17 }, { alignment: AlignmentType.CENTER }),
    ],
  };
}

/** Dates at the right edge; in the margin they stand before the title, which begins where the body does. */
const entryTabs = (right: number, { left }: { left: number }, dates: number) => ({
  indent: dates > 0 ? { left, hanging: dates } : { left },
  tabStops: [dates > 0 ? { type: TabStopType.LEFT, position: left } : { type: TabStopType.RIGHT, position: right }],
});
