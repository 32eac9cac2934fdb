/** The one question about a line that reads like a note to oneself. */
export const privateLineWords = {
  question: "Is this for employers to read?",
  yes: "Yes, they may read it",
  no: "No, keep it to myself",
};
