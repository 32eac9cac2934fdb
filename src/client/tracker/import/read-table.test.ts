import { expect, it } from "vitest";
import { importTableIn } from "./read-table.ts";

const rows = [
  ["Company", "Job Title", "Notes"],
  ["Bäckerei, Söhne & Co", 'Baker "early"', "first line\nsecond; line"],
  ["Müller", "Fahrer", ""],
];
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const unit = letter.charCodeAt(0);
      return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    }),
  );
const windows1252 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

/** Every field in quotes, or those alone that need them. */
const written = (separator: string, end = "\n", all = false) =>
  rows
    .map((row) =>
      row
        .map((cell) =>
          all || cell.includes(separator) || /["\n\r;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
        )
        .join(separator),
    )
    .join(end) + end;

const dialects: Record<string, string | Uint8Array> = {
  "commas in UTF-8": utf8(written(",")),
  "commas, CRLF, all quoted": utf8(written(",", "\r\n", true)),
  "commas with a byte order mark": utf8(`\uFEFF${written(",", "\r\n")}`),
  "semicolons, as Excel writes them in Europe": utf8(`\uFEFF${written(";", "\r\n")}`),
  "semicolons in Windows-1252": windows1252(written(";", "\r\n")),
  "commas in Windows-1252": windows1252(written(",")),
  "tabs in UTF-16LE with its mark, Excel's Unicode text": utf16(`\uFEFF${written("\t", "\r\n")}`, true),
  "tabs in UTF-16BE with its mark": utf16(`\uFEFF${written("\t")}`, false),
  "commas in UTF-16LE without a mark": utf16(written(","), true),
  pipes: utf8(written("|")),
  "the separator named by Excel": utf8(`sep=;\r\n${written(";", "\r\n")}`),
  "old Macintosh line ends": utf8(written(",", "\r", true).replaceAll("first line\n", "first line\n")),
  "cells copied from a spreadsheet": written("\t"),
  "notes above the names of the columns": utf8(
    `Notes:\n"When you export, some jobs may be missing, see help."\n\n${written(",")}`,
  ),
};

it.each(Object.entries(dialects))("reads %s", (_name, content) => {
  expect(importTableIn(content)).toEqual({ header: rows[0], rows: rows.slice(1) });
});

it("reads a table without names, and nothing", () => {
  const bare = "Baker\thttps://a.example/1\nCook\thttps://a.example/2\n";
  expect(importTableIn(bare)).toEqual({
    header: ["", ""],
    rows: [
      ["Baker", "https://a.example/1"],
      ["Cook", "https://a.example/2"],
    ],
  });
  expect(importTableIn("")).toEqual({ header: [], rows: [] });
});

it("keeps what no dialect allows: quotes within a cell, rows of other lengths, a quote that is never closed", () => {
  const rows = (text: string) => importTableIn(`Title,Company\n${text}`).rows;
  expect(rows('5" pipe fitter,"Mill" Ltd,\nCook\n"Chef, Zoo')).toEqual([
    ['5" pipe fitter', "Mill Ltd", ""],
    ["Cook"],
    ["Chef, Zoo"],
  ]);
  // As Google Sheets copies it.
  expect(importTableIn('Title\tCompany\nBaker\t"Best" Bakery\nCook\tZoo').rows).toEqual([
    ["Baker", "Best Bakery"],
    ["Cook", "Zoo"],
  ]);
});
