/** What a search asks for, as the page's address keeps it; empty texts are not asked for. */
export interface SearchWords {
  title: string;
  country: string;
  state: string;
  city: string;
}

export const noSearch: SearchWords = { title: "", country: "", state: "", city: "" };

/** Characters, as many as the server takes: an address may come from anywhere. */
export const longest: Record<keyof SearchWords, number> = { title: 200, country: 100, state: 100, city: 100 };

export function readSearchAddress(address: URLSearchParams): SearchWords {
  const read = (name: keyof SearchWords) => (address.get(name) ?? "").trim().slice(0, longest[name]).trim();
  return { title: read("title"), country: read("country"), state: read("state"), city: read("city") };
}

export function writeSearchAddress(words: SearchWords): URLSearchParams {
  const asked = Object.entries(words).filter(([, text]) => text !== "");
  return new URLSearchParams(asked);
}

export function namesPlace({ country, state, city }: SearchWords): boolean {
  return country !== "" || state !== "" || city !== "";
}

/** "nurse, Munich, Bavaria, Germany" */
export function wordsInShort({ title, country, state, city }: SearchWords): string {
  return [title, city, state, country].filter(Boolean).join(", ");
}

/** A country clears state and city, a state clears the city. */
export function withPlace(words: SearchWords, change: Partial<Omit<SearchWords, "title">>): SearchWords {
  if (change.country !== undefined) return { ...words, country: change.country, state: "", city: "" };
  if (change.state !== undefined) return { ...words, state: change.state, city: "" };
  return { ...words, ...change };
}
