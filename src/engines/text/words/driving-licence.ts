/** One thing in every language. */
export const drivingLicence =
  /(?<!\p{L})(?:driving licen[cs]e|driver['’]?s? licen[cs]e|führerscheine?s?|permis de conduire|permis(?= [A-E]\b)|(?:carn[eé]t?|permiso) de conducir|carn[eé]t?(?= [A-E]\b)|patente di guida|patente(?= [A-E]\b)|rijbewijs|praw[oa] jazdy|carta de condução|carta(?= [A-E]\b))(?!\p{L})/giu;
export const namesDrivingLicence = (text: string): boolean => text.search(drivingLicence) >= 0;
