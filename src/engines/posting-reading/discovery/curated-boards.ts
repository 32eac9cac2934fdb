import type { CuratedBoards } from "../../../shared/jobs/source-administration.contract.ts";
import { jobSourceOf } from "../boards/job-source.ts";

/**
 * Reads the list of boards by country: lines of country, company and source, separated by tabs; the lines with "#" at its head say what it is.
 *
 * @throws Error for a line that is none of these
 */
export function readCuratedBoards(text: string): CuratedBoards {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isHead = (line: string) => line.startsWith("#");
  return {
    about: lines.filter(isHead).map((line) => line.replace(/^#\s*/, "")),
    boards: lines.filter((line) => !isHead(line)).map(boardOf),
  };
}

function boardOf(line: string): CuratedBoards["boards"][number] {
  const [country = "", company = "", source = "", ...more] = line.split("\t");
  if (!/^[A-Z]{2}$/.test(country) || !company || jobSourceOf(source)?.key !== source || more.length > 0)
    throw new Error(`Not a board of the list: ${line}`);
  return { country, company, source };
}
