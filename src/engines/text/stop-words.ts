/** Words of titles that mean nothing to the search. */
export const stopWords: ReadonlySet<string> = new Set([
  ..."a an and the of for in at to with on by or as our your find me looking".split(" "),
  ..."und fur im der das de la le les du des et en el los las y para".split(" "),
  ..."any job jobs position positions vacancy vacancies opening openings".split(" "),
]);
