import { buildingOccupations } from "./building-occupations.ts";
import { educationOccupations } from "./education-occupations.ts";
import { engineeringOccupations } from "./engineering-occupations.ts";
import { healthOccupations } from "./health-occupations.ts";
import { hospitalityOccupations } from "./hospitality-occupations.ts";
import { logisticsOccupations } from "./logistics-occupations.ts";
import type { DemoOccupation } from "./occupation.ts";
import { officeOccupations } from "./office-occupations.ts";
import { salesOccupations } from "./sales-occupations.ts";
import { scienceOccupations } from "./science-occupations.ts";
import { technologyOccupations } from "./technology-occupations.ts";
import { workshopOccupations } from "./workshop-occupations.ts";

export const allOccupations: readonly DemoOccupation[] = [
  ...healthOccupations,
  ...scienceOccupations,
  ...educationOccupations,
  ...technologyOccupations,
  ...buildingOccupations,
  ...workshopOccupations,
  ...engineeringOccupations,
  ...logisticsOccupations,
  ...salesOccupations,
  ...hospitalityOccupations,
  ...officeOccupations,
];
