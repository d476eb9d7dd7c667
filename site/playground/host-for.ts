import type { Host } from "../../generators/host/host.ts";

/** Returns the host of the playground: a web project with a `DbContext`, or without one where the file asks for a database. */
export function hostFor(text: string): Host {
  const hasDatabase = /\bdatabase:/.test(text);
  return {
    folder: "/MyShop",
    repository: "/MyShop",
    projectFile: "MyShop.csproj",
    rootNamespace: "MyShop",
    targetFramework: "net10.0",
    projects: [],
    dbContexts: hasDatabase ? [] : [{ name: "ShopDb", namespace: "MyShop.Data" }],
    rejectedContexts: [],
    classes: [],
    authentication: "registered",
    authenticationSigns: [],
    routes: [],
    endpointNames: [],
    mappings: [],
    packages: new Map(),
    centralPackages: undefined,
    calls: new Set(),
  };
}
