// @ts-check
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";

const OUTPUT = join("bin", "run");

/** True in the run of all tests, which names a server of MSBuild for each part: a warm one takes half of the processor time. */
const keepsNodes = process.env["MSBUILDNODEHANDSHAKESALT"] !== undefined;

/**
 * The variables of every `dotnet`: no greeting, no telemetry, no certificate, and nothing that stays behind to speed up the next build,
 * unless this run says when it ends. Builds share a compiler only if this run has started one.
 */
export const dotnetEnvironment = {
  DOTNET_CLI_TELEMETRY_OPTOUT: "1",
  DOTNET_CLI_USE_MSBUILD_SERVER: keepsNodes ? "1" : "0",
  DOTNET_GENERATE_ASPNET_CERTIFICATE: "false",
  DOTNET_NOLOGO: "1",
  MSBUILDDISABLENODEREUSE: keepsNodes ? "0" : "1",
  UseSharedCompilation: process.env["SharedCompilationId"] === undefined ? "false" : "true",
};

const BUILD = ["build", "-warnaserror", "-v:minimal"];

/**
 * @typedef {object} RunningHost
 * @property {string} url Where it answers, without a slash at the end.
 * @property {number | undefined} pid Undefined in a server of hosts, whose process has others too.
 * @property {() => string} log What it has written so far.
 * @property {() => Promise<void>} stop Ends it, and resolves when it is gone.
 */

/** Returns true if the .NET SDK can be run. */
export async function hasDotnet() {
  const { code } = await run(["--list-sdks"], process.cwd(), () => {}).catch(() => ({ code: 1 }));
  return code === 0;
}

/**
 * Restores the packages of the one project in a folder.
 * @param {string} folder
 * @param {readonly string[]} flags
 * @returns {Promise<string | undefined>} Why it failed, if it did.
 */
export async function restore(folder, flags) {
  const { code, output } = await run(["restore", ...flags], folder, () => {});
  return code === 0 ? undefined : reasonsIn(output);
}

/**
 * Restores and builds the one project in a folder, warnings as errors.
 * @param {string} folder
 * @param {(line: string) => void} [onProgress] Called for every line that the build writes.
 * @returns {Promise<string>} The path of the assembly to start.
 */
export async function buildHost(folder, onProgress = () => {}) {
  const { code, output } = await run([...BUILD, "-o", OUTPUT], folder, onProgress);
  if (code !== 0) {
    throw new Error(`The host does not build:\n${reasonsIn(output)}`);
  }
  return assemblyIn(folder);
}

/**
 * Restores and builds many projects at once, each into its own folder, with everything that they refer to.
 * @param {string} folder Where the file that lists them is written.
 * @param {readonly string[]} projects The paths of their project files.
 * @returns {Promise<readonly string[]>} The errors and warnings, each with the path of its file first.
 */
export async function buildProjects(folder, projects) {
  const list = join(folder, "all.proj");
  const items = projects.map((path) => `<Host Include="${path}" />`).join("\n    ");
  const task = (/** @type {string} */ target, /** @type {string} */ more) =>
    `<Target Name="${target}"><MSBuild Projects="@(Host)" Targets="${target}" BuildInParallel="true" ${more}/></Target>`;
  // Restoring with a property of its own keeps the projects apart from those that are built, as MSBuild asks for.
  const restore = task("Restore", 'Properties="Stage=restore" ');
  const build = task("Build", `ContinueOnError="true" Properties="OutputPath=${OUTPUT}/" `);
  writeFileSync(
    list,
    `<Project DefaultTargets="Build">\n  <ItemGroup>\n    ${items}\n  </ItemGroup>\n  ${restore}\n  ${build}\n</Project>\n`,
  );
  const { output } = await run([...BUILD, list, "-m:2"], folder, () => {});
  return [...new Set(output.split(/\r?\n/).filter((line) => /: (?:error|warning) /.test(line)))].map((line) =>
    line.trim(),
  );
}

/**
 * Runs the program of a folder that `buildHost` has built, to its end.
 * @param {string} folder
 * @param {...string} args
 * @returns {Promise<string>} What it has printed.
 */
export async function runProgram(folder, ...args) {
  const { code, output } = await run([assemblyIn(folder), ...args], folder, () => {});
  if (code !== 0) {
    throw new Error(`The program ends with ${code}:\n${output}`);
  }
  return output;
}

