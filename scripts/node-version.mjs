const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Written in the plainest JavaScript, so that an old Node gets as far as the sentence. */
export function refuseOldNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Forthright needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and start again.`,
  );
  process.exit(1);
}
