/** One thing in every language, beside its class: "carta e" is paper and, "permis d'exploitation" another permit. */
export const drivingLicence =
  /(?<!\p{L})(?:driving licen[cs]e|driver['’]?s? licen[cs]e|licen[cs]e(?=,? \(?(?:category|cat\.?) [A-E](?![\p{L}]{2}))|(?<=(?<!\p{L})(?:category|cat\.?) [A-E][1E]?(?:\+E)? )licen[cs]e|führerscheine?s?|permis de conduire|(?:carn[eé]t?|permiso) de conducir|patente di guida|rijbewijs|praw[oa] jazdy|carta de condução|(?:permis|carn[eé]t?|patente)(?= [A-E](?![\p{L}\d'’]))|carta(?= [B-D](?![\p{L}\d'’])))(?!\p{L})/giu;
export const namesDrivingLicence = (text: string): boolean => text.search(drivingLicence) >= 0;
