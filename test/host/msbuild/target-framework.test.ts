import { expect, test } from "vitest";
import { highestFramework, isSupportedFramework } from "../../../generators/host/msbuild/target-frameworks.ts";

const highest = [
  ["one", "net10.0", "net10.0"],
  ["the later one", "net8.0;net10.0", "net10.0"],
  ["numbers are not compared as text", "net9.0; net10.0 ;net11.0", "net11.0"],
  ["without a platform first", "net10.0-windows;net10.0", "net10.0"],
  ["a platform where nothing else is", "net10.0-windows10.0.19041.0", "net10.0-windows10.0.19041.0"],
  ["older kinds come last", "netstandard2.0;net48;net6.0", "net6.0"],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(highest)("highest: %s", (_name, given, want) => {
  expect(highestFramework(given)).toBe(want);
});

test.each(["net10.0", "net11.0", "net10.0-windows", "NET10.0", "net12.1"])("%s is supported", (framework) => {
  expect(isSupportedFramework(framework)).toBe(true);
});

test.each(["net9.0", "net48", "net10", "netcoreapp3.1", "netstandard2.1", "v4.8", "", "$(Framework)"])(
  "%s is too old",
  (framework) => {
    expect(isSupportedFramework(framework)).toBe(false);
  },
);
