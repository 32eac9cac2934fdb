/** Of a tool's earlier result. */
const maxEarlierResult = 600;

/** An earlier result in short. Its openings are told by title, company and address, so that a later turn can still speak of them. */
export function resultInShort(fenced: string): string {
  if (fenced.length <= maxEarlierResult) return fenced;
  const found = [
    ...fenced.matchAll(
      /"job_title":("(?:[^"\\]|\\.)*"),"company":("(?:[^"\\]|\\.)*").{0,600}?"job_url":("(?:[^"\\]|\\.)*")/g,
    ),
  ];
  const openings = found.map(
    ([, title, company, url]) => `{"job_title":${title},"company":${company},"job_url":${url}}`,
  );
  return openings.length > 0
    ? `<data>{"earlier":[${openings.join(",")}]}</data>`
    : `${fenced.slice(0, maxEarlierResult)} (shortened)</data>`;
}
