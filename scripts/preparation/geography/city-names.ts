/** The customary English names where GeoNames shows another, by country and GeoNames' name. */
export const cityNames: Record<string, Record<string, string>> = {
  CA: { Montréal: "Montreal", Québec: "Quebec City" },
  DE: { Köln: "Cologne", Nürnberg: "Nuremberg", Hannover: "Hanover", "Freiburg im Breisgau": "Freiburg" },
  ES: { Sevilla: "Seville" },
  US: { "New York City": "New York" },
};

/** What people write beside the other names that GeoNames has, by country and the name that is shown. */
export const otherCityNames: Record<string, Record<string, string[]>> = {
  CN: { Guangzhou: ["Canton"], Beijing: ["Peking"] },
  DE: { "Frankfurt am Main": ["Frankfurt", "Frankfurt a.M.", "Frankfurt/Main", "Frankfurt a. Main"] },
  ES: { Girona: ["Gerona"] },
  FR: { Lyon: ["Lyons"] },
  GB: { "Newcastle upon Tyne": ["Newcastle"] },
  IN: { Bengaluru: ["Bangalore"], Gurugram: ["Gurgaon"] },
  MX: { "Mexico City": ["CDMX"] },
  US: {
    "San Francisco": ["SF", "San Francisco Bay", "Bay Area", "SF Bay"],
    "Los Angeles": ["LA"],
    "New York": ["NYC", "Manhattan"],
    Philadelphia: ["Philly"],
    Washington: ["Washington DC", "Washington D.C."],
  },
};
