import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../generators/cli/commands.ts";
import { explanationByCode } from "../../generators/diagnostics/explanation.ts";

const names = new Set(commands.map(({ name }) => name));
const options = new Set([...commands.flatMap((command) => Object.keys(command.options)), "help", "version"]);
/** Options of other programs, which texts name as well. */
const git = ["git", "no-pager", "stage", "stdin", "verify", "end-of-options", "full-tree", "name-only", "no-renames"];
const dotnet = [
  "project",
  "startup-project",
  "context",
  "no-build",
  "output-dir",
  "no-color",
  "prefix-output",
  "global",
  "no-onconfiguring",
  "output",
];
const squawk = ["reporter"];
const npx = ["package"];
const foreign = new Set([...git, ...dotnet, ...npx, ...squawk, "heap-growing-percent"]);

/** Returns the texts in quotes of a source file, by a rough cut that keeps every option and command. */
function textsIn(path: string): string {
  return readFileSync(path, "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
}

/** Lists the commands and options that a text names and that do not exist, with options checked against their command. */
function unknownIn(text: string): readonly string[] {
  // `health: tenon` is a value of an entity file, and no command.
  const calls = [...text.matchAll(/(?<!health: )\btenon ([a-z]+)\b((?:(?!\btenon )[^\n"`'])*)/g)];
  const strange = calls.flatMap(([, name = "", rest = ""]) => {
    const command = commands.find((one) => one.name === name);
    if (command === undefined) return name === "help" ? [] : [`tenon ${name}`];
    const given = [...rest.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, option = ""]) => option);
    return given.filter((option) => option !== "help" && !(option in command.options)).map((one) => `${name} --${one}`);
  });
  const named = [...text.matchAll(/(?<![\w-])--([a-z][a-z-]+)/g)].map(([, option = ""]) => option);
  return [
    ...strange,
    ...named.filter((option) => !(options.has(option) || foreign.has(option))).map((one) => `--${one}`),
  ];
}

test.each(Object.entries(explanationByCode))("every command and option that %s names exists", (_code, explanation) => {
  expect(unknownIn([explanation.cause, explanation.example, explanation.cure].join("\n"))).toEqual([]);
});

const folder = new URL("../../generators/", import.meta.url).pathname;
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));

test("every command and option that a hint, a message or a help text names exists", () => {
  const strange = sources.flatMap((path) => unknownIn(textsIn(folder + path)).map((one) => `${path}: ${one}`));
  expect(strange).toEqual([]);
});

test("the commands that the check knows are those of the table", () => {
  expect(names.has("graft") && names.has("remove") && !names.has("eject")).toBe(true);
  expect(unknownIn("Run tenon eject, or tenon graft --force.")).toEqual(["tenon eject", "graft --force", "--force"]);
});
