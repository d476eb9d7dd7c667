import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configKeys } from "../../generators/config/config-keys.ts";

test("types and schema of the configuration have the same keys", () => {
  const schema = JSON.parse(readFileSync(new URL("../../schemas/config.schema.json", import.meta.url), "utf8"));
  expect(Object.keys(schema.properties)).toEqual(Object.keys(configKeys));
  expect(schema.required).toBeUndefined();
});
