/** What can be said of skills and languages as such: that the person has them, never how well or where they were used. */
export const personForms: string[] = [
  "(?:My skills (?:include|are|cover|comprise)|Skills:|I am skilled in|I (?:bring|have|offer) skills in|Among my skills are|My skill set (?:includes|covers)) {S*}",
  "{S*} are among my skills",
  "{S} is (?:among|one of) my skills",
  "(?:I (?:can )?speak|Languages:|My languages (?:are|include)|The languages I speak are|Languages I speak:) {L*}",
  "{L*} are (?:the|among the) languages I speak",
];