/**
 * Starts a host on a free loopback port and waits until it answers.
 * @param {string} target The assembly, or the folder of a project that `buildHost` has built.
 * @param {{ environment?: Readonly<Record<string, string>>, folder?: string }} [options] Settings, and the working folder; without it that of the target.
 * @returns {Promise<RunningHost>}
 */
export async function startHost(target, { environment = {}, folder } = {}) {
  const isFolder = statSync(target).isDirectory();
  const assembly = isFolder ? assemblyIn(target) : target;
  const place = folder ?? (isFolder ? target : dirname(target));
  return untilAnswering(environment, (settings) => {
    const child = startDotnet([assembly], place, settings);
    /** @type {Error | undefined} */
    let failure;
    child.once("error", (error) => (failure = error));
    const ended = () => child.exitCode ?? child.signalCode;
    return {
      pid: child.pid,
      log: collect(child),
      stop: () => end(child),
      failure: () => failure ?? (ended() === null ? undefined : new Error(`it ended with ${ended()}.`)),
    };
  });
}

/**
 * Starts a host on a free loopback port, by a function that takes its settings, and waits until it answers.
 * @param {Readonly<Record<string, string>>} environment
 * @param {(settings: Readonly<Record<string, string>>) => Omit<RunningHost, "url"> & { failure: () => Error | undefined }} start
 * @returns {Promise<RunningHost>}
 */
export async function untilAnswering(environment, start) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { failure, ...host } = start({ ASPNETCORE_ENVIRONMENT: "Development", ASPNETCORE_URLS: url, ...environment });
  for (let attempt = 0; attempt < 1800 && failure() === undefined; attempt++) {
    // Any answer will do: not every host has /health.
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer !== undefined) return { url, ...host };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const reason = failure() ?? new Error("it does not answer.");
  await host.stop();
  throw new Error(`The host does not start: ${reason.message}\n${host.log().trim()}`);
}

/**
 * A loopback port that nothing listens on.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/**
 * Returns the assembly that `buildHost` has built in a folder.
 * @param {string} folder
 */
export function assemblyIn(folder) {
  const output = join(folder, OUTPUT);
  const settings = (existsSync(output) ? readdirSync(output) : []).find((name) => name.endsWith(".runtimeconfig.json"));
  if (settings === undefined) {
    throw new Error(`No built host is in ${folder}.`);
  }
  return join(output, settings.replace(".runtimeconfig.json", ".dll"));
}

/** @param {string} output */
function reasonsIn(output) {
  const lines = output.split(/\r?\n/).filter((line) => line.trim() !== "");
  const reasons = lines.filter((line) => /: (?:error|warning) /.test(line));
  return [...new Set(reasons.length > 0 ? reasons : lines.slice(-20))].slice(0, 20).join("\n");
}

/**
 * @param {readonly string[]} args
 * @param {string} folder
 * @param {(line: string) => void} onLine
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(args, folder, onLine) {
  return new Promise((resolve, reject) => {
    const child = startDotnet(args, folder, {});
    const output = collect(child, onLine);
    child.once("error", reject).once("close", (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

/**
 * Starts `dotnet`; it does not outlive this process, whose end also closes its standard input.
 * @param {readonly string[]} args
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} environment
 */
export function startDotnet(args, folder, environment) {
  const env = { ...process.env, ...dotnetEnvironment, ...environment };
  const child = spawn("dotnet", [...args], { cwd: folder, env, stdio: "pipe" });
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("close", () => process.removeListener("exit", kill));
  return child;
}

/**
 * Returns what a process has written so far.
 * @param {import("node:child_process").ChildProcessWithoutNullStreams} child
 * @param {(line: string) => void} [onLine]
 */
export function collect(child, onLine = () => {}) {
  /** @type {string[]} */
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (/** @type {string} */ piece) => {
      pieces.push(piece);
      piece
        .split(/\r?\n/)
        .filter((line) => line.trim() !== "")
        .forEach(onLine);
    });
  }
  return () => pieces.join("");
}

/**
 * Ends a process, and resolves when it is gone.
 * @param {import("node:child_process").ChildProcess} child
 */
export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
    return;
  }
  const gone = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), 5000);
  await gone;
  clearTimeout(impatience);
}
