import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutRecords } from "../files/graft.ts";
import { run } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const folder = fileURLToPath(new URL("0.1.0/", import.meta.url));

/** A host as version 0.1.0 wrote it, with the entity file beside it. */
function earlierHost(): MemoryDisk {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("\\", "/").replace("//", "/"));
  return memoryDisk(
    Object.fromEntries(paths.map((path) => [path.replace(folder, "/repo/"), readFileSync(path, "utf8")])),
  );
}

/** The earlier host with the one comment in its entity file that the earlier version made of the name. */
function describedHost(): MemoryDisk {
  const disk = earlierHost();
  const file = "/repo/shop.yaml";
  put(disk, file, (disk.snapshot()[file] ?? "").replace("maxLength: 80", 'maxLength: 80, description: "Name."'));
  return disk;
}

/** The same host without anything that Tenon wrote, grafted now. */
function freshHost(host = earlierHost): MemoryDisk {
  const own = Object.entries(host().snapshot()).filter(([path]) => !/\/(?:Tenon|\.tenon)\//.test(path));
  const disk = memoryDisk(Object.fromEntries(own));
  expect(run(disk, "graft", "shop.yaml", "--host", "host").exitCode).toBe(0);
  return disk;
}

const upgrade = (disk: MemoryDisk, ...args: readonly string[]) => run(disk, "graft", "--host", "host", ...args);
const mapping = "/repo/host/Tenon/Books/BookMapping.g.cs";
const data = "/repo/host/Tenon/Books/BookData.g.cs";
const note = "// A note of the team.\n";

test("a host of the earlier version becomes what this version writes, and the report says why files change", () => {
  const disk = earlierHost();
  const { exitCode, messages, output } = upgrade(disk);
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(output).toContain("An earlier version of Tenon wrote this folder.");
  expect(output).not.toMatch(/^ {2}(?:merge|keep) /m);
  const withoutOrphans = Object.entries(withoutRecords(disk.snapshot())).filter(
    ([path]) => !output.includes(`orphan    ${path.replace("/repo/", "")}\n`),
  );
  expect(Object.fromEntries(withoutOrphans)).toEqual(withoutRecords(freshHost().snapshot()));
  const again = upgrade(disk);
  expect(again.output).not.toContain("wrote this folder");
});

test("the default length of texts is a rule of requests: mappings stay, so that no table needs a migration", () => {
  const withoutLengths = (disk: MemoryDisk) => {
    const file = "/repo/shop.yaml";
    put(disk, file, (disk.snapshot()[file] ?? "").replace(/, maxLength: \d+/g, ""));
    expect(upgrade(disk).exitCode).toBe(0);
    return disk.snapshot();
  };
  const now = withoutLengths(earlierHost());
  expect(now[data]).not.toContain("HasMaxLength");
  expect(now["/repo/host/Tenon/Books/CreateBookEndpoint.g.cs"]).toContain(".MaximumLength(10000)");
  const before = earlierHost().snapshot();
  const untouched = earlierHost();
  upgrade(untouched);
  const columns = (text = "") => text.match(/builder\..*;/g);
  expect(columns(untouched.snapshot()[data])).toEqual(columns(before[mapping]));
});

test("an edit of a file that this version writes alike is kept; of another, the baseline is not known, and it is a conflict", () => {
  const fresh = freshHost(describedHost).snapshot();
  const before = describedHost().snapshot();
  const generated = Object.keys(before).filter((path) => path.endsWith(".g.cs") && path in fresh);
  const alike = generated.find((path) => before[path] === fresh[path]) ?? "";
  const other = generated.find((path) => before[path] !== fresh[path]) ?? "";
  const kept = describedHost();
  put(kept, alike, before[alike] + note);
  expect(upgrade(kept)).toMatchObject({ exitCode: 0, output: expect.stringContaining("keep ") });
  expect(kept.snapshot()[alike]).toBe(before[alike] + note);
  const conflicted = describedHost();
  put(conflicted, other, before[other] + note);
  expect(upgrade(conflicted)).toMatchObject({ exitCode: 3, messages: expect.stringContaining("not in `.tenon/base`") });
  expect(upgrade(conflicted, "--on-conflict", "keep").exitCode).toBe(0);
  expect(conflicted.snapshot()[other]).toBe(before[other] + note);
  expect(upgrade(conflicted)).toMatchObject({ exitCode: 0, output: expect.stringContaining("keep ") });
});

test("after that, templates that change are told apart from edits: unedited files are updated, edited ones merged", () => {
  const disk = earlierHost();
  upgrade(disk);
  const text = disk.snapshot()[data] ?? "";
  put(disk, data, text + note);
  const head = "/repo/host/.tenon/manifest.json";
  put(disk, head, (disk.snapshot()[head] ?? "").replace(/"tenon": "[^"]*"/, '"tenon": "0.0.9"'));
  const template = readFileSync(new URL("../../templates/entity/mapping.mustache", import.meta.url), "utf8");
  const changed = template.replace("/// <summary>", "/// <summary>A table. ");
  expect(changed).not.toBe(template);
  disk.makeFolder("/repo/own");
  disk.makeFolder("/repo/own/entity");
  put(disk, "/repo/own/entity/mapping.mustache", changed);
  const { exitCode, output } = upgrade(disk, "--templates", "own");
  expect([exitCode, output]).toEqual([0, expect.stringContaining("Tenon 0.0.9 wrote this folder.")]);
  expect(output).toContain("  update    host/Tenon/Authors/AuthorData.g.cs\n");
  expect(output).toContain("  merge     host/Tenon/Books/BookData.g.cs  keeps your edit, and gets the new output\n");
  const merged = disk.snapshot()[data] ?? "";
  expect(merged).toContain("/// <summary>A table. ");
  expect(merged.endsWith(note)).toBe(true);
});
