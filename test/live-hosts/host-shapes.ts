import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A host as other people write it: a folder of `test/hosts` with its sources and a `host.json`. */
export interface HostShape {
  readonly name: string;
  /** The folder with its sources. */
  readonly path: string;
  readonly about: string;
  /** The value of `--host`, relative to the folder. */
  readonly host: string;
  /** The folder of the web project that is built and started; absent for a refused host. */
  readonly run?: string;
  /** The host's own entity file, relative to the folder; absent for the shared one. */
  readonly input?: string;
  /** The content of that file in an earlier run, before the edits. */
  readonly first?: string;
  /** The edits of generated files between the two runs. */
  readonly edits?: readonly { readonly file: string; readonly find: string; readonly replace: string }[];
  /** The status of a list for somebody who is not signed in; absent for 200. */
  readonly list?: number;
  /** The owner of `/health`; absent for Tenon. */
  readonly health?: "tenon" | "host";
  /** The server that the host needs; absent for SQLite. */
  readonly database?: "postgres";
  /** True for a host that a graft must refuse. */
  readonly refused?: true;
}

/** The folder of all host shapes. */
export const hostsFolder = join(import.meta.dirname, "../hosts");

/** Returns every host shape by name. */
export function hostShapes(): readonly HostShape[] {
  return readdirSync(hostsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const path = join(hostsFolder, name);
      return { name, path, ...JSON.parse(readFileSync(join(path, "host.json"), "utf8")) };
    });
}
