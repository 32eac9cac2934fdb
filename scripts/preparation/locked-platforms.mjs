const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * @typedef {object} LockedPackage as package-lock.json has it, in part
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [cpu]
 * @property {string[]} [os]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * Optional packages that a lock file asks for and does not hold. npm leaves out what its registry does not have at that
 * moment, such as builds for other platforms behind some mirrors, and then refuses to install from its own file.
 *
 * @param {LockedPackages} packages the lock file's "packages"
 * @returns {{ parent: string, name: string, version: string }[]}
 */
export function missingOptionalPackages(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, parent, name))
      .map(([name, version]) => ({ parent, name, version })),
  );
}

/**
 * The same packages with the missing ones added, each limited to the platform that its name tells.
 *
 * @param {LockedPackages} packages
 * @returns {LockedPackages}
 */
export function withOptionalPackages(packages) {
  const added = missingOptionalPackages(packages).map(({ parent, name, version }) => ({
    [`node_modules/${name}`]: {
      version,
      ...platformOf(name),
      ...(packages[parent]?.dev && { dev: true }),
      optional: true,
    },
  }));
  const all = Object.assign({}, packages, ...added);
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string} name */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const cpu = processors.filter((each) => words.includes(each));
  const os = systems.filter((each) => words.includes(each));
  if (cpu.length === 0)
    throw new Error(`The name of ${name} does not tell its platform: add it to the lock file by hand.`);
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : [];
  return { cpu, ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) };
}

/**
 * Node looks for a package beside its parent and then in every folder above.
 *
 * @param {LockedPackages} packages
 * @param {string} parent
 * @param {string} name
 */
function isLocked(packages, parent, name) {
  const folders = parent.split("/node_modules/");
  return (
    folders.some(
      (_, depth) => packages[`${folders.slice(0, depth + 1).join("/node_modules/")}/node_modules/${name}`],
    ) || `node_modules/${name}` in packages
  );
}
