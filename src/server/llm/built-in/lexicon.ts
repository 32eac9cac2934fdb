export interface LexiconPlace {
  country: string;
  state?: string | undefined;
  city?: string | undefined;
  /** Of the city. */
  population?: number | undefined;
}

/** What the built-in assistant knows of the world without being told by a tool: places, and the words of job titles. */
export interface Lexicon {
  /** The place that a name stands for, "München" and "UK" included; of several the one in the country (an ISO code), if it is named. */
  place(name: string, nearCountry?: string): LexiconPlace | undefined;
  /** The large town that a misspelled name most likely stands for. */
  placeNear(name: string): LexiconPlace | undefined;
  /** How many titles of the job index hold the word. */
  titleCount(word: string): Promise<number>;
  /** The word of the job index that a misspelled word stands for, or the word itself. */
  correctedTitle(word: string): Promise<string>;
}
