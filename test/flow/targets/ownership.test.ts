import { expect, test } from "vitest";
import { readManifest } from "../../../generators/files/manifest/manifest.ts";
import { targets } from "../../../generators/flow/targets/index.ts";
import { run, smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

const entities =
  "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n";
const model = "context Lending { publishes Lent enum State { Open } integration event Lent { state: State } }\n";

const commands: Readonly<Record<keyof typeof targets, readonly string[]>> = {
  "entity-csharp": ["graft", "shop.yaml", "--host", "host"],
  "entity-openapi": ["openapi", "shop.yaml", "--out", "host"],
  "model-csharp": ["build", "lending.model", "--out", "host"],
  "model-in-host": ["graft", "--model", "lending.model", "--host", "host"],
  "model-openapi": ["build", "lending.model", "--target", "openapi", "--out", "host"],
  "model-asyncapi": ["build", "lending.model", "--target", "asyncapi", "--out", "host"],
  "model-page": ["docs", "lending.model", "--out", "host"],
};

test.each(Object.keys(targets))("%s owns each file that it writes, and no other target of its input does", (name) => {
  const disk = memoryDisk({ ...smallHost, "/repo/shop.yaml": entities, "/repo/lending.model": model });
  const command = commands[name as keyof typeof targets];
  expect(run(disk, ...command)).toMatchObject({ exitCode: 0 });
  const manifest = readManifest({ disk, root: "/repo/host" });
  if (!manifest.ok) throw new Error(JSON.stringify(manifest.diagnostics));
  expect(manifest.value.files.size).toBeGreaterThan(0);
  const input = name.replace(/-.*/, "");
  // A folder is a host or none.
  const sameFiles = /^model-(?:csharp|in-host)$/;
  for (const [path, recorded] of manifest.value.files) {
    const owners = Object.entries(targets).flatMap(([other, { owns }]) =>
      other.startsWith(input) && owns(recorded)
        ? [sameFiles.test(other) ? other.replace(sameFiles, "of C#") : other]
        : [],
    );
    expect([path, new Set(owners)]).toEqual([path, new Set([name.replace(sameFiles, "of C#")])]);
  }
});

test("all targets share one folder, and no run touches the files of another", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/shop.yaml": entities, "/repo/lending.model": model });
  const { "model-csharp": _, ...inHost } = commands;
  for (const command of Object.values(inHost)) expect(run(disk, ...command)).toMatchObject({ exitCode: 0 });
  const written = disk.snapshot();
  for (const command of Object.values(inHost)) {
    expect([command, run(disk, ...command, "--prune").exitCode]).toEqual([command, 0]);
    expect(disk.snapshot()).toEqual(written);
  }
});
