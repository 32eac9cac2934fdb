const counties =
  "kent essex surrey sussex devon cornwall dorset norfolk suffolk cumbria yorkshire lancashire hampshire berkshire hertfordshire somerset wiltshire shropshire cheshire lincolnshire leicestershire nottinghamshire derbyshire staffordshire warwickshire worcestershire gloucestershire oxfordshire buckinghamshire bedfordshire cambridgeshire northamptonshire northumberland merseyside tyneside teesside midlands";

/** Names as people say them, and what the geography knows the place by: a county, which it does not know, is looked for in its country. */
const spokenPlaces = new Map([
  ...counties.split(" ").map((county): [string, string] => [county, "England"]),
  ["newcastle", "Newcastle upon Tyne"],
  ["hull", "Kingston upon Hull"],
  ["valencia", "Valencia, Spain"],
  ["granada", "Granada, Spain"],
  ["waterford", "Waterford, Ireland"],
  ["halle", "Halle (Saale)"],
  ["brest", "Brest, France"],
  ["bali", "Bali, Indonesia"],
  ["heathrow", "London"],
  ["nz", "New Zealand"],
  ["manc", "Manchester"],
  ["brum", "Birmingham"],
  ["soton", "Southampton"],
  ["ldn", "London"],
  ["edi", "Edinburgh"],
  ["glas", "Glasgow"],
  ["melb", "Melbourne"],
  ["syd", "Sydney"],
  ["philly", "Philadelphia"],
  ["vegas", "Las Vegas"],
  ["sanfran", "San Francisco"],
  ["chitown", "Chicago"],
  ["joburg", "Johannesburg"],
  ["bcn", "Barcelona"],
  ["muc", "Munich"],
  ["ffm", "Frankfurt am Main"],
  ["ams", "Amsterdam"],
  ["cph", "Copenhagen"],
]);

/** The name under which to look a word up that people say for a place. */
export const spokenPlace = (key: string): string | undefined => spokenPlaces.get(key);
