const languages = ["en", "de", "fr", "es"];
const shortNames: Record<string, string> = {
  usa: "United States",
  us: "United States",
  "u.s.": "United States",
  "u.s.a.": "United States",
  america: "United States",
  uk: "United Kingdom",
  "u.k.": "United Kingdom",
  "great britain": "United Kingdom",
  britain: "United Kingdom",
  england: "United Kingdom",
  scotland: "United Kingdom",
  wales: "United Kingdom",
  holland: "Netherlands",
  "the netherlands": "Netherlands",
  uae: "United Arab Emirates",
  "czech republic": "Czechia",
};

/** Codes of groups of countries, not of countries. */
const groups = new Set(["EU", "EZ", "UN", "QO", "ZZ", "XA", "XB"]);

/** Made when the first name is asked for: some thousand names of four languages are looked up. */
let countryByName: Map<string, string> | undefined;

/** The English name of a country that a person may have named in English, German, French or Spanish. */
export function countryNamed(name: string): string | undefined {
  countryByName ??= countryNames();
  return countryByName.get(name.trim().toLocaleLowerCase());
}

function countryNames(): Map<string, string> {
  const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const names = new Map(Object.entries(shortNames));
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of regionCodes()) {
      const name = display.of(code);
      const englishName = english.of(code);
      if (name && englishName && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), englishName);
    }
  }
  return names;
}

function regionCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !groups.has(code));
}
