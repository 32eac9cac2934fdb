interface FileFaults {
  /** Letters that no font draws. */
  missingCharacters: string[];
  /** Where posting and document are in different languages. */
  languageNote: string | undefined;
}

/** What a person should know of a file before they send it; empty where there is nothing. */
export const fileNotice = ({ missingCharacters, languageNote }: FileFaults): string =>
  [missingCharacters.length > 0 && missingNotice(missingCharacters), languageNote].filter(Boolean).join(" ");

const missingNotice = (characters: string[]) =>
  `No font draws ${characters.map((character) => `“${character}”`).join(", ")}. Please check these places in the file.`;
