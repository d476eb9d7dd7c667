import { readFileSync } from "node:fs";
import { run } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

/** Returns the OpenAPI document of `clients.yaml`, for generators of clients. */
export function clientDocument(): string {
  const disk = memoryDisk({
    "/repo/clients.yaml": readFileSync(new URL("../clients.yaml", import.meta.url), "utf8"),
  });
  const { exitCode, messages } = run(disk, "openapi", "clients.yaml", "--out", "out", "--openapi-format", "json");
  if (exitCode !== 0) throw new Error(messages);
  return disk.snapshot()["/repo/out/openapi.json"] ?? "";
}
