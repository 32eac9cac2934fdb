import type { Attack } from "./attack.ts";

/** Nouns side by side before another one, and things that two achievements share, by the statement that was bent. */
export const attackedPairs: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Trained managers and shop staff in hygiene.": {
    lies: `
      Trained shop staff for managers in hygiene
      Trained managers' staff in hygiene
      Hygiene training for managers' staff`,
  },
  "Sold coffee and vending machines.": { lies: "Sold machines for coffee" },
  "Wrote reports on sales and stock plans for shops.": {
    lies: `
      Wrote sales and shop reports
      Wrote sales and stock reports`,
  },
  "Repaired cars and delivery vans of banks.": {
    lies: `
      Repaired car vans
      Repaired delivery cars and vans`,
  },
  "Taught adults in crafts and children in swimming.": {
    lies: `
      Taught children in crafts
      Crafts and swimming lessons for adults
      Taught adults in swimming and crafts`,
  },
  "Explained exhibits in the park to visitors.": { lies: "Explained park exhibits and visitors" },
  "Organised the transport of paintings by a haulier.": {
    lies: `
      Organised transporting paintings
      Transported paintings`,
  },
  "Observed the repair of lifts.": {
    lies: `
      Repaired lifts
      Observed repairing lifts and cranes`,
  },
  "Requested training for drivers.": {
    lies: `
      Requested training drivers
      Trained drivers`,
  },
  "Sorted files and scanned letters.": {
    lies: `
      Sorted and scanned files and letters
      Sorted letters
      Sorted files and scanned them
      Scanned files`,
  },
  "Translated and published a novel with a co-author.": { lies: "Translated a novel and published it" },
  "Cooked and served meals under supervision.": {
    lies: `
      Cooked meals and served them
      Cooked meals and served them under supervision`,
  },
  "Designed a filter that was used in 35 villages.": {
    lies: `
      Designed a filter that is now used in 35 villages
      The filter I designed is now used in 35 villages.
      Designed a filter now used in 35 villages
      Designed 35 filters now used in villages`,
  },
  "Designed a filter for villages that are now used by 35 charities.": {
    lies: `
      Designed a filter now used by 35 charities
      The filter that I designed for villages is now used by 35 charities.`,
  },
  "Supported a charity whose filters are now used in 35 villages.": {
    lies: `
      Designed filters now used in 35 villages
      Supported 35 villages`,
  },
  "Wrote a manual for a plant that was closed in 2019.": {
    lies: `
      Closed a plant in 2019
      Wrote a manual that was closed in 2019`,
  },
  "Saved the fleet 90,000 dollars in 2020 by negotiating prices agreed in 2018.": {
    lies: `
      In 2018 I saved the fleet 90,000 dollars by negotiating prices agreed in 2020.
      In 2018, saved the fleet 90,000 dollars`,
  },
  "Saved 900 euros in May by selling vans bought in June.": {
    lies: `
      In June, I saved 900 euros by selling vans.
      Saved 900 euros in June by selling vans bought in May`,
  },
  "Prepare reports on staff and budget for the board.": {
    lies: `
      Staff the board
      Prepared the budget for the board
      Prepare staff for the board`,
  },
  "Order parts and stock for the shop.": { lies: "Order stock parts for the shop" },
  "Took minutes at board and staff meetings in English and French.": {
    lies: `
      Took minutes at English board and French staff meetings
      Took minutes at boards
      Took French minutes at staff meetings`,
  },
  "Tested pumps and valve seals for leaks.": {
    lies: `
      Tested valve pumps
      Tested pump and valve leaks
      Tested seals of pumps`,
  },
  "Sorted waste and recycling bins.": { lies: "Sorted recycling waste" },
  "Wrote a monthly report on weekly sales.": {
    lies: `
      Wrote a weekly report on sales
      Weekly writing of a monthly report
      Wrote a weekly report on monthly sales`,
  },
  "Wrote articles on health and travel guides.": {
    lies: `
      Wrote health and travel articles
      Wrote health and travel guides`,
  },
  "Managed shops and hotel kitchens in Rome.": {
    lies: `
      Managed hotels
      Managed kitchens of shops
      Managed hotel shops and kitchens in Rome`,
  },
};
