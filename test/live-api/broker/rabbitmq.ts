import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { freePort } from "../../../scripts/dotnet.js";

/** The program of the Debian package, which needs no user of its own, as the one in the path does. */
const program = "/usr/lib/rabbitmq/bin/rabbitmq-server";

/** True if a broker can be started here. A build server must have one. */
export const hasRabbit = existsSync(program);
if (!hasRabbit && env["CI"] !== undefined) throw new Error("Install the Debian package rabbitmq-server.");

/** A RabbitMQ server for the tests. */
export interface Rabbit {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Ends the server without a warning, and keeps its data. */
  readonly kill: () => Promise<void>;
  /** Ends the server and removes its data. */
  readonly remove: () => Promise<void>;
}

/** Prepares a RabbitMQ on free loopback ports, with its data in a temporary folder. It does not run yet. */
export async function prepareRabbit(): Promise<Rabbit> {
  const folder = mkdtempSync(join(tmpdir(), "tenon-rabbit-"));
  const [port, distribution, names] = [await freePort(), await freePort(), await freePort()];
  const pidFile = join(folder, "pid");
  const settings = {
    ...env,
    HOME: folder,
    ERL_EPMD_ADDRESS: "127.0.0.1",
    ERL_EPMD_PORT: `${names}`,
    RABBITMQ_CONFIG_FILE: join(folder, "rabbitmq"),
    RABBITMQ_DIST_PORT: `${distribution}`,
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, "plugins"),
    RABBITMQ_LOG_BASE: join(folder, "log"),
    RABBITMQ_MNESIA_BASE: join(folder, "data"),
    RABBITMQ_NODENAME: `tenon-${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: "127.0.0.1",
    RABBITMQ_NODE_PORT: `${port}`,
    RABBITMQ_PID_FILE: pidFile,
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: "-kernel inet_dist_use_interface {127,0,0,1}",
  };
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "plugins"), "[].\n");
  // Started here, so that the server leaves no daemon behind.
  const registry = spawn("epmd", ["-port", `${names}`, "-address", "127.0.0.1"], { stdio: "ignore", env: settings });
  let server: ChildProcess | undefined;
  const kill = async () => {
    if (server === undefined) return;
    const gone = new Promise((resolve) => server?.once("exit", resolve));
    if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, "utf8")), "SIGKILL");
    server.kill("SIGKILL");
    await gone;
    server = undefined;
    rmSync(pidFile, { force: true });
  };
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    start: async () => {
      server = spawn(program, { env: settings, stdio: "ignore" });
      for (let attempt = 0; !(await listens(port)); attempt++) {
        if (attempt > 600 || server.exitCode !== null) throw new Error("RabbitMQ does not start.");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    kill,
    remove: async () => {
      await kill();
      registry.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tells whether something accepts connections on a loopback port. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
