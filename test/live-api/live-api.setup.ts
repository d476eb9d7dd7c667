import { cpSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildHost, hasDotnet, type RunningHost, startHost } from "../../scripts/dotnet.js";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { emittedFrom } from "../in-memory.ts";
import { merged } from "../live-model/model-project.ts";
import { writeApiProject } from "./api-project.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of each host; undefined without the .NET SDK. */
    apiUrls: Readonly<Record<ApiHost, string>> | undefined;
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
  if (!(await hasDotnet())) {
    if (process.env["CI"]) throw new Error("The tests of emitted endpoints need the .NET SDK.");
    project.provide("apiUrls", undefined);
    return undefined;
  }
  const emitted = merged(
    [...casesIn("model"), ...casesIn("api"), ...casesIn("whole")].map((folder) => emittedFrom(modelsOf(folder), "api")),
  );
  const folders = [true, false].map((implicitUsings) => {
    const folder = join(import.meta.dirname, ".work", implicitUsings ? "implicit" : "plain");
    writeApiProject(folder, emitted, { implicitUsings });
    cpSync(join(import.meta.dirname, "parts"), join(folder, "Parts"), { recursive: true });
    return folder;
  });
  for (const folder of folders) await buildHost(folder);
  const running = new Map<string, RunningHost>();
  const stop = async () => {
    await Promise.all([...running.values()].map((host) => host.stop()));
  };
  for (const [name, environment] of Object.entries(hosts)) {
    const host = await startHost(folders[1] ?? "", { environment }).catch(async (error) => {
      await stop();
      throw error;
    });
    running.set(name, host);
  }
  const urlOf = (name: ApiHost) => running.get(name)?.url ?? "";
  project.provide("apiUrls", {
    plain: urlOf("plain"),
    cases: urlOf("cases"),
    development: urlOf("development"),
    strict: urlOf("strict"),
    group: urlOf("group"),
    root: urlOf("root"),
  });
  return stop;
}
