// @ts-check
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compareProcesses } from "./processes.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const entities =
  "defaults: { access: anonymous }\nentity:\n  Author:\n    properties:\n      Id: { type: Guid, isKey: true }\n      Name: { type: string }\n";

/** The cold command, from nothing and with nothing to do, against a Node that does nothing at all. */
function graft() {
  const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
  try {
    const host = join(folder, "host");
    const file = join(folder, "author.yaml");
    writeFileSync(file, entities);
    cpSync(join(root, "examples/host"), host, { recursive: true });
    const command = [process.execPath, join(root, "dist/tenon.js"), "graft", file, "--host", host];
    const fresh = () => {
      for (const name of [".tenon", "Tenon"]) rmSync(join(host, name), { recursive: true, force: true });
    };
    return compareProcesses([
      { name: "node -e 0", command: [process.execPath, "-e", "0"] },
      { name: "tenon graft, one entity, all files new (at most 2.2)", command, before: fresh },
      { name: "tenon graft, nothing to do", command },
      { name: "tenon graft --dry-run", command: [...command, "--dry-run"] },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.table(graft());
