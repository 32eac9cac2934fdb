const listFields = new Set([
  "languages_known",
  "mobile_numbers",
  "responsibilities",
  "notable_achievements",
  "skills_acquired",
]);

/** Whether a field of the profile holds many values. */
export const isListField = (field: string): boolean => listFields.has(field);
