/**
 * The counties of Great Britain and Ireland: people write them after a town ("Guildford, Surrey"), and the gazetteer, whose
 * states there are England or Leinster, does not know them. Folded as `foldKey` folds.
 */
const counties: Record<string, string> = {
  GB: `bedfordshire, berkshire, buckinghamshire, cambridgeshire, cheshire, cornwall, cumbria, derbyshire, devon, dorset, durham,
    east sussex, west sussex, sussex, essex, gloucestershire, hampshire, herefordshire, hertfordshire, huntingdonshire, kent,
    lancashire, leicestershire, lincolnshire, middlesex, norfolk, northamptonshire, northumberland, nottinghamshire, oxfordshire,
    rutland, shropshire, somerset, staffordshire, suffolk, surrey, tyne and wear, warwickshire, west midlands, wiltshire,
    worcestershire, yorkshire, north yorkshire, south yorkshire, west yorkshire, east riding of yorkshire, isle of wight, merseyside,
    greater manchester, aberdeenshire, angus, argyll, ayrshire, fife, lanarkshire, lothian, midlothian, perthshire, clwyd, dyfed,
    gwent, gwynedd, powys, pembrokeshire, glamorgan, antrim, armagh, county down, fermanagh, tyrone`,
  IE: `carlow, cavan, clare, cork, donegal, dublin, galway, kerry, kildare, kilkenny, laois, leitrim, limerick, longford, louth,
    mayo, meath, monaghan, offaly, roscommon, sligo, tipperary, waterford, westmeath, wexford, wicklow`,
};

const countryOf = new Map(
  Object.entries(counties).flatMap(([country, names]) =>
    names.split(",").map((name) => [name.trim().replace(/\s+/g, " "), country] as const),
  ),
);

/** The ISO code of the country that has a county of this folded name. */
export function countryOfCounty(key: string): string | undefined {
  return countryOf.get(key.replace(/^(?:county|co) (?!down$)/, ""));
}
