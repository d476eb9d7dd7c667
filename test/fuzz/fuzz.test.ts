import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seed, sizeOf } from "../sample.ts";
import { findIn, judge } from "./judged.ts";
import { fuzzTargets } from "./targets.ts";

const total = sizeOf(100_000, 10_000);
const finds = join(import.meta.dirname, "../cases/fuzz");

test.each(fuzzTargets.map((target) => [target.name, target] as const))(
  "%s: no drawn text breaks a promise",
  { timeout: 300_000 },
  (_name, target) => {
    expect(findIn(target, Math.ceil(total / fuzzTargets.length), seed), `with TENON_SEED=${seed}`).toBeUndefined();
  },
);

test.each(fuzzTargets.map((target) => [target.name, target] as const))(
  "%s: earlier finds stay mended",
  (name, target) => {
    const folder = join(finds, name);
    for (const file of existsSync(folder) ? readdirSync(folder) : [])
      expect(() => judge(target, readFileSync(join(folder, file), "utf8")), file).not.toThrow();
  },
);

test("every folder of finds has a target", () => {
  const names = new Set(fuzzTargets.map(({ name }) => name));
  expect((existsSync(finds) ? readdirSync(finds) : []).filter((name) => !names.has(name))).toEqual([]);
});
