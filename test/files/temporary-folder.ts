import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { onTestFinished } from "vitest";

/** An empty folder on the real disk that is gone after the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(`${tmpdir()}/tenon-`)).replaceAll("\\", "/");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
