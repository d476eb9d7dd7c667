import type { Host } from "../../generators/host/host.ts";
import { memoryDisk } from "../memory-disk.ts";

/** A host with one DbContext and authentication, so that `access` may be absent without a warning. */
export const host: Host = {
  disk: memoryDisk({}),
  folder: "/shop",
  repository: "/shop",
  projectFile: "Shop.csproj",
  rootNamespace: "Shop",
  targetFramework: "net10.0",
  projects: [],
  dbContexts: [{ name: "ShopContext", namespace: "Shop.Storage" }],
  rejectedContexts: [],
  classes: [],
  authentication: "registered",
  authenticationSigns: [],
  routes: [],
  unreadRoutes: [],
  typeNames: [],
  mounts: [],
  endpointNames: [],
  mappings: [],
  packages: new Map(),
  centralPackages: undefined,
  calls: new Set(),
};
