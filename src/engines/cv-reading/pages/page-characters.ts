/** One character of a page; points from the upper left corner, `y` on the baseline. */
export interface PageCharacter {
  text: string;
  x: number;
  x2: number;
  y: number;
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  /** A space that does not stand in the file: the reader of the file saw a gap. */
  isGap: boolean;
}

export interface PageCharacters {
  width: number;
  height: number;
  /** How many more have no letter that the file tells. */
  unmapped: number;
  characters: PageCharacter[];
  /** The document goes on behind it, further than it is read. */
  isCut?: boolean;
}
