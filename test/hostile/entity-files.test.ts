import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { graft, smallHost } from "../in-memory.ts";

const key = "Id: { type: int, isKey: true }";

function entityFile(properties: string, name = "Author", rest = ""): string {
  return `defaults: { access: anonymous }\nentity:\n  ${name}: { properties: { ${key}${properties} } }\n${rest}`;
}

/** Returns the exit code and the codes of the diagnostics of a graft. */
function judged(text: string): readonly [number, ...string[]] {
  const { result } = graft(text);
  return [result.exitCode, ...(result.messages.match(/\b(?:TEN|DSL)\d{4}(?=: )/g) ?? [])];
}

/** Unquoted words and numbers with a meaning in some dialect of YAML. */
const dialects = ["no", "on", "y", "true", "null", "~", "1e3", "012", "0x10", "2024-01-01", ".inf", "12:30:45"];

test.each(dialects)("the unquoted `%s` is the text that it is: as a name, and as a type", (word) => {
  const isName = /^[a-z]+$/.test(word);
  expect(judged(entityFile(`, ${word}: { type: string }`))).toEqual(isName ? [0] : [1, "TEN0307"]);
  const [exitCode, code = ""] = judged(entityFile(`, Name: { type: ${word} }`));
  expect([exitCode, ["TEN0203", "TEN0303"].includes(code)]).toEqual([1, true]);
  expect(judged(entityFile("", word))[0]).toBe(1);
});

test.each([
  ["a text for a truth", 'Name: { type: string, isKey: "true" }', "TEN0203"],
  ["a word of YAML 1.1 for a truth", "Name: { type: string, isKey: yes }", "TEN0203"],
  ["a number beyond all numbers", "Name: { type: int, min: 1e400 }", "TEN0203"],
  ["infinity", "Name: { type: int, max: .inf }", "TEN0203"],
  ["a hexadecimal number", "Name: { type: int, min: 0x10 }", "TEN0203"],
  ["a negative zero", "Name: { type: int, min: -0 }", "TEN0203"],
  ["a number with code behind it", "Name: { type: int, min: 1;System.Environment.Exit(1) }", "TEN0203"],
  ["a negative length", "Name: { type: string, maxLength: -1 }", "TEN0205"],
])("%s is refused where a limit or a truth is wanted", (_name, property, code) => {
  const [exitCode, ...codes] = judged(entityFile(`, ${property}`));
  expect([exitCode, codes]).toEqual([1, expect.arrayContaining([code])]);
});

test.each([
  [
    "a trailing comma is allowed, as in YAML",
    '{ "entity": { "A": { "access": "anonymous", "properties": { "Id": { "type": "int", "isKey": true, }, }, }, }, }',
    [0],
  ],
  ["a comment of JavaScript is no comment", `{ // note\n"entity": {} }`, [1]],
  ["a comment between slashes and stars is none", `/* note */ { "entity": {} }`, [1]],
])("an entity file in JSON: %s", (_name, text, [want]) => {
  expect(judged(text)[0]).toBe(want);
});

// Reserved and contextual words of C#.
const words =
  `abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false
finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected
public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using
virtual void volatile while add allows alias and ascending args async await by descending dynamic equals extension field file from get global group init into
join let managed nameof nint not notnull nuint on or orderby partial record remove required scoped select set unmanaged value var when where with yield`.split(
    /\s+/,
  );

/** Returns the words of generated C# that stand outside comments and strings; `@class` is one word. */
function wordsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(".g.cs"))
    .flatMap(
      ([, text]) => text.replace(/\/\/.*|@"(?:[^"]|"")*"|\$?"(?:[^"\\]|\\.)*"|global::/g, " ").match(/@?[\w]+/g) ?? [],
    );
}

/** Counts the bare occurrences of each word in the files of an entity with members of these names. */
function bareWords(names: readonly string[]): ReadonlyMap<string, number> {
  const properties = names.map((name) => `, ${name}: { type: string }`).join("");
  const { disk, result } = graft(entityFile(properties));
  expect([result.exitCode, result.messages.match(/error .*/g)]).toEqual([0, null]);
  const wanted = new Set(words);
  const counts = new Map<string, number>();
  for (const word of wordsOf(disk.snapshot())) if (wanted.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

test("a property named like a word of C# never stands as that word in the code", () => {
  // Members that every object has cannot be properties.
  const names = words.filter((word) => word !== "equals");
  const benign = names.map(
    (_, index) => `plain${"abcdefghij"[Math.floor(index / 16)]}${"abcdefghijklmnop"[index % 16]}`,
  );
  expect(bareWords(names)).toEqual(bareWords(benign));
});

/** Inputs that are no regular file. */
const strange: Readonly<Record<string, (path: string) => void>> = {
  "a folder": (path) => mkdirSync(path),
  "a pipe": (path) => void execFileSync("mkfifo", [path]),
  "a socket": (path) => {
    const server = createServer().listen(path);
    onTestFinished(() => void server.close());
  },
  "a file of 50 MB": (path) => writeFileSync(path, `entity: "${"x".repeat(50_000_000)}"`),
  nothing: () => undefined,
};
const tenon = new URL("../../tenon.js", import.meta.url).pathname;

function grafted(folder: string, input: string) {
  return spawnSync(process.execPath, [tenon, "graft", input, "--host", "host"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 30_000,
    env: { ...process.env, NO_COLOR: "1" },
  });
}

test.each(Object.entries(strange))("an entity file that is %s ends with a diagnostic, and no wait", async (_, make) => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/host`);
  for (const [path, text] of Object.entries(smallHost)) writeFileSync(path.replace("/repo", folder), text);
  make(`${folder}/shop.yaml`);
  const { status, stderr } = grafted(folder, "shop.yaml");
  expect([status === 1 || status === 5, stderr]).toEqual([
    true,
    expect.stringMatching(/^(?:shop\.yaml:1:1: )?error TEN\d{4}: [^\n]*/),
  ]);
  expect(stderr).toContain("Nothing was written.");
});

test.runIf(process.platform === "linux")("a device is refused, and not read for ever", () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/host`);
  for (const [path, text] of Object.entries(smallHost)) writeFileSync(path.replace("/repo", folder), text);
  const { status, stderr } = grafted(folder, "/dev/zero");
  expect([status, stderr]).toEqual([5, expect.stringContaining("TEN0507")]);
});

test("relationships in a circle of three are relationships like any other", () => {
  const entity = (name: string, parent: string, child: string) =>
    `  ${name}: { properties: { ${key}, ${parent}Id: { type: int? } }, relationships: { All: { relatedEntity: ${child}, type: OneToMany } } }\n`;
  const circle = entity("Author", "Tag", "Post") + entity("Post", "Author", "Tag") + entity("Tag", "Post", "Author");
  expect(judged(`defaults: { access: anonymous }\nentity:\n${circle}`)).toEqual([0]);
});

test.each(["Swagger", "OpenApi", "Openapi", "Readiness", "Scalar"])(
  "an entity named %s has a route of its own, beside that of the infrastructure",
  (name) => {
    const { disk, result } = graft(entityFile("", name));
    expect(result.exitCode).toBe(0);
    const code = Object.entries(disk.snapshot()).filter(([path]) => path.includes(`/GetAll${name}`));
    expect(code.length).toBe(1);
    expect(code[0]?.[1]).not.toMatch(/"\/(?:swagger|openapi|ready|scalar)"/);
  },
);
