/** True if a power cut can have left these bytes: a prefix of the wanted bytes, perhaps empty, then zeros. */
export function isCutOff(found: Uint8Array, wanted: Uint8Array): boolean {
  let end = found.length;
  while (end > 0 && found[end - 1] === 0) end -= 1;
  return end < wanted.length && found.subarray(0, end).every((byte, at) => byte === wanted[at]);
}
