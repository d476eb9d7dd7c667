import { resolve } from "node:path";
import type { HostRecord } from "../pack.d.ts";
import { recordedHost, recordedInputs, recordedRuns } from "./cli/workspace/recorded-host.ts";
import { createContext } from "./terminal/create-context.ts";

/** Reads the record of a host. A host that cannot be read has its own project alone, and a graft that reports why. */
export function readRecord(host: string): HostRecord {
  const { disk, folder } = createContext(resolve(host));
  const runs = recordedRuns(recordedInputs(disk, folder), ".");
  const { templates, ...record } = recordedHost(disk, folder) ?? { inputs: [], generated: [], projects: ["."] };
  return { ...record, ...(templates !== undefined && { templates }), runs };
}
