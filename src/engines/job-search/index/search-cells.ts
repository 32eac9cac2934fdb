export interface Coordinates {
  latitude: number;
  longitude: number;
}

export const nearKilometres = 50;

const cellDegrees = 0.5;
const cellsAround = 360 / cellDegrees;
const kilometresPerDegree = 111.2;

/** The number of the half-degree cell that holds the point. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  return cellNumber(Math.floor(latitude / cellDegrees), Math.floor(longitude / cellDegrees));
}

/** All cells that the circle around the point touches. */
export function cellsNear({ latitude, longitude }: Coordinates, kilometres = nearKilometres): number[] {
  const { latitudeReach, longitudeReach } = reachOf(latitude, kilometres);
  const rows = range(
    Math.floor((latitude - latitudeReach) / cellDegrees),
    Math.floor((latitude + latitudeReach) / cellDegrees),
  );
  const columns = range(
    Math.floor((longitude - longitudeReach) / cellDegrees),
    Math.floor((longitude + longitudeReach) / cellDegrees),
  );
  return [...new Set(rows.flatMap((row) => columns.map((column) => cellNumber(row, column))))];
}

/** Degrees that the kilometres make; near the poles a circle spans all longitudes. */
function reachOf(latitude: number, kilometres: number) {
  const latitudeReach = kilometres / kilometresPerDegree;
  const shrink = Math.cos((Math.min(89, Math.abs(latitude) + latitudeReach) * Math.PI) / 180);
  return { latitudeReach, longitudeReach: Math.min(180, latitudeReach / shrink) };
}

function cellNumber(row: number, column: number): number {
  const wrapped = ((column % cellsAround) + cellsAround) % cellsAround;
  return row * cellsAround + wrapped;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
