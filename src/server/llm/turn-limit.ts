/** Calls of the model in one turn, the last of which must answer: without an answer by then the turn has failed. */
export const maxSteps = 8;
