import { expect, test } from "vitest";
import { graft } from "../in-memory.ts";

const file = (key: string, text: string, optional: string) => `
defaults: { access: anonymous }
entity:
  Order:
    properties:
      Number: { type: ${key}, isKey: true }
      Title: { type: ${text} }
      Note: { ${optional} }
`;

function emitted(entities: string): Readonly<Record<string, string>> {
  const { disk, result } = graft(entities);
  expect(result.exitCode).toBe(0);
  return Object.fromEntries(Object.entries(disk.snapshot()).filter(([path]) => path.endsWith(".g.cs")));
}

test("an alias, a CLR name and any letter case of a type are the same type, as are both ways to make it optional", () => {
  const want = emitted(file("int", "string", "type: decimal?"));
  expect(emitted(file("Int32", "String", "type: Decimal, required: false"))).toEqual(want);
  expect(emitted(file("INT32", "STRING", 'type: "DECIMAL ?"'))).toEqual(want);
});
