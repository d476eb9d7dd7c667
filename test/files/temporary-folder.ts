import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { onTestFinished } from "vitest";

/** Creates an empty folder on the real disk and removes it after the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(`${tmpdir()}/tenon-`)).replaceAll("\\", "/");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
