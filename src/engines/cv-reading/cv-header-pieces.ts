import { namesJob } from "../text/text.ts";
import { namesCompany, namesPlace } from "./cv-words.ts";

/** "Lead Designer, Studio Aperto | Milan, Italy": commas part only what is no place as a whole. */
export function piecesOf(line: string): string[] {
  return line
    .split(/\t+|\s+[|•·–—]\s+|\s+-\s+|\s+(?:at|@|bei|chez)\s+/u)
    .map((piece) => piece.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu, ""))
    .filter((piece) => piece !== "")
    .flatMap((piece) => (namesPlace(piece) && !namesJob(piece) && !namesCompany(piece) ? [piece] : commaPieces(piece)));
}

function commaPieces(piece: string): string[] {
  const parts = piece.split(/,\s+(?!(?:Inc|LLC|Ltd|GmbH)\b)/);
  const place = parts.slice(-2).join(", ");
  if (parts.length >= 3 && namesPlace(place)) return [...parts.slice(0, -2), place];
  return parts;
}

/** Whether one line says both what somebody was and where: "Software Developer, Widget AG, Hamburg". */
export function isWholeHeading(line: string, above = ""): boolean {
  const pieces = piecesOf(line);
  if (pieces.length < 2 || !pieces.some(namesJob)) return false;
  return pieces.length > 2 || pieces.some(namesCompany) || !namesCompany(above);
}
