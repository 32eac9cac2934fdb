/** Ends a sentence with one full stop, also behind "Ltd.". */
export const oneStop = (text: string): string => `${text.replace(/[.\s]+$/, "")}.`.replace(/([!?。…])\.$/, "$1");
