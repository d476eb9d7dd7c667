// @ts-check
import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildHost, collect, end, startDotnet, untilAnswering } from "./dotnet.js";

const SOURCE = fileURLToPath(new URL("host-server", import.meta.url));
const CACHE = fileURLToPath(new URL("../node_modules/.cache/host-server", import.meta.url));

/**
 * @typedef {object} HostServer A process that runs a built host many times, each time with settings of its own.
 * @property {number} port Where it takes settings and gives logs.
 * @property {() => Promise<void>} stop Ends it with everything that it runs.
 */

/**
 * Starts a process that runs the entry point of a host again and again. A process of its own compiles ASP.NET Core and EF Core anew,
 * which takes 2 to 9 seconds of a processor; here only the first start does. They share what is static, and end together.
 * @param {string} assembly
 * @param {string} [folder] The working folder; without it that of the assembly.
 * @returns {Promise<HostServer>}
 */
export async function startHostServer(assembly, folder = dirname(assembly)) {
  const hook = await builtHook();
  const child = startDotnet([assembly], folder, { DOTNET_STARTUP_HOOKS: hook });
  const log = collect(child);
  const port = await new Promise((resolve, reject) => {
    child.stdout.on("data", () => {
      const [, found] = /^@@(\d+)$/m.exec(log()) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once("error", reject).once("close", () => reject(new Error(`The server of hosts ends:\n${log()}`)));
  });
  return { port, stop: () => end(child) };
}

/**
 * Starts the host of a server on a free loopback port, and waits until it answers.
 * @param {number} port The port of the server.
 * @param {Readonly<Record<string, string>>} [environment]
 * @returns {Promise<import("./dotnet.js").RunningHost>}
 */
export function startInServer(port, environment = {}) {
  return untilAnswering(environment, (settings) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`${JSON.stringify(settings)}\n`));
    /** @type {string[]} */
    const pieces = [];
    /** @type {Error | undefined} */
    let failure;
    socket.setEncoding("utf8").on("data", (/** @type {string} */ piece) => pieces.push(piece));
    socket.once("error", (error) => (failure = error)).once("close", () => (failure ??= new Error("it ended.")));
    const stop = async () => {
      if (failure !== undefined) return;
      const gone = new Promise((resolve) => socket.once("close", resolve));
      socket.end();
      await gone;
    };
    return { pid: undefined, log: () => pieces.join(""), stop, failure: () => failure };
  });
}

/** Builds the code that a host runs before its entry point, unless an earlier run has. */
async function builtHook() {
  const hash = createHash("sha256");
  for (const file of readdirSync(SOURCE)) hash.update(readFileSync(join(SOURCE, file)));
  const folder = join(CACHE, hash.digest("hex").slice(0, 16));
  if (!existsSync(folder)) {
    const own = join(CACHE, randomUUID());
    mkdirSync(own, { recursive: true });
    cpSync(SOURCE, own, { recursive: true });
    await buildHost(own);
    try {
      renameSync(own, folder);
    } catch {
      // Another run was faster.
      rmSync(own, { recursive: true });
    }
  }
  return join(folder, "bin/run/host-server.dll");
}
