// Packs the world's states and cities, as GeoNames names them, into .cache/geography/gazetteer.bin.
// Run with tsx, because names are folded by the very function that the server looks them up with.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCities } from "./geography/geonames-cities.ts";
import { readStates } from "./geography/geonames-states.ts";
import { packGazetteer } from "./geography/pack-gazetteer.ts";

const target = fileURLToPath(new URL("../../.cache/geography/gazetteer.bin", import.meta.url));

const states = readStates();
const cities = readCities(states);
await mkdir(dirname(target), { recursive: true });
const unfinished = join(dirname(target), `.${process.pid}-gazetteer.bin`);
await writeFile(unfinished, packGazetteer(states, cities));
await rename(unfinished, target);
