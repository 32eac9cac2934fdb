import { readFileSync } from "node:fs";
import { z } from "zod";

const range = z.tuple([z.number(), z.number()]);
const header = z.object({
  states: z.array(z.object({ country: z.string(), name: z.string(), keys: z.array(z.string()) })),
  /** The first city of each country, and the one after its last. */
  countries: z.record(z.string(), range),
  sections: z.record(z.string(), range),
});

/** Many texts in one buffer, decoded only when asked for. */
export interface PackedTexts {
  bytes: Buffer;
  /** Where each text ends; it begins where the one before it ends. */
  ends: Uint32Array;
}

/** The arrays that scripts/geography/pack-gazetteer.ts has packed, as views of the one buffer that was read. */
export function openGazetteerFile(path: string) {
  const file = read(path);
  const start = 4 + file.readUInt32LE(0);
  const { states, countries, sections } = header.parse(JSON.parse(file.toString("utf8", 4, start)));

  function section(name: string): Buffer {
    const found = sections[name];
    if (!found) throw new Error(`${path} has no section ${name}`);
    const [from, length] = found;
    return file.subarray(start + from, start + from + length);
  }

  function numbers(name: string): [buffer: ArrayBufferLike, from: number, length: number] {
    const { buffer, byteOffset, byteLength } = section(name);
    return [buffer, byteOffset, byteLength / 4];
  }

  function shortNumbers(name: string): Uint16Array {
    const { buffer, byteOffset, byteLength } = section(name);
    return new Uint16Array(buffer, byteOffset, byteLength / 2);
  }

  return {
    states,
    countries,
    cityNames: { bytes: section("cityNames"), ends: new Uint32Array(...numbers("cityNameEnds")) },
    /** Of each city the number of its state, from 1; 0 for none. */
    cityStates: shortNumbers("cityStates"),
    populations: new Uint32Array(...numbers("populations")),
    latitudes: new Float32Array(...numbers("latitudes")),
    longitudes: new Float32Array(...numbers("longitudes")),
    /** Every folded name, in the order of its bytes. */
    keys: { bytes: section("keys"), ends: new Uint32Array(...numbers("keyEnds")) },
    /** The cities of each key, from 1; negative where the key is another name than the shown one. */
    bearers: new Int32Array(...numbers("bearers")),
    bearerEnds: new Uint32Array(...numbers("bearerEnds")),
  };
}

export function textAt({ bytes, ends }: PackedTexts, at: number): string {
  return bytes.toString("utf8", startOf(ends, at), ends[at]);
}

/** Where a text stands among sorted ones; undefined when it is not there. */
export function indexOfText({ bytes, ends }: PackedTexts, text: string): number | undefined {
  const wanted = Buffer.from(text);
  let low = 0;
  let high = ends.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = wanted.compare(bytes, startOf(ends, middle), ends[middle]);
    if (order === 0) return middle;
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return undefined;
}

export function startOf(ends: Uint32Array, at: number): number {
  return at === 0 ? 0 : (ends[at - 1] ?? 0);
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Error(`No geography in ${path}: run "npm test -- --only build" once.`, {
      cause: error,
    });
  }
}
