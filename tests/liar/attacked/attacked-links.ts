import type { Attack } from "./attack.ts";

/** Links between nouns that say the same between some and not between others, by the statement that was bent. */
export const attackedLinks: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Reduced energy use in the greenhouse by 22 % within two seasons by installing thermal screens.": {
    lies: "",
    truths: "A 22 % reduction in the energy use of the greenhouse within two seasons",
  },
  "Trained 30 volunteers in first aid and crowd safety before each festival.": {
    lies: "",
    truths: "First aid and crowd safety training for 30 volunteers before each festival",
  },
  "Designed a water filter for rural clinics that is now used in 35 villages.": {
    lies: "",
    truths: `
      The water filter I designed for rural clinics is now used in 35 villages.
      Design of a water filter for rural clinics now used in 35 villages`,
  },
  "Answered up to 70 calls a day from policyholders and booked appointments for the assessors.": {
    lies: "",
    truths: "I booked appointments for the assessors and answered as many as 70 calls a day from policyholders.",
  },
  "Wrote the operating manual for a new wastewater plant together with the chief engineer.": {
    lies: "",
    truths: "Co-wrote the operating manual of a new wastewater plant with the chief engineer",
  },
  "Organised the transport of 600 paintings to a temporary store during the renovation.": {
    lies: "",
    truths: "Organised transporting 600 paintings into a temporary store during the renovation",
  },
  "Advised farmers on irrigation and soil testing in the districts of Arusha and Moshi.": {
    lies: "",
    truths: `
      Advice to farmers on soil testing and irrigation in the Arusha and Moshi districts
      Farmers in the districts of Arusha and Moshi were advised on irrigation and soil testing.
      Irrigation and soil testing advice for farmers in the districts of Arusha and Moshi`,
  },
  "Helped prepare tax returns for 80 small businesses every spring.": {
    lies: "",
    truths: `
      I assisted in preparing the tax returns of 80 small businesses each spring.
      Helped with preparing the tax returns of 80 small businesses each spring`,
  },
  "Taught evening classes in carpentry to adults, 12 participants per class.": {
    lies: "",
    truths: "Taught carpentry evening classes for adults (12 participants per class)",
  },
  "Cared for residents with dementia on a ward of 22 beds, alone on night shifts.": {
    lies: "",
    truths: "Care of residents with dementia on a ward with 22 beds, alone on night shifts",
  },
  "Checked invoices of subcontractors against the bill of quantities for a tunnel project.": {
    lies: "",
    truths: `
      Checking of subcontractor invoices against the bill of quantities in a tunnel project
      On a tunnel project, subcontractor invoices were checked against the bill of quantities.`,
  },
  "Carried out home visits to families with newborns in the south of the city.": {
    lies: "",
    truths: "I carried out home visits for families with newborns in the south of the city.",
  },
  "Recruited 14 drivers in 2022 and reduced turnover among drivers from 30 % to 18 %.": {
    lies: "",
    truths: `
      I recruited 14 drivers in 2022 and cut driver turnover from 30 % to 18 %.
      Driver turnover was reduced from 30 % to 18 %.`,
  },
  "Cooked for up to 300 guests at weddings and company events.": {
    lies: "",
    truths: `
      I cooked at weddings and company events for up to 300 guests.
      At weddings and company events, I cooked for up to 300 guests.`,
  },
  "Assembled hydraulic presses according to drawings and tested them under full load.": {
    lies: "",
    truths: "I assembled hydraulic presses from drawings and tested them under full load.",
  },
  "Screened applications and conducted first interviews by phone for technical positions.": {
    lies: "",
    truths: "I conducted first phone interviews for technical positions and screened applications.",
  },
  "Trained nurses from Poland on the new infusion pumps.": {
    lies: `
      On the new infusion pumps from Poland, I trained nurses.
      From Poland, I trained nurses on the new infusion pumps.
      Trained nurses for Poland`,
  },
  "Installed heating in the house of a surgeon.": { lies: "Installed heating for a surgeon" },
  "Sold books about gardening for a publisher in Leeds.": {
    lies: `
      Sold a publisher's books about gardening in Leeds
      Sold books of a publisher in Leeds
      Sold books of gardening in Leeds`,
  },
  "Repaired ships for a dockyard.": {
    lies: `
      Repaired ships of a dockyard
      Repaired ships on a dockyard`,
  },
  "Managed the sale of ships.": {
    lies: `
      Managed the sale on ships
      Managed sales for ships`,
  },
  "Managed deliveries of 12 vans.": {
    lies: `
      Managed deliveries with 12 vans
      Managed deliveries for 12 vans`,
  },
  "Wrote reports on the director for the board.": {
    lies: `
      Wrote reports for the director
      Wrote reports of the director
      Wrote the director's reports
      Wrote reports to the director`,
  },
  "Sold machines to offices in Vienna.": {
    lies: `
      Sold machines for offices in Vienna
      Sold machines of offices in Vienna`,
  },
  "Cut waste by 20 % over two years.": { lies: "Cut waste by 20 % for two years" },
  "Built 12 houses over six years.": { lies: "Built 12 houses for six years" },
  "Reduced turnover among cooks from 40 to 20 %.": {
    lies: `
      Reduced cooks from 40 to 20 %
      Reduced the turnover of 40 cooks to 20 %`,
  },
  "Managed shelves and stored goods.": {
    lies: `
      Stored goods and managed shelves
      Stored goods`,
  },
  "Sold new bikes and repaired bikes.": { lies: "Repaired bikes" },
  "Cooked for up to 300 guests of the embassy at weddings.": {
    lies: `
      Cooked for the embassy
      Cooked at up to 300 weddings
      Cooked at weddings of the embassy`,
  },
  "Advised banks on loans and shops on stock.": {
    lies: `
      Advised shops on loans
      Advised banks and shops on loans and stock
      Advised banks in two districts on stock`,
  },
  "Advised farmers in Kenya and teachers in Uganda on savings.": {
    lies: `
      Advised farmers in Uganda on savings
      Advised teachers in Kenya on savings`,
  },
  "Assembled pumps according to drawings from a customer.": {
    lies: `
      Assembled pumps from a customer
      Assembled pumps to a customer`,
  },
  "Delivered goods according to customer wishes.": {
    lies: `
      Delivered goods to customers
      Delivered goods to customer wishes`,
  },
  "Developed a budget for a school project in Mali.": {
    lies: `
      Developed a school project in Mali
      Developed the school project's budget in Mali and Niger`,
  },
  "Carried out visits to farms with an inspector.": {
    lies: `
      Visited an inspector
      Visited farms`,
  },
  "Worked as a helper for a clinic.": { lies: "Worked as the helper of a clinic" },
  "Painted portraits of mayors.": {
    lies: `
      Painted portraits for mayors
      Painted mayors`,
  },
  "Led a team of 12 electricians on the extension of the airport terminal.": {
    lies: `
      Led the extension of the airport terminal
      Led the extension of the airport terminal with a team of 12 electricians
      Extended the airport terminal
      Led 12 teams of electricians on the extension of the airport terminal`,
  },
  "Advised a consultant on tax for three firms.": {
    lies: `
      Gave advice on tax to three firms
      Advised three firms on tax
      Advice for three firms on tax`,
  },
  "Received training for fork-lift drivers and trained 3 loaders.": {
    lies: `
      Trained fork-lift drivers
      Training for 3 fork-lift drivers`,
  },
  "Attended training for drivers.": {
    lies: `
      Trained drivers
      Gave training to drivers`,
  },
  "Requested visits to hospitals for donors.": {
    lies: `
      Visited hospitals
      Visited hospitals for donors`,
  },
  "Booked tours of castles for groups from Spain.": {
    lies: `
      Booked tours for groups of castles
      Booked castles for groups from Spain`,
  },
  "Measured noise in factories for insurers.": {
    lies: `
      Measured the noise of insurers
      Measured insurers' noise`,
  },
  "Rented a warehouse with 3,000 pallets.": { lies: "Rented 3,000 pallets" },
  "Organised a trip with 22 pupils to Rome.": {
    lies: `
      Organised a trip of Rome with 22 pupils
      Organised 22 trips to Rome`,
  },
  "Wrote invoices of up to 300 euros for a shop.": {
    lies: `
      Wrote a shop's invoices worth 300 euros
      Wrote invoices worth 300 euros`,
  },
  "Not only cooks but also waiters were trained by the chef.": {
    lies: `
      I trained cooks and waiters.
      Trained cooks and waiters`,
  },
  "Wrote statements for clients with a colleague.": {
    lies: `
      Wrote statements for clients using a colleague
      Wrote client statements for a colleague`,
  },
  "Paid grants to farmers for events in Bonn.": {
    lies: `
      Paid grants for farmers in Bonn
      Paid events for farmers
      Paid farmers using events`,
  },
  "Sent payments to plants with errors.": {
    lies: `
      Sent payments using plants
      Sent plants with errors
      Sent payments using errors`,
  },
  "Managed orders from customers with disabilities.": {
    lies: `
      Managed customers with disabilities
      Managed orders using disabilities
      Managed orders with disabilities`,
  },
  "Worked with partners on assessments of accidents in plants for insurers.": {
    lies: `
      Worked on accidents
      Assessed partners
      Assessed plants for insurers
      Worked on assessments of partners for insurers`,
  },
  "Coordinated replacements for teachers on sick leave.": {
    lies: `
      Coordinated teachers
      Replaced teachers on sick leave
      Coordinated teachers on sick leave`,
  },
  "Built towers of steel for a developer with engineers from Oslo.": {
    lies: `
      Built towers for engineers
      Built towers with a developer from Oslo
      Built towers with steel from Oslo`,
  },
};
