const prime = 0x100_0000_01b3n;
const start = 0xcbf2_9ce4_8422_2325n;

/** Returns sixteen digits that tell a text from others. They protect from no one. */
export function fingerprintOf(text: string): string {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  return hash.toString(16).padStart(16, "0");
}
