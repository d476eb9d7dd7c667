import { cpSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildHost, type RunningHost } from "../../scripts/dotnet.js";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { emittedOn } from "../in-memory.ts";
import { type Edition, minimalEdition } from "../live/edition.ts";
import { setUp } from "../live/set-up.ts";
import { startLiveHost, startServerOf } from "../live/start-live-host.ts";
import { merged } from "../live-model/model-project.ts";
import { writeApiProject } from "./api-project.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of each host; undefined without the .NET SDK. */
    apiUrls: Readonly<Record<ApiHost, string>> | undefined;
    /** The built host, its folder, and the port of its server if it has one. */
    apiHost: { readonly assembly: string; readonly folder: string; readonly server: number | undefined };
    apiEdition: Edition;
  }
}

/** The hosts under test. */
export type ApiHost = keyof typeof hosts;

/** The settings of each host. Settings of a host must not affect generated operations. */
const hosts = {
  plain: { ASPNETCORE_ENVIRONMENT: "Production" },
  /** A host for the cases alone, so that they find only their own aggregates. */
  cases: { ASPNETCORE_ENVIRONMENT: "Production" },
  development: { ASPNETCORE_ENVIRONMENT: "Development", Testing__Problems: "on", Testing__Policy: "before" },
  strict: { ASPNETCORE_ENVIRONMENT: "Production", Testing__Json: "strict", Testing__Policy: "after" },
  group: { ASPNETCORE_ENVIRONMENT: "Production", Testing__Prefix__Lending: "/api", Testing__Handlers: "none" },
  root: { ASPNETCORE_ENVIRONMENT: "Production", Testing__Prefix__Lending: "/" },
} as const;

/** Builds one host from the models of all cases, with and without implicit usings, and starts it with each of the settings. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const started = await setUp(project, startHosts);
  project.provide("apiUrls", started?.urls);
  project.provide("apiHost", started?.host ?? { assembly: "", folder: "", server: undefined });
  project.provide("apiEdition", started?.edition ?? minimalEdition);
  return started?.stop;
}

async function startHosts(edition: Edition) {
  const folders = foldersOf(edition);
  const assemblies: string[] = [];
  for (const folder of folders) assemblies.push(await buildHost(folder));
  const { 0: assembly = "" } = assemblies;
  const { 0: folder = "" } = folders;
  const server = await startServerOf(edition, assembly, folder);
  const built = { assembly, folder, server: server?.port };
  const running = new Map<string, RunningHost>();
  const stop = async () => {
    await Promise.all([...running.values()].map((host) => host.stop()));
    await server?.stop();
  };
  for (const [name, environment] of Object.entries(hosts)) {
    const host = await startLiveHost(built, environment).catch(async (error) => {
      await stop();
      throw error;
    });
    running.set(name, host);
  }
  const urlOf = (name: ApiHost) => running.get(name)?.url ?? "";
  const urls = {
    plain: urlOf("plain"),
    cases: urlOf("cases"),
    development: urlOf("development"),
    strict: urlOf("strict"),
    group: urlOf("group"),
    root: urlOf("root"),
  };
  return { edition, host: built, urls, stop };
}

/** Writes the models of all cases around a host: for minimal APIs with and without implicit usings, for another library once, with all usings that a host can have. */
function foldersOf(edition: Edition): readonly string[] {
  const cases = [...casesIn("model"), ...casesIn("api"), ...casesIn("whole")];
  const emitted = merged(cases.map((folder) => emittedOn(edition.library, modelsOf(folder))));
  const { library } = edition;
  const names = library === "minimal" ? ["plain", "implicit"] : [edition.name];
  return names.map((name) => {
    const folder = join(import.meta.dirname, ".work", name);
    // The same files, with other usings or another version of the library, have nothing new for analyzers.
    const isAnalyzed = ["plain", "fastendpoints-8"].includes(name);
    writeApiProject(folder, emitted, { implicitUsings: name !== "plain", edition, isAnalyzed });
    for (const parts of ["parts", `parts-${library}`])
      cpSync(join(import.meta.dirname, parts), join(folder, "Parts"), { recursive: true });
    return folder;
  });
}
