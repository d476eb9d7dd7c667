import { expect, test } from "vitest";
import { schemaAttributes } from "../../generators/emit/csharp/request-rules.ts";
import type { Limits, PropertyType } from "../../generators/entity/entity.ts";
import { spelledOut } from "../../generators/render/reference.ts";

const none: Limits = { minLength: undefined, maxLength: undefined, min: undefined, max: undefined, pattern: undefined };

function attributes(type: PropertyType, limits: Partial<Limits>, isOptional = true): readonly string[] {
  const property = { name: "Title", wireName: "title", type, isOptional, limits: { ...none, ...limits } };
  const printed = schemaAttributes({ ...property, columnLength: undefined, description: undefined });
  return printed.map((attribute) => spelledOut(attribute, ({ name }) => name));
}

const rows: readonly [string, PropertyType, Partial<Limits>, readonly string[]][] = [
  ["nothing to say", "string", {}, []],
  ["a greatest length", "string", { maxLength: 9 }, ["MaxLength(9)"]],
  ["both lengths", "string", { minLength: 2, maxLength: 9 }, ["StringLength(9, MinimumLength = 2)"]],
  ["a pattern", "string", { pattern: "^\\S" }, ['RegularExpression(@"^\\S")']],
  ["a pattern that only .NET understands", "string", { pattern: "(?i)a\\z" }, []],
  ["a lower bound: the other is left out of documents", "int", { min: "0" }, ["Range(0, double.PositiveInfinity)"]],
  ["an upper bound", "decimal", { max: "5.50" }, ["Range(double.NegativeInfinity, 5.50)"]],
  ["a bound beyond int", "long", { min: "1", max: "5000000000" }, ["Range(1, 5000000000)"]],
  [
    "a bound that a double would round",
    "long",
    { min: "-9223372036854775807", max: "9223372036854775807" },
    ['Range(typeof(decimal), "-9223372036854775807", "9223372036854775807", ParseLimitsInInvariantCulture = true)'],
  ],
];

test.each(rows)("%s", (_, type, limits, want) => {
  expect(attributes(type, limits)).toEqual(want);
});

test("a required text is never empty; a required number only has to be there", () => {
  expect(attributes("string", {}, false)).toEqual(["Required", "MinLength(1)"]);
  expect(attributes("string", { minLength: 0, maxLength: 4 }, false)).toEqual([
    "Required",
    "StringLength(4, MinimumLength = 1)",
  ]);
  expect(attributes("int", {}, false)).toEqual(["Required"]);
});
