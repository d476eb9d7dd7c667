import { readFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { Script } from "node:vm";
import { cacheFolder } from "./cache-folder.ts";
import { type CodeCache, codeCache } from "./code-cache.ts";

/** What tells builds apart, put in by the build: V8 itself notices only that a source has another length. */
declare const BUILD: string;

/**
 * What the bundled program beside this file exports, as `require` gives it, but without compiling again what an earlier run of
 * the same kind has compiled: that takes longer than most runs.
 */
export function loadProgram(): Readonly<Record<string, unknown>> {
  const file = join(__dirname, "program.js");
  const require = createRequire(file);
  const known = require.cache[file];
  if (known !== undefined) return known.exports;
  const module = new Module(file);
  require.cache[file] = module;
  compiled(file).runInThisContext()(module.exports, require, module, file, __dirname);
  return module.exports;
}

function compiled(file: string): Script {
  // esbuild writes ASCII, which need not be decoded.
  const source = Module.wrap(readFileSync(file, "latin1"));
  const cache = cacheOfThisNode();
  const kind = kindOfRun(process.argv.slice(2));
  const cachedData = cache?.read(kind);
  const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
  if (cache !== undefined && (cachedData === undefined || script.cachedDataRejected === true))
    keepAfterwards(script, kind, cache);
  return script;
}

/** The command and its options, without what they are given: runs of one kind need much the same code. */
function kindOfRun(args: readonly string[]): string {
  const command = args.find((arg) => /^[a-z]+$/.test(arg));
  const options = args.flatMap((arg) => /^--?[a-z][a-z-]*/.exec(arg) ?? []);
  return ["tenon", ...(command === undefined ? [] : [command]), ...new Set(options.toSorted())].join(" ");
}

/** Only a run that came to its end, or that somebody left who was asked something, has compiled what its like needs. */
function keepAfterwards(script: Script, kind: string, cache: CodeCache): void {
  process.once("exit", (exitCode) => {
    if (exitCode === 0 || exitCode === 130) cache.keep(kind, () => script.createCachedData());
  });
}

function cacheOfThisNode(): CodeCache | undefined {
  const { arch, env, platform, versions } = process;
  // The variable by which Node's own cache is turned off.
  const folder = env["NODE_DISABLE_COMPILE_CACHE"] ? undefined : cacheFolder(platform, env);
  if (folder === undefined) return undefined;
  return codeCache(join(folder, "tenon", `${BUILD}-${versions.v8}-${arch}`), process.getuid?.());
}
