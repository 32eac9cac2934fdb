import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readConfig } from "../src/server/config.ts";
import { startFlags } from "./start-flags.ts";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const isThere = (path: string) => existsSync(new URL(path, root));
const { scripts, version } = z
  .object({ scripts: z.record(z.string(), z.string()), version: z.string() })
  .parse(JSON.parse(read("package.json")));
const settings = new Set(
  [...read("src/server/environment.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
);

const [dockerfile, compose, unit] = [read("Dockerfile"), read("compose.yaml"), read("deploy/forthright.service")];
const pages = ["README.md", "UPGRADING.md", "CHANGELOG.md", "docs/how-to/run-in-production.md"];
const files = ["Dockerfile", "compose.yaml", "deploy/forthright.service", ...pages];
const valuesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = ""]) => value);

describe.each(files)("%s", (path) => {
  it("names scripts that package.json has", () => {
    for (const name of valuesOf(read(path), /\bnpm run (?:-s |--silent )?([a-z:]+)/g))
      expect(scripts).toHaveProperty([name]);
  });

  it("names files of the project that exist", () => {
    const programs = valuesOf(read(path), /\b(dist\/server\/[a-z]+)\.js/g);
    for (const program of programs) expect(isThere(program.replace("dist", "src").concat(".ts")), program).toBe(true);
    for (const link of valuesOf(read(path), /\]\((?!https?:)([^)#]+)/g)) {
      expect(existsSync(new URL(link, new URL(path, root))), link).toBe(true);
    }
  });
});

describe("the Dockerfile", () => {
  it("sets settings that the server knows, and copies files that exist", () => {
    const names = valuesOf(dockerfile, /^ENV (.*)$/gm).flatMap((line) => valuesOf(line, /(\w+)=/g));
    expect(names.filter((name) => !settings.has(name))).toEqual(["MALLOC_ARENA_MAX", "NODE_ENV"]);
    for (const path of valuesOf(dockerfile, /^COPY ((?:[\w.-]+ )+)\.\//gm).flatMap((line) => line.trim().split(" "))) {
      if (path !== "." && !path.startsWith("--")) expect(isThere(path), path).toBe(true);
    }
  });

  it("ends with an image that is not root's, has no build in it, and is asked for its health", () => {
    const image = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(image).toMatch(/^USER node$/m);
    expect(image).not.toMatch(/npm (ci|install|run)|COPY \. /);
    expect(image).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
    expect(image).toContain(
      `CMD ${JSON.stringify(["node", ...startFlags, "dist/server/main.js"]).replaceAll(",", ", ")}`,
    );
  });

  it("runs on a Node that package.json allows", () => {
    for (const major of valuesOf(dockerfile, /^FROM node:(\d+)/gm)) expect(Number(major)).toBeGreaterThan(20);
  });
});

/** The variables of one service, as compose hands them over when nobody sets anything. */
function environmentOf(service: string): Record<string, string> {
  const block = compose.split(new RegExp(`^ {2}${service}:\\n`, "m"))[1]?.split(/^ {2}\w+:\n/m)[0] ?? "";
  const lines = block.split("    environment:\n")[1]?.split(/^ {4}\w/m)[0] ?? "";
  const pairs = [...lines.matchAll(/^ {6}([A-Z0-9_]+): (.*)$/gm)];
  return Object.fromEntries(
    pairs.map(([, name = "", value = ""]) => [name, value.replace(/^"|"$/g, "").replace(/\$\{\w+:-([^}]*)\}/g, "$1")]),
  );
}

describe("compose.yaml", () => {
  it("gives the application settings that it starts with", () => {
    const environment = environmentOf("app");
    expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
    const config = readConfig({ ...environment, HOST: "0.0.0.0", DATA_DIR: "/tmp" });
    expect(config.s3?.bucket).toBe("forthright");
    expect(config.databaseUrl).toContain("@database:5432/");
  });

  it("opens ports on this machine alone, and uses the volumes that it declares", () => {
    for (const port of valuesOf(compose, /ports: \["([^"]+)"/g)) expect(port).toMatch(/^127\.0\.0\.1:/);
    const used = valuesOf(compose, /"(\w+):\//g);
    const declared = valuesOf(compose.split(/^volumes:\n/m)[1] ?? "", /^ {2}(\w+):/gm);
    expect(new Set(used)).toEqual(new Set(declared));
  });

  it("pins what it fetches", () => {
    for (const image of valuesOf(compose, /image: (.+)/g)) expect(image).toMatch(/:v?\d+/);
  });
});

describe("the systemd unit", () => {
  it("starts the server as npm start does", () => {
    expect(startFlags).toHaveLength(2);
    expect(unit).toContain(`ExecStart=/usr/bin/node ${startFlags.join(" ")} dist/server/main.js\n`);
  });

  it("sets settings that the server knows", () => {
    const names = valuesOf(unit, /^Environment=(.*)$/gm).flatMap((line) => valuesOf(line, /(\w+)=/g));
    expect(names.filter((name) => !settings.has(name))).toEqual(["MALLOC_ARENA_MAX", "NODE_ENV"]);
  });

  it("gives a stop as long as compose.yaml does, and keeps the data folder to itself", () => {
    expect(unit).toContain(`TimeoutStopSec=${/stop_grace_period: (\d+)s/.exec(compose)?.[1]}`);
    expect(unit).toMatch(/^UMask=0077$/m);
  });
});

it("has a page of changes and of steps for the version of package.json", () => {
  for (const path of ["CHANGELOG.md", "UPGRADING.md"]) expect(read(path)).toContain(version);
});
