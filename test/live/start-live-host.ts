import { type RunningHost, startHost } from "../../scripts/dotnet.js";
import { startInServer } from "../../scripts/host-server.js";

interface Built {
  readonly assembly: string;
  readonly folder: string;
  /** The port of the server that runs the host; without it the host has a process of its own. */
  readonly server: number | undefined;
}

/** Starts the live host with settings. */
export function startLiveHost(
  { assembly, folder, server }: Built,
  environment: Readonly<Record<string, string>>,
): Promise<RunningHost> {
  return server === undefined ? startHost(assembly, { folder, environment }) : startInServer(server, environment);
}
