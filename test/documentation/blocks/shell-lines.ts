import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readCommandLine } from "../../../generators/cli/run-command-line.ts";
import { root } from "./document-block.ts";

const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const exists = (path: string) => existsSync(new URL(path, root));

/** Returns the lines of a block of commands that would fail as they are typed. */
export function faultyLines(block: string): readonly string[] {
  const lines = block.split("\n").map((line) => line.replace(/(?:^|\s+)# .*$/, "").trim());
  return lines.filter((line) => line !== "" && !isSound(wordsOf(withoutPlumbing(line))));
}

/** Returns the command of a line whose output goes elsewhere: to a file, to another program or into the shell. */
function withoutPlumbing(line: string): string {
  const [, inner] = /^source <\((.*)\)$/.exec(line) ?? [];
  return (inner ?? line).replace(/ [|>] .*$/, "");
}

/** Splits a line as a shell does, as far as documents need it. */
function wordsOf(line: string): readonly string[] {
  return Array.from(line.matchAll(/"([^"]*)"|'([^']*)'|\S+/g), ([all, double, single]) => double ?? single ?? all);
}

function isSound([program = "", ...args]: readonly string[]): boolean {
  return programs.get(program)?.(args) ?? false;
}

type Check = (args: readonly string[]) => boolean;

/** The programs that a document may tell its reader to call, each with a check of its arguments. */
const programs: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["tenon", isTenon],
  [
    "npx",
    ([name = "", ...rest]) => (name.startsWith("--") ? isSound(["npx", ...rest]) : (tools.get(name)?.(rest) ?? false)),
  ],
  ["npm", isNpm],
  ["node", ([script = ""]) => exists(script)],
  ["dotnet", (args) => (args[0] === "tenon" ? isTenon(args.slice(1)) : isTestedDotnet(args))],
  ["dnx", isDnx],
  [
    "code",
    ([option, file = ""]) => option === "--install-extension" && read("scripts/pack-vscode.js").includes(nameIn(file)),
  ],
]);

/** The programs behind `npx`. */
const tools: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["tenon", isTenon],
  // A generator of plop is the command of its name, with the same options behind `--`.
  ["plop", (args) => isTenon(args.filter((word) => word !== "--"))],
  ["vitest", isVitest],
  ["biome", ([command = ""]) => exists("node_modules/.bin/biome") && ["check", "format", "lint"].includes(command)],
]);

/** Returns true for a command line that the parser takes. */
function isTenon(args: readonly string[]): boolean {
  const call = readCommandLine(args, { version: () => "" });
  return "exitCode" in call ? call.exitCode === 0 : true;
}

function isNpm([command = "", name = "", ...rest]: readonly string[]): boolean {
  const { scripts } = JSON.parse(read("package.json"));
  if (command === "run") return name in scripts && rest.every((word) => !word.startsWith("./") || exists(word));
  const isPackage = (word: string) => /^(?:tenon|\.\/tenon-[\d.]+\.tgz)$/.test(word);
  return ["test", "pack"].includes(command) || (command === "install" && [name, ...rest].some(isPackage));
}

function isVitest([command, ...rest]: readonly string[]): boolean {
  const project = rest[rest.indexOf("--project") + 1] ?? "";
  const place = rest.at(-1) ?? "";
  const folder = place.slice(0, place.lastIndexOf("/") + 1);
  return (
    command === "run" &&
    read("vitest.config.ts").includes(`name: "${project}"`) &&
    readdirSync(new URL(folder, root)).some((name) => `${folder}${name}`.startsWith(place))
  );
}

/** Options of `dnx` that take a value come before the command of the tool. */
function isDnx([tool, source, , yes, ...args]: readonly string[]): boolean {
  return tool === "tenon" && source === "--add-source" && yes === "--yes" && isTenon(args);
}

const dotnetTests = ["dotnet", "live-api/shipped"].flatMap((folder) =>
  readdirSync(new URL(`test/${folder}/`, root))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => read(`test/${folder}/${name}`)),
);

/** Returns true for words that a test gives the .NET SDK, one after the other. The paths are the reader's own. */
function isTestedDotnet(args: readonly string[]): boolean {
  const words = args.filter((word) => !word.includes("/")).map((word) => `"${word}"`);
  return dotnetTests.some((text) => text.includes(words.join(", ")));
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
