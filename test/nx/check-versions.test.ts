import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkVersions } from "../../packages/nx/src/check-versions.js";
import { writeIn } from "./nx-workspace.ts";

/** Checks a workspace that has these versions. */
function check(nx: string, devkit: string): void {
  const folder = mkdtempSync(join(tmpdir(), "tenon-nx-versions-"));
  try {
    writeIn(folder, "node_modules/nx/package.json", JSON.stringify({ version: nx }));
    writeIn(folder, "node_modules/@nx/devkit/package.json", JSON.stringify({ version: devkit }));
    checkVersions(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.each([
  ["22.7.8", "22.0.0"],
  ["23.3.2", "23.3.2"],
  ["24.0.6", "24.0.0"],
  ["24.1.0-beta.1", "24.0.0"],
])("Nx %s with the devkit %s is supported", (nx, devkit) => {
  expect(() => check(nx, devkit)).not.toThrow();
});

test.each([
  ["21.6.11", "21.6.11", "@tenon/nx supports Nx 22 to 24, and this workspace has Nx 21.6.11."],
  ["25.0.0", "25.0.0", "@tenon/nx supports Nx 22 to 24, and this workspace has Nx 25.0.0."],
  ["24.0.0", "23.3.2", "nx 24.0.0 and @nx/devkit 23.3.2 differ in their major version."],
])("Nx %s with the devkit %s is refused", (nx, devkit, sentence) => {
  expect(() => check(nx, devkit)).toThrow(sentence);
});
