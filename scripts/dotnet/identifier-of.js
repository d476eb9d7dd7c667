/**
 * Returns the runtime identifier that an executable is for, by its head; undefined for any other file.
 * @param {Buffer} executable
 */
export function identifierOf(executable) {
  const at = (/** @type {number} */ offset, /** @type {number} */ size) =>
    executable.length < offset + size ? undefined : executable.readUIntLE(offset, size);
  if (at(0, 4) === 0x464c457f) return named("linux", at(18, 2), { x64: 62, arm64: 183 });
  if (at(0, 4) === 0xfeedfacf) return named("osx", at(4, 4), { x64: 0x01000007, arm64: 0x0100000c });
  const head = at(0, 2) === 0x5a4d ? at(0x3c, 4) : undefined;
  return head !== undefined && at(head, 4) === 0x00004550
    ? named("win", at(head + 4, 2), { x64: 0x8664, arm64: 0xaa64 })
    : undefined;
}

/**
 * @param {string} system
 * @param {number | undefined} machine
 * @param {Readonly<Record<string, number>>} machines
 */
function named(system, machine, machines) {
  const found = Object.entries(machines).find(([, number]) => number === machine);
  return found && `${system}-${found[0]}`;
}
