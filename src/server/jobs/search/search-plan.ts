/** "newest_first" reads the place's entries in their order and stops early; "by_terms" asks the inverted index. */
export type SearchPlan = "newest_first" | "by_terms";

interface Expectation {
  /** How many postings hold each of the terms asked for; absent terms count 0. */
  termCounts: number[];
  totalPostings: number;
  /** offset + limit: how many hits must be found. */
  wanted: number;
}

/**
 * The cheaper way to the first `wanted` hits. An ordered scan reads about wanted × total / hits entries, the inverted
 * index the whole list of its rarest term; PostgreSQL's own estimate of this is wrong by orders of magnitude.
 */
export function choosePlan({ termCounts, totalPostings, wanted }: Expectation): SearchPlan {
  if (termCounts.length === 0) return "newest_first";
  const hits = Math.min(...termCounts);
  if (hits === 0) return "by_terms";
  return (wanted * totalPostings) / hits < hits ? "newest_first" : "by_terms";
}
