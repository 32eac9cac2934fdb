const speaker =
  /(?<![\p{L}\p{N}])(?:I|I['’]m|[Ii]ch|[Jj]e|[Jj]['’]ai|[Yy]o|[Ii]k|[Ii]o|[Ee]u|[Mm]y|[Mm]eine?|[Tt]he (?:applicant|candidate)) \p{Ll}/u;
const nextSentence = /\p{L}{4,}[.!?:;] +\p{Lu}/u;
const relativeClause = /, (?:where|who|which|having|holding|wo|où|donde|dove|waar|gdzie|onde) /u;

/**
 * Whether the name of a firm or of an opening says something in the person's place. It comes from outside: "Acme. I hold a PhD"
 * would put words into their mouth; "Phase I GmbH", "St. Gallen AG" and "My Home Ltd" are names.
 */
export const speaksForPerson = (name: string): boolean =>
  [speaker, nextSentence, relativeClause].some((claim) => claim.test(name));
