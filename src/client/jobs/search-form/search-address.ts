/** What a search asks for, as the page's address keeps it; empty texts are not asked for. */
export interface SearchFields {
  title: string;
  country: string;
  state: string;
  city: string;
}

export const noSearch: SearchFields = { title: "", country: "", state: "", city: "" };

/** Characters, as many as the server takes: an address may come from anywhere. */
export const longest: Record<keyof SearchFields, number> = { title: 200, country: 100, state: 100, city: 100 };

export function readSearchAddress(address: URLSearchParams): SearchFields {
  const read = (name: keyof SearchFields) => (address.get(name) ?? "").trim().slice(0, longest[name]).trim();
  return { title: read("title"), country: read("country"), state: read("state"), city: read("city") };
}

export function writeSearchAddress(words: SearchFields): URLSearchParams {
  const asked = Object.entries(words).filter(([, text]) => text !== "");
  return new URLSearchParams(asked);
}

export function hasPlace({ country, state, city }: SearchFields): boolean {
  return country !== "" || state !== "" || city !== "";
}

/** "nurse, Munich, Bavaria, Germany" */
export function wordsInShort({ title, country, state, city }: SearchFields): string {
  return [title, city, state, country].filter(Boolean).join(", ");
}

/** A country clears state and city, a state clears the city. */
export function withPlace(words: SearchFields, change: Partial<Omit<SearchFields, "title">>): SearchFields {
  if (change.country !== undefined) return { ...words, country: change.country, state: "", city: "" };
  if (change.state !== undefined) return { ...words, state: change.state, city: "" };
  return { ...words, ...change };
}
