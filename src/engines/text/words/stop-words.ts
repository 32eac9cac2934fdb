const listed = (words: string) => words.split(/\s+/);

/** Articles, prepositions and conjunctions that mean nothing in any text, in English, German, French and Spanish. */
const functionWords = listed(
  "a an and as at by for in of on or the to with your our und für im der das de la le les du des et en el los las y para",
);

/** What the search for titles leaves out as well, folded. "IT" and a "die maker" are meant: few words are left out. */
export const titleStopWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ...listed(
    "oder ou lub albo oppure fur find me looking any job jobs position positions vacancy vacancies opening openings",
  ),
]);

/** What says nothing about the subject of a posting's or a profile's sentence. */
export const subjectStopWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ...listed(
    `able about all also am any are be been both but can do from good has have having how i if into is it its job like may more must
    new not off other out own over per plus role should so some such team than that their them then there these they this those
    through two up us use using very was we well were what when where which who will within work working would year years you
    experience knowledge skills skill ability strong excellent level
    oder die ein eine mit von zu auf dem den ist sind wir sie ihr ihre sowie als bei
    ou un une dans pour avec sur vous nous votre con por`,
  ),
]);
