import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { copyHost, wireHost } from "../../scripts/demo/example-host.js";
import { buildHost, hasDotnet, type RunningHost, startHost } from "../../scripts/dotnet.js";
import { startPostgres } from "./postgres.ts";
import { randomEntities, seed } from "./random-entities.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Undefined without the .NET SDK. */
    live:
      | {
          readonly folder: string;
          readonly assembly: string;
          /** The URL of the host on each database. */
          readonly urls: Readonly<Record<Database, string>>;
        }
      | undefined;
  }
}

const here = import.meta.dirname;
const folder = join(here, ".work", "host");
const requestsFile = join(here, ".work", "requests");

/** The databases under test. */
export type Database = "sqlite" | "postgres";

/** The entity file with the random entities. */
export const randomInput = join(here, ".work", "random.yaml");

/** The entity files of the host: those under test, and cases that must compile. */
export const inputs = [
  "live.yaml",
  "types.yaml",
  "names.yaml",
  "relationships.yaml",
  "existing.yaml",
  "access.yaml",
  "access-unstated.yaml",
  ...["string-key", "taken-names", "hostile-text"].map((name) => `../cases/entity/${name}/input.yaml`),
];

/** Grafts the inputs onto a copy of the example host, adds second files of a user, builds it once and starts it on each database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await hasDotnet())) {
    if (process.env["CI"]) throw new Error("The live tests need the .NET SDK.");
    project.provide("live", undefined);
    return async () => undefined;
  }
  rmSync(requestsFile, { force: true });
  const postgres = startPostgres();
  // Awaited below, after the build.
  postgres.catch(() => undefined);
  const assembly = await buildLiveHost().catch(async (error) => {
    await (await postgres).remove();
    throw error;
  });
  const { connectionTo, remove } = await postgres;
  const running: RunningHost[] = [];
  const stop = async () => {
    await Promise.all(running.map((host) => host.stop()));
    await remove();
  };
  const started = async (environment: Readonly<Record<string, string>>) => {
    const host = await startHost(assembly, { folder, environment });
    running.push(host);
    return host.url;
  };
  const urls = await startAll(started, connectionTo("live")).catch(async (error) => {
    await stop();
    throw error;
  });
  project.provide("live", { folder, assembly, urls });
  return async () => {
    await stop();
    process.stdout.write(`The live tests made ${requestsMade()} requests; seed ${seed}.\n`);
    const faults = running.flatMap(faultsOf);
    if (faults.length > 0) throw new Error(`The host had faults of its own:\n${faults.join("\n")}`);
  };
}

/** Starts the host on each database and returns the URLs. */
async function startAll(
  started: (environment: Readonly<Record<string, string>>) => Promise<string>,
  connection: string,
): Promise<Readonly<Record<Database, string>>> {
  return {
    sqlite: await started({}),
    postgres: await started({ Database__Provider: "postgres", ConnectionStrings__Shop: connection }),
  };
}

/** Returns the number of requests: `call` writes one byte for each. */
function requestsMade(): number {
  return existsSync(requestsFile) ? statSync(requestsFile).size : 0;
}

/**
 * Returns the errors in the log of a host. Ignores those of EF Core for refused writes, which become a 409.
 * Ignores those of the host's own newsletter for unreadable bodies.
 */
function faultsOf(host: RunningHost): readonly string[] {
  const faults = host.log().match(/^(?:fail|crit): (?!Microsoft\.EntityFrameworkCore\.).*\n.*\n.*$/gm) ?? [];
  return faults.filter((fault) => !fault.includes('"Subscription subscription"'));
}

async function buildLiveHost(): Promise<string> {
  copyHost(join(here, "../../examples/host"), folder);
  wireHost(folder);
  cpSync(join(here, "host"), join(folder, "Testing"), { recursive: true });
  replaceIn(
    "Program.cs",
    "builder.Services.AddTenon();",
    "Bookshop.Testing.OwnSettings.AddOwnSettings(builder.Services, builder.Configuration);\nbuilder.Services.AddTenon();\nBookshop.Testing.TestAuthenticationSetup.AddTestAuthentication(builder.Services);",
  );
  replaceIn(
    "Data/ShopDb.cs",
    "modelBuilder.ApplyTenon();",
    "Bookshop.Catalogue.CatalogueModel.ApplyCatalogue(modelBuilder);\n        modelBuilder.ApplyTenon();",
  );
  replaceIn("Program.cs", "app.MapTenon();", "Bookshop.Testing.TestRoutes.MapTenonAsConfigured(app);");
  replaceIn(
    "Bookshop.csproj",
    "<PropertyGroup>",
    "<PropertyGroup>\n    <GenerateDocumentationFile>true</GenerateDocumentationFile>\n    <NoWarn>$(NoWarn);HOST</NoWarn>",
  );
  // Emitted classes must have documentation comments; the host's own have none.
  writeFileSync(
    join(folder, ".editorconfig"),
    "[{*.cs,!*.g.cs}]\ndotnet_diagnostic.CS1591.severity = none\n[*.g.cs]\ndotnet_diagnostic.CS1591.severity = error\n",
  );
  const files = inputs.map((file) => join(here, file));
  writeFileSync(randomInput, JSON.stringify(randomEntities(files), undefined, 2));
  await graft(...files, randomInput);
  await addModel();
  return buildHost(folder);
}

async function graft(...args: readonly string[]): Promise<void> {
  const { exitCode, messages } = await runCommandLine(["graft", ...args, "--host", folder], createContext(here));
  if (exitCode !== 0) throw new Error(messages);
}

/** Adds a model below a prefix, excluded from the host's document. */
async function addModel(): Promise<void> {
  const library = join(here, "../../examples/library");
  await graft("--model", library, "--layers", "api");
  cpSync(join(here, "lending"), join(folder, "Lending"), { recursive: true });
  const services =
    "Lending.LendingEndpoints.AddLendingEndpoints(Lending.LendingSetup.AddInMemoryLending(builder.Services));";
  replaceIn("Program.cs", "var app = builder.Build();", `${services}\nvar app = builder.Build();`);
  const routes = 'Lending.LendingEndpoints.MapLendingEndpoints(app.MapGroup("/library").ExcludeFromDescription());';
  replaceIn("Program.cs", "app.Run();", `${routes}\napp.Run();`);
}

function replaceIn(file: string, text: string, replacement: string): void {
  const path = join(folder, file);
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(text, () => replacement),
  );
}
