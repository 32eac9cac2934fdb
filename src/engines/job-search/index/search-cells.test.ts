import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellOf, cellsNear } from "./search-cells.ts";

const kilometresPerDegree = 111.2;

describe("search cells", () => {
  it("hold every point within 49 km, also across the date line and near the poles", () => {
    const latitude = fc.double({ min: -88, max: 88, noNaN: true });
    const longitude = fc.double({ min: -180, max: 179.99, noNaN: true });
    const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, bearing, (centreLatitude, centreLongitude, angle) => {
        const reach = 49 / kilometresPerDegree;
        const pointLatitude = centreLatitude + reach * Math.sin(angle);
        const narrow = Math.cos((Math.max(Math.abs(centreLatitude), Math.abs(pointLatitude)) * Math.PI) / 180);
        const pointLongitude = wrap(centreLongitude + reach * Math.cos(angle) * Math.min(1, narrow));
        const cells = cellsNear({ latitude: centreLatitude, longitude: centreLongitude });
        expect(cells).toContain(cellOf({ latitude: pointLatitude, longitude: pointLongitude }));
      }),
    );
  });
});

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
