/** Before a person's name in the languages of documents, without case, marks and stops. */
export const formsOfAddress: ReadonlySet<string> = new Set(
  "mr mrs ms miss herr herrn frau m mme mlle monsieur madame sr sra srta senor senora sig signor signora dhr mevr meneer mevrouw pan pana pani senhor senhora".split(
    " ",
  ),
);
