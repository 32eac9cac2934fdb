const units =
  /^(?:second|minute|hour|day|night|week|weekend|month|year|page|person|man|metre|kilometre|kilogram|tonne|tonnes|litre|litres|watt|kw|mw|volts|ml|mm|cm|metres|grams|bed|room|seat|part|axis|storey|star|lesson|course|digit|%|point|unit|€|\$|£)s?$/;

/** What a number before a noun measures rather than counts: "12-hour shifts", but no "three hotel guests" for the guests of three hotels. */
export const isUnitNoun = (noun: string) => units.test(noun);
