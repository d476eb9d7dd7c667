import { type RunningHost, startHost } from "../../scripts/dotnet.js";
import { type HostServer, startHostServer, startInServer } from "../../scripts/host-server.js";
import type { Edition } from "./edition.ts";

interface Built {
  readonly assembly: string;
  readonly folder: string;
  /** The port of the server that runs the host; without it the host has a process of its own. */
  readonly server: number | undefined;
}

/** Starts the server that runs a built host; FastEndpoints has none, as its settings are static. */
export async function startServerOf(
  { library }: Edition,
  assembly: string,
  folder: string,
): Promise<HostServer | undefined> {
  return library === "minimal" ? await startHostServer(assembly, folder) : undefined;
}

/** Starts a built host with settings: in its server, if it has one. */
export function startLiveHost(
  { assembly, folder, server }: Built,
  environment: Readonly<Record<string, string>>,
): Promise<RunningHost> {
  return server === undefined ? startHost(assembly, { folder, environment }) : startInServer(server, environment);
}
