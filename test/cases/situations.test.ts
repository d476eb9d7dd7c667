import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { entryOf } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { halvesOf, situationCodes, situationFolder, startOf } from "../../scripts/site/situations.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { expectFile } from "./expected.ts";
import { playPage } from "./situation-runner.ts";

const codes = situationCodes();

test("each page is about a code of the catalogue", () => {
  expect(codes.filter((code) => entryOf(code)?.code !== code)).toEqual([]);
});

test.each(codes)("%s is answered to the run of its page, and to the mended one no more", async (code) => {
  const home = temporaryFolder();
  vi.stubEnv("XDG_STATE_HOME", join(home, "state"));
  const host = join(home, "Shop");
  mkdirSync(host);
  const path = fileURLToPath(new URL(`${code}.md`, situationFolder));
  const page = halvesOf(readFileSync(path, "utf8"));

  await playPage(startOf(page.failing), host);
  const failing = await playPage(page.failing, host);
  const mended = await playPage(page.mended, host);
  expectFile(path, `${failing.text}## Mended${mended.text}`);
  for (const [command, wanted, found] of [...failing.exitCodes, ...mended.exitCodes])
    expect([command, found]).toEqual([command, wanted]);

  expect(failing.shown).toContain(code);
  expect(mended.exitCodes.at(-1)).toEqual([expect.any(String), 0, 0]);
  // A change that a new version of a context announces is a warning still.
  expect(mended.printed).not.toContain(`${entryOf(code)?.severity} ${code}`);
});
