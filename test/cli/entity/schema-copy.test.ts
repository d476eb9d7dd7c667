import { expect, test } from "vitest";
import { createContext } from "../../../generators/terminal/create-context.ts";
import { run, smallHost } from "../../in-memory.ts";
import { memoryDisk, put } from "../../memory-disk.ts";

const packaged = `${createContext("/").packageFolder}/schemas/entity-file.schema.json`;
const copy = "/repo/host/.tenon/entity-file.schema.json";

/** A host far from the package, whose schema has a text. */
function hostWith(schema: string) {
  return memoryDisk({ ...smallHost, [packaged]: schema });
}

test("init copies the schema beside a host that has no package near, and names it", () => {
  const disk = hostWith("the schema");
  const { output } = run(disk, "init", "--host", "host");
  expect(output).toContain("  create    host/tenon.yaml\n  create    host/.tenon/entity-file.schema.json\n");
  const files = disk.snapshot();
  expect(files[copy]).toBe("the schema");
  expect(files["/repo/host/tenon.yaml"]).toMatch(
    /^# yaml-language-server: \$schema=\.\/\.tenon\/entity-file\.schema\.json\n/,
  );
});

test("a file in another folder names the same copy", () => {
  const disk = hostWith("the schema");
  run(disk, "init", "shop.yaml", "--host", "host");
  expect(disk.snapshot()["/repo/shop.yaml"]).toMatch(
    /^# yaml-language-server: \$schema=\.\/host\/\.tenon\/entity-file\.schema\.json\n/,
  );
});

test("a graft brings the copy up to date, a check asks for it, and undo takes it back", () => {
  const disk = hostWith("the schema");
  run(disk, "init", "--host", "host");
  expect(run(disk, "graft", "--host", "host").exitCode).toBe(0);
  put(disk, packaged, "a later schema");
  expect(run(disk, "graft", "--host", "host", "--check").output).toContain(".tenon/entity-file.schema.json");
  expect(disk.snapshot()[copy]).toBe("the schema");
  expect(run(disk, "graft", "--host", "host").output).toContain("entity-file.schema.json");
  expect(disk.snapshot()[copy]).toBe("a later schema");
  run(disk, "undo", "--host", "host");
  expect(disk.snapshot()[copy]).toBe("the schema");
});

test("a host without a copy gets none by a graft", () => {
  const disk = hostWith("the schema");
  run(disk, "init", "--host", "host");
  disk.remove(copy);
  run(disk, "graft", "--host", "host");
  expect(disk.snapshot()[copy]).toBeUndefined();
});
