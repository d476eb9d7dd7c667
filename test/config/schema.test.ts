import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configKeys } from "../../generators/config/read-config.ts";

test("the configuration and its schema have the same keys", () => {
  const schema = JSON.parse(readFileSync(new URL("../../schemas/config.schema.json", import.meta.url), "utf8"));
  const { target, placement } = schema.properties;
  expect(Object.keys(schema.properties)).toEqual(configKeys.file);
  expect(Object.keys(target.properties)).toEqual(configKeys.target);
  expect(new Set(Object.keys(placement.properties))).toEqual(new Set(configKeys.placement));
  expect([schema, target, placement].map(({ required }) => required)).toEqual([undefined, undefined, undefined]);
});
