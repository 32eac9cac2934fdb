import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import { type BoardFile, boardFileIn } from "../../../shared/tracker/import/board-file.rules.ts";
import type { ImportTable } from "../../../shared/tracker/import/import-fields.rules.ts";
import { Button } from "../../ui/button.tsx";
import { DropZone } from "../../ui/fields/drop-zone.tsx";
import { FilePicker } from "../../ui/fields/file-picker.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { importTableIn, importTextIn, maxTableBytes, maxTableRows } from "./read-table.ts";

/** What somebody chose: a table, or a board of our own. */
export type ImportSource = { table: ImportTable; board?: undefined } | { board: BoardFile; table?: undefined };

/** A file, or cells that were copied from a spreadsheet. */
export function ChooseTable({ onSource }: { onSource: (source: ImportSource) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState("");
  const [pasted, setPasted] = useState("");

  const read = async (content: string | File) => {
    setFault("");
    setReading(true);
    try {
      onSource(await checkedSource(content));
    } catch (error) {
      setFault(
        error instanceof TableFault ? error.message : "This could not be read. Is it a CSV file, or JSON of ours?",
      );
    } finally {
      setReading(false);
    }
  };

  return (
    <DropZone label="Drop your file here" disabled={isReading} onFile={(file) => void read(file)} className="relative">
      <FilePicker
        ref={picker}
        label="CSV or JSON file"
        extensions={[".csv", ".tsv", ".txt", ".json"]}
        onFile={(file) => void read(file)}
      />
      <div className="flex flex-col gap-6">
        <FormError>{fault}</FormError>
        <div className="flex flex-col items-center gap-3 rounded-xl border border-edge/60 border-dashed bg-surface px-6 py-10 text-center">
          <FileSpreadsheet aria-hidden="true" className="size-9 text-accent" />
          <p className="text-muted">
            Drop a CSV file here, or our own JSON, or choose one. Nothing is saved before you have seen it.
          </p>
          <Button busy={isReading} onClick={() => picker.current?.click()}>
            {isReading ? "Reading..." : "Choose a file"}
          </Button>
        </div>
        <div className="flex flex-col items-start gap-3">
          <TextArea
            label="Or paste cells from a spreadsheet"
            hint="Copy them with the row that names the columns."
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
            className="w-full"
          />
          <Button variant="secondary" disabled={pasted.trim() === "" || isReading} onClick={() => void read(pasted)}>
            Read the cells
          </Button>
        </div>
        <details className="text-[0.9375rem]">
          <summary className="min-h-11 cursor-pointer content-center font-semibold md:min-h-9">
            Where do I get the file?
          </summary>
          <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-muted">
            <li>
              LinkedIn: Settings, Data privacy, Get a copy of your data. In it are Job Applications.csv and Saved
              Jobs.csv.
            </li>
            <li>Huntr, Teal, Simplify and JobSync: their tracker's export or download as CSV.</li>
            <li>
              Excel, Numbers, LibreOffice and Google Sheets: save or download the sheet as CSV, or copy its cells.
            </li>
            <li>
              Our own export comes back as it was: CSV for spreadsheets, or JSON with what is noted on the cards, but
              for documents and files.
            </li>
          </ul>
        </details>
      </div>
    </DropZone>
  );
}

class TableFault extends Error {}

async function checkedSource(content: string | File): Promise<ImportSource> {
  const isWorkbook = typeof content !== "string" && /\.(xlsx?|ods|numbers)$/i.test(content.name);
  if (isWorkbook) throw new TableFault("This is a workbook. Please save the sheet as CSV, or paste its cells below.");
  const size = typeof content === "string" ? content.length : content.size;
  if (size > maxTableBytes) throw new TableFault("This file is larger than 5 MB. Please split it.");
  const text = importTextIn(typeof content === "string" ? content : new Uint8Array(await content.arrayBuffer()));
  if (text.trimStart().startsWith("{")) return checkedBoard(text);
  const table = importTableIn(text);
  if (table.rows.length === 0) throw new TableFault("There are no rows in it.");
  if (table.rows.length > maxTableRows) throw new TableFault(`It has more than ${maxTableRows} rows. Please split it.`);
  return { table };
}

function checkedBoard(text: string): ImportSource {
  const board = boardFileIn(text);
  if (!board) throw new TableFault("This JSON is no export of a board from here.");
  if (board.rows.length > maxTableRows) throw new TableFault(`It has more than ${maxTableRows} jobs. Please split it.`);
  return { board };
}
