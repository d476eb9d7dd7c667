import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

const mostInt = 2_147_483_647;
const mostDecimal = "79228162514264337593543950335";

/** The members of a scale as JSON, as numbers of JavaScript do not hold them; the first has a read model of each number. */
const scales: readonly (readonly [status: number, members: Readonly<Record<string, string>>])[] = [
  [200, {}],
  // Int: twice, one more, one less, negated, and a sum.
  [200, { count: String((mostInt - 1) / 2) }],
  [400, { count: String((mostInt + 1) / 2) }],
  [200, { count: String(-(mostInt + 1) / 2) }],
  [400, { count: String(-(mostInt + 3) / 2) }],
  [400, { count: String(mostInt) }],
  [400, { count: String(-mostInt - 1) }],
  [200, { counts: `[${mostInt}, -1]` }],
  [400, { counts: `[${mostInt}, 1]` }],
  [400, { counts: `[${-mostInt - 1}, -1]` }],
  // Decimal: twice, squared and a sum, with more digits than .NET keeps.
  [400, { weight: mostDecimal }],
  [400, { weight: `-${mostDecimal}` }],
  [400, { weight: "281474976710656" }],
  [200, { weight: "281474976710655.9" }],
  [200, { weight: "-281474976710655.9" }],
  [200, { weight: "0.0000000000000000000000000001" }],
  [200, { weight: "1.2345678901234567890123456789" }],
  [400, { weights: `[${mostDecimal}]` }],
  [400, { weights: `[26409387504754779197847983445, 1]` }],
  [200, { weights: `[26409387504754779197847983445, 0.0000000000000000000000000001]` }],
  // C# alone computes a quotient and the least of a list.
  [400, { count: "0" }],
  [400, { counts: "[]" }],
];

/** Sends numbers at the borders of their types, and asks every list of them after each. */
export async function expectListsToStay({ send, ok }: StoredHost): Promise<void> {
  const stored: string[] = [];
  for (const [index, [status, members]] of scales.entries()) {
    const id = `scale ${index}`;
    const scale = { id: JSON.stringify(id), count: "1", weight: "1", counts: "[1]", weights: "[1]", ...members };
    const body = `{${Object.entries(scale).map(([name, value]) => `"${name}": ${value}`)}}`;
    expect([members, (await send("POST", "/bazaar/scales", body)).status]).toEqual([members, status]);
    if (status === 200) stored.push(id);
    for (const path of ["/find-scales", "/all-means"]) {
      const rows = (await ok("GET", path)).body as readonly { readonly id: string }[];
      expect(rows.map((row) => row.id).toSorted()).toEqual(stored.toSorted());
    }
    await ok("GET", "/find-scales?twice=2&double=2");
  }
  const changed = await send("PUT", `/bazaar/scales/${stored[0]}/weight`, `{"weight": ${mostDecimal}}`);
  expect(changed).toMatchObject({ status: 400, body: { detail: "A calculation overflows or divides by zero." } });
  const rows = (await ok("GET", "/find-scales")).text;
  expect(rows).toContain('"double":2.0');
}
