import fc from "fast-check";
import type { ScalarName } from "../../../generators/model/type.ts";
import type { Choices } from "./sample.ts";

/** Marks a number that JavaScript cannot hold. */
const mark = "#decimal:";

const digits = (most: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{0,${most - 1}}$`));

const scalarValues: Readonly<Record<ScalarName, fc.Arbitrary<unknown>>> = {
  String: fc.oneof(
    fc.constantFrom("", " ", "a", "O'Brien", '"', "\\", "ä😀", "%_", "null", "\u2028", "\r\n\t"),
    fc.string({ unit: "grapheme", maxLength: 30 }),
  ),
  Int: fc.oneof(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }), fc.constantFrom(0, 1, -1)),
  Decimal: fc
    .tuple(fc.constantFrom("", "-"), digits(12), fc.option(digits(14), { nil: undefined }))
    .map(([sign, whole, part]) => `${mark}${sign}${whole}${part === undefined ? "" : `.${part}`}`),
  Bool: fc.boolean(),
  Instant: fc
    .tuple(fc.integer({ min: -60_000_000_000, max: 200_000_000_000 }), fc.integer({ min: 0, max: 999_999 }))
    .map(([seconds, micros]) => {
      const [date] = new Date(seconds * 1000).toISOString().split(".");
      return `${date}.${String(micros).padStart(6, "0")}Z`;
    }),
  Date: fc
    .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T00:00:00Z"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  Time: fc.tuple(fc.integer({ min: 0, max: 86_399 }), fc.constantFrom("", ".5", ".123456")).map(([seconds, part]) => {
    return `${new Date(seconds * 1000).toISOString().slice(11, 19)}${part === ".5" ? ".5000000" : part === "" ? "" : `${part}0`}`;
  }),
  Guid: fc.uuid(),
  Email: fc.constantFrom("ada@example.com", "o'brien+1@a-b.example.org", "A.b_C@x.co"),
  Url: fc.constantFrom("https://example.com", "http://a.b-c.org:8080/x%20y?q=1&r#top"),
  Long: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((number) => `${mark}${number}`),
  Double: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  Duration: fc.constantFrom("PT0S", "P1D", "-P2DT3H", "PT59M59S", "P10675198D", "PT0.0000001S", "PT1.5S"),
};

/** Draws what a type leaves open. Decimals and Longs are marked texts, which `jsonOf` prints as numbers. */
export function randomChoices(gen: fc.GeneratorValue): Choices {
  return {
    scalar: (name) => gen(() => scalarValues[name]),
    identity: (strategy) => {
      if (strategy.kind === "guid") return gen(fc.uuid);
      const isText = strategy.kind === "natural" && strategy.backing === "String";
      return isText ? gen(fc.uuid).slice(0, 13) : gen(fc.integer, { min: 1, max: 2_147_483_647 });
    },
    member: (members) => members[gen(fc.nat, Math.max(0, members.length - 1))],
    count: () => gen(fc.nat, 3),
    isAbsent: () => gen(fc.boolean),
  };
}

/** Prints JSON, with marked texts as numbers of all their digits. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${mark}([-0-9.]+)"`, "g"), "$1");
}
