import fc from "fast-check";
import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { sizeOf } from "../sample.ts";

/** A class of the host: its properties by name, each with its type and the length of a text. */
type Classes = Readonly<Record<string, Readonly<Record<string, Member | undefined>>>>;

type Member = readonly [type: string, length: number];

const names = ["Author", "Book", "City", "Door"];
/** The types that each property can have. */
const members = {
  Name: ["string", "string?"],
  Note: ["string", "string?"],
  Rank: ["int", "int?"],
  Shown: ["bool"],
  Born: ["DateOnly", "DateOnly?"],
};
const properties = fc.record(
  Object.fromEntries(
    Object.entries(members).map(([name, types]) => [
      name,
      fc.tuple(fc.constantFrom(...types), fc.constantFrom(0, 20, 80)),
    ]),
  ),
  { requiredKeys: [] },
);
const classes: fc.Arbitrary<Classes> = fc
  .uniqueArray(fc.constantFrom(...names), { minLength: 1 })
  .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, properties]))));

/** The sources of a host with classes, each of which is a part of the one before. */
function sourcesOf(all: Classes): Readonly<Record<string, string>> {
  const written = Object.entries(all).map(([name, properties], at) => {
    const parent = Object.keys(all)[at - 1];
    const link = parent && `public int ${parent}Id { get; set; } public ${parent} ${parent} { get; set; } = null!; `;
    const lines = Object.entries(properties).map(([property, [type, length] = ["bool", 0]]) => {
      const limit = length > 0 && type.startsWith("string") ? `[MaxLength(${length})] ` : "";
      return `${limit}public ${type} ${property} { get; set; }${type === "string" ? ' = "";' : ""}`;
    });
    return `public class ${name} { public int Id { get; set; } ${link ?? ""}${lines.join(" ")} }`;
  });
  const sets = Object.keys(all).map((name) => `public DbSet<${name}> ${name}Set => Set<${name}>();`);
  return {
    ...smallHost,
    "/repo/host/Acme.Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>`,
    "/repo/host/ShopDb.cs": `#nullable enable\nnamespace Acme.Shop;\npublic class ShopDb : DbContext { ${sets.join(" ")} }\n${written.join("\n")}\n`,
  };
}

/** An edit of a line, which a colleague could make. A line that the edit does not fit stays. */
type Edit = (line: string) => string;

const ownKey = (line: string, text: string) => line.replace(/(\{ type: [^}]*?)( \})/, `$1, ${text}$2`);
const isMember = (line: string) => /^ {6}\w+: \{ type: [^,}]+/.test(line);
const isPlain = (line: string) => isMember(line) && !/isKey|Id:|relatedEntity/.test(line);
const edits: Readonly<Record<string, Edit>> = {
  "a comment above": (line) => (line.trim() === "" ? line : `${/^ */.exec(line)?.[0]}# ours\n${line}`),
  "a comment behind": (line) => (line.trim() === "" || line.includes("#") ? line : `${line} # ours`),
  "a description": (line) =>
    isPlain(line) && !line.includes("description") ? ownKey(line, "description: Ours.") : line,
  "a filter": (line) => (isPlain(line) && !line.includes("filter") ? ownKey(line, "filter: none") : line),
  "a length": (line) => (isPlain(line) && !line.includes("#") ? line.replace(/maxLength: \d+/, "maxLength: 7") : line),
  "keys of an entity": (line) =>
    /^ {4}model: existing$/.test(line)
      ? `${line}\n    pageSize: 7\n    access: { default: authenticated, get: anonymous }`
      : line,
  "several lines": (line) =>
    isPlain(line) && !line.includes("#")
      ? line.replace(/\{ (.*) \}/, (_, inner: string) => `\n        ${inner.replaceAll(", ", "\n        ")}`)
      : line,
  "a name in another case": (line) => (isPlain(line) ? line.replace(/^ {6}\w/, (found) => found.toLowerCase()) : line),
  "no such property": (line) => (isPlain(line) ? "" : line),
  "a blank line": (line) => (/^ {2,4}\w/.test(line) ? `\n${line}` : line),
};

const team = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...Object.keys(edits))), { maxLength: 12 });

function edited(file: string, some: readonly (readonly [number, string])[], newline: string): string {
  const start = file.indexOf("\nentity:\n") + "\nentity:\n".length;
  const lines = file.slice(start).split("\n").slice(0, -1);
  for (const [at, name] of some) {
    const index = at % Math.max(lines.length, 1);
    // Text that an edit has put in is not edited again.
    const line = lines[index] ?? "";
    if (!line.includes("\n")) lines[index] = edits[name]?.(line) ?? line;
  }
  const text = lines.flatMap((line, at) => (line === "" && at === lines.length - 1 ? [] : [line])).join("\n");
  return `${file.slice(0, start)}${text}\n`.replaceAll("\n", newline);
}

/** Returns the lines of a file without what an import may change: the types, lengths and flags of members. */
function ownLines(file: string): readonly string[] {
  return file
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !/^ {8}(?:type|maxLength): [^#]*$/.test(line))
    .map((line) => line.replace(/type: [^,}#]*[^,}# ]/, "type: T").replace(/,? ?maxLength: \d+/g, ""));
}

function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const line of all) if (line === some[at]) at++;
  return at === some.length;
}

test("whatever the team writes and the classes become, an import loses no line, is done once, and the file grafts", () => {
  const situation = fc.record({ before: classes, after: classes, team, newline: fc.constantFrom("\n", "\r\n") });
  const check = fc.property(situation, ({ before, after, team: some, newline }) => {
    const first = memoryDisk(sourcesOf(before));
    expect(run(first, "import", "--host", "host").exitCode).toBe(0);
    const path = "/repo/host/tenon.yaml";
    const ours = edited(first.snapshot()[path] ?? "", some, newline);
    const start = { ...first.snapshot(), [path]: ours };
    const untouched = memoryDisk(start);
    expect(run(untouched, "import", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
    expect(untouched.snapshot()[path]).toBe(ours);
    const disk = memoryDisk({ ...start, ...sourcesOf(after) });
    const result = run(disk, "import", "--host", "host", "--on-conflict", "keep");
    expect(result, result.messages).toMatchObject({ exitCode: 0 });
    const [old, now] = [ours, disk.snapshot()[path] ?? ""].map(ownLines);
    expect(isPartOf(old ?? [], now ?? []), `${ours}\nbecame\n${disk.snapshot()[path]}`).toBe(true);
    const once = disk.snapshot();
    expect(run(disk, "import", "--host", "host").exitCode).toBe(0);
    expect(disk.snapshot()).toEqual(once);
    expect(run(disk, "import", "--host", "host", "--prune").exitCode).toBe(0);
    const graft = run(disk, "graft", "--host", "host", "--dry-run");
    expect(graft, `${disk.snapshot()[path]}\n${graft.messages}`).toMatchObject({ exitCode: 0 });
  });
  fc.assert(check, { numRuns: sizeOf(500, 12), endOnFailure: true });
}, 600_000);
