/** What a search asks for, as the page's address keeps it; empty texts are not asked for. */
export interface SearchWords {
  title: string;
  country: string;
  state: string;
  city: string;
}

export const noSearch: SearchWords = { title: "", country: "", state: "", city: "" };

export function readSearchAddress(address: URLSearchParams): SearchWords {
  const read = (name: keyof SearchWords) => address.get(name)?.trim() ?? "";
  return { title: read("title"), country: read("country"), state: read("state"), city: read("city") };
}

export function writeSearchAddress(words: SearchWords): URLSearchParams {
  const asked = Object.entries(words).filter(([, text]) => text !== "");
  return new URLSearchParams(asked);
}

export function namesPlace({ country, state, city }: SearchWords): boolean {
  return country !== "" || state !== "" || city !== "";
}

/** A country clears state and city, a state clears the city. */
export function withPlace(words: SearchWords, change: Partial<Omit<SearchWords, "title">>): SearchWords {
  if (change.country !== undefined) return { ...words, country: change.country, state: "", city: "" };
  if (change.state !== undefined) return { ...words, state: change.state, city: "" };
  return { ...words, ...change };
}
