import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { Script } from "node:vm";
import { cacheFolder } from "./cache-folder.ts";
import { type CodeCache, codeCache } from "./code-cache.ts";

/** What tells builds apart, put in by the build: V8 itself notices only that a source has another length. */
declare const BUILD: string;

/**
 * What a bundle beside this one exports, as `require` gives it, but without compiling again what an earlier run of the same
 * command has compiled: that takes longer than most runs.
 */
export function loadBundle(name: string): Readonly<Record<string, unknown>> {
  const file = join(__dirname, `${name}.js`);
  const require = createRequire(file);
  const known = require.cache[file];
  if (known !== undefined) return known.exports;
  const module = new Module(file);
  require.cache[file] = module;
  compiled(name, file).runInThisContext()(module.exports, require, module, file, __dirname);
  return module.exports;
}

function compiled(name: string, file: string): Script {
  // esbuild writes ASCII, which need not be decoded.
  const source = Module.wrap(readFileSync(file, "latin1"));
  const command = process.argv.slice(2).find((arg) => /^[a-z]+$/.test(arg));
  const cache = command === undefined ? undefined : cacheOfThisNode();
  const entry = `${name}-${command}`;
  const cachedData = cache?.read(entry);
  const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
  if (cache !== undefined && (cachedData === undefined || script.cachedDataRejected === true))
    keepAfterwards(script, entry, cache);
  return script;
}

/** Only a run that came to its end has compiled all that its like needs. */
function keepAfterwards(script: Script, entry: string, cache: CodeCache): void {
  process.once("exit", (exitCode) => {
    const isWhole = exitCode === 0 && !process.argv.some((arg) => arg === "--help" || arg === "-h");
    if (isWhole) cache.keep(entry, () => script.createCachedData());
  });
}

function cacheOfThisNode(): CodeCache | undefined {
  const { arch, env, platform, versions } = process;
  // The variable by which Node's own cache is turned off.
  const folder = env["NODE_DISABLE_COMPILE_CACHE"] ? undefined : cacheFolder(platform, env);
  if (folder === undefined) return undefined;
  return codeCache(join(folder, "tenon", `${BUILD}-${versions.v8}-${arch}`), process.getuid?.());
}
