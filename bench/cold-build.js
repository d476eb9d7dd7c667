// @ts-check
// The cold `tenon build`, against a Node that does nothing at all.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contextOf } from "./many-contexts.js";
import { compareProcesses } from "./processes.js";

const root = fileURLToPath(new URL("..", import.meta.url));

function build() {
  const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
  try {
    const file = join(folder, "shop.model");
    const out = join(folder, "out");
    writeFileSync(file, contextOf(0));
    const tenon = [process.execPath, join(root, "dist/tenon.js"), "build"];
    const worked = join(root, "examples/library");
    const fresh = () => rmSync(out, { recursive: true, force: true });
    return compareProcesses([
      { name: "node -e 0", command: [process.execPath, "-e", "0"] },
      { name: "tenon build, 1 KB, checks only (at most 2.0)", command: [...tenon, file] },
      {
        name: "tenon build --out, the worked model (at most 2.3)",
        command: [...tenon, worked, "--out", out],
        before: fresh,
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.table(build());
