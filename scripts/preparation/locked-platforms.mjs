/**
 * @typedef {object} LockedPackage as package-lock.json has it, in part
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [inBundle]
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
 * Packages that would be installed whatever came under their name. What is bundled comes within its parent, under the hash of that.
 *
 * @param {LockedPackages} packages
 * @returns {string[]} their paths
 */
export function unhashedPackages(packages) {
  return Object.entries(packages)
    .filter(([path, { integrity, inBundle }]) => path !== "" && !inBundle && !integrity?.startsWith("sha512-"))
    .map(([path]) => path);
}

/**
 * @param {LockedPackages} packages
 * @returns {LockedPackages}
 */
export function withoutUnhashedPackages(packages) {
  const unhashed = new Set(unhashedPackages(packages));
  return Object.fromEntries(Object.entries(packages).filter(([path]) => !unhashed.has(path)));
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
