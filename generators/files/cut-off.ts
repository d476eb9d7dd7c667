/**
 * Whether a file is what a power cut leaves of bytes that the disk did not have yet: a part from the start, perhaps none, and
 * zeros in the place of the rest. Nothing that anybody else wrote is in such a file.
 */
export function isCutOff(found: Uint8Array, wanted: Uint8Array): boolean {
  let end = found.length;
  while (end > 0 && found[end - 1] === 0) end -= 1;
  return end < wanted.length && found.subarray(0, end).every((byte, at) => byte === wanted[at]);
}
