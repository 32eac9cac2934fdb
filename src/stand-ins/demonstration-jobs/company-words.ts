import type { Sector } from "./occupations/occupation.ts";

interface SectorWords {
  /** What follows the invented name. */
  kinds: readonly string[];
  /** Sentences on the company; {company}, {place}, {staff} and {year} are filled in. */
  sentences: readonly string[];
}

export const sectorWords: Record<Sector, SectorWords> = {
  health: {
    kinds: ["Hospital", "Clinic", "Medical Centre", "Health Group"],
    sentences: [
      "{company} is a teaching hospital with {staff} employees and a catchment area well beyond {place}.",
      "{company} runs three clinics and a day surgery in and around {place}.",
      "Founded in {year} as a small infirmary, {company} today treats some 40,000 people a year.",
    ],
  },
  care: {
    kinds: ["Care", "Residential Homes", "Home Support", "Care Association"],
    sentences: [
      "{company} is a non-profit provider with {staff} colleagues in eleven houses and four home-care teams.",
      "{company} has cared for older people in {place} since {year}; relatives are welcome at any hour.",
      "{company} is owned by its members and puts every surplus back into staff and gardens.",
    ],
  },
  construction: {
    kinds: ["Building Services", "Construction", "Contractors", "Engineering"],
    sentences: [
      "{company} is a family firm of the third generation with {staff} people and its yard at the edge of {place}.",
      "{company} plans and builds for cities, housing associations and schools, mostly within an hour of {place}.",
      "Since {year}, {company} has done what it promised, which is rarer in building than one would like.",
    ],
  },
  manufacturing: {
    kinds: ["Works", "Industries", "Manufacturing", "Machinery"],
    sentences: [
      "{company} makes parts and machines for customers in forty countries; {staff} people work at the plant near {place}.",
      "{company} was founded in {year} in a shed and still has it, next to a new hall with a solar roof.",
      "{company} belongs to a foundation, plans in decades and trains most of its own people.",
    ],
  },
  automotive: {
    kinds: ["Motors", "Vehicle Services", "Garage", "Auto Works"],
    sentences: [
      "{company} looks after cars, vans and a few beloved wrecks with {staff} colleagues at two sites in {place}.",
      "{company} is an independent garage group founded in {year}, with charging points and a coffee machine of some fame.",
    ],
  },
  logistics: {
    kinds: ["Logistics", "Freight", "Transport", "Distribution"],
    sentences: [
      "{company} moves food, furniture and medicines with 220 trucks and {staff} people.",
      "{company} runs a fulfilment centre near {place} for thirty online shops.",
      "Since {year}, {company} has grown from one van to a hub that never sleeps and lets its people do so.",
    ],
  },
  hospitality: {
    kinds: ["Hotel", "Restaurant", "Hospitality", "Inn"],
    sentences: [
      "{company} is a privately run house in {place}, known for its kitchen and its garden.",
      "{company} runs four houses with {staff} colleagues from twenty countries.",
      "Guests have come back to {company} since {year}, some of them with their grandchildren.",
    ],
  },
  retail: {
    kinds: ["Stores", "Markets", "Retail", "Trading"],
    sentences: [
      "{company} has 36 shops in the region and an online shop that is packed in {place}.",
      "{company} is a cooperative of independent shopkeepers with {staff} employees.",
      "Opened in {year} on the market square, {company} still buys from the farms around {place}.",
    ],
  },
  technology: {
    kinds: ["Software", "Digital", "Systems", "Labs"],
    sentences: [
      "{company} builds planning software for small and mid-sized businesses; {staff} people, profitable, no investors waiting at the door.",
      "{company} was founded in {year} by two people who were tired of a bad program and wrote a better one.",
      "{company} develops its product in {place} and listens to 3,000 customers for it.",
    ],
  },
  finance: {
    kinds: ["Finance", "Insurance", "Bank", "Advisory"],
    sentences: [
      "{company} is a regional financial company with {staff} employees and 19 branches around {place}.",
      "{company} has been owned by its customers since {year} and explains its fees on one page.",
      "{company} advises families and mid-sized businesses and would rather lose a deal than a client.",
    ],
  },
  science: {
    kinds: ["Laboratories", "Research Institute", "Analytics", "Biosciences"],
    sentences: [
      "{company} analyses food, water and medical samples; {staff} people work in its laboratories in {place}.",
      "{company} is an independent institute founded in {year} that publishes its methods and its mistakes.",
    ],
  },
  education: {
    kinds: ["School", "Education Trust", "Academy", "Nurseries"],
    sentences: [
      "{company} runs schools and nurseries for 1,900 children in and around {place}.",
      "{company} has taught children of every background since {year}, with small classes and a large vegetable garden.",
      "{company} has {staff} colleagues and a head who still teaches.",
    ],
  },
  beauty: {
    kinds: ["Hair", "Salon", "Studio", "Hair & Beauty"],
    sentences: [
      "{company} is a salon in the middle of {place} with a loyal clientele and a waiting list for Saturdays.",
      "{company} has three studios, {staff} colleagues in all, and trains its own juniors.",
    ],
  },
  public: {
    kinds: ["City Services", "Public Services", "Council Services", "Foundation"],
    sentences: [
      "{company} provides public services for the people of {place}, with {staff} employees in forty professions.",
      "{company} is a foundation, active in the region since {year}, and answerable to its citizens.",
    ],
  },
  design: {
    kinds: ["Design", "Studio", "Creative", "Agency"],
    sentences: [
      "{company} is a studio of {staff} designers, writers and developers in a former print works in {place}.",
      "Since {year}, {company} has worked for museums, public transport and a few stubborn start-ups.",
    ],
  },
};
