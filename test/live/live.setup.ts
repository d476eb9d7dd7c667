import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { copyHost, wireHost } from "../../scripts/demo/example-host.js";
import { buildHost, type RunningHost } from "../../scripts/dotnet.js";
import type { Edition } from "./edition.ts";
import { startPostgres } from "./postgres.ts";
import { randomEntities, seed } from "./random-entities.ts";
import { setUp } from "./set-up.ts";
import { startLiveHost, startServerOf } from "./start-live-host.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Undefined without the .NET SDK. */
    live:
      | {
          readonly folder: string;
          readonly assembly: string;
          readonly library: Edition["library"];
          /** The port of the server that runs the host; undefined for FastEndpoints, which is one host a process by its static settings. */
          readonly server: number | undefined;
          /** The URL of the host on each database. */
          readonly urls: Readonly<Record<Database, string>>;
        }
      | undefined;
  }
}

const here = import.meta.dirname;

/** The databases under test. */
export type Database = "sqlite" | "postgres";

/** Returns the entity file with the random entities of a host. */
export function randomInput(folder: string): string {
  return join(folder, "..", "random.yaml");
}

/** The entity files of the host: those under test, and cases that must compile. */
export const inputs = [
  "live.yaml",
  "types.yaml",
  "names.yaml",
  "library-names.yaml",
  "relationships.yaml",
  "existing.yaml",
  "composite-keys.yaml",
  "cursors.yaml",
  "includes.yaml",
  "clients.yaml",
  "rows.yaml",
  "deletions.yaml",
  "access.yaml",
  "access-unstated.yaml",
  ...["string-key", "taken-names", "hostile-text", "defaults"].map((name) => `../cases/entity/${name}/input.yaml`),
];

/** Grafts the inputs onto a copy of the example host, adds second files of a user, builds it once and starts it on each database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const started = await setUp(project, (edition) => startLive(join(here, ".work", project.name, "host"), edition));
  project.provide("live", started?.live);
  return started?.stop;
}

async function startLive(folder: string, edition: Edition) {
  const requestsFile = join(folder, "..", "requests");
  rmSync(requestsFile, { force: true });
  const postgres = startPostgres();
  // Awaited below, after the build.
  postgres.catch(() => undefined);
  const assembly = await buildLiveHost(folder, edition).catch(async (error) => {
    await (await postgres).remove();
    throw error;
  });
  const { connectionTo, remove } = await postgres;
  const running: RunningHost[] = [];
  const server = await startServerOf(edition, assembly, folder);
  const stop = async () => {
    await Promise.all(running.map((host) => host.stop()));
    await server?.stop();
    await remove();
  };
  const started = async (environment: Readonly<Record<string, string>>) => {
    const host = await startLiveHost({ assembly, folder, server: server?.port }, environment);
    running.push(host);
    return host.url;
  };
  const urls = await startAll(started, connectionTo("live")).catch(async (error) => {
    await stop();
    throw error;
  });
  const stopAndJudge = async () => {
    await stop();
    process.stdout.write(`The live tests made ${requestsMade(requestsFile)} requests; seed ${seed}.\n`);
    const faults = running.flatMap(faultsOf);
    if (faults.length > 0) throw new Error(`The host had faults of its own:\n${faults.join("\n")}`);
  };
  return { live: { folder, assembly, library: edition.library, server: server?.port, urls }, stop: stopAndJudge };
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
function requestsMade(requestsFile: string): number {
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

async function buildLiveHost(folder: string, edition: Edition): Promise<string> {
  const replaceIn = replacerIn(folder);
  copyHost(join(here, "../../examples/host"), folder);
  wireHost(folder);
  for (const own of ["host", `host-${edition.library}`]) {
    cpSync(join(here, own), join(folder, "Testing"), { recursive: true });
  }
  addLibrary(replaceIn, edition);
  // The same files with another version of the library have nothing new for analyzers.
  if (edition.name === "fastendpoints-7")
    replaceIn("Bookshop.csproj", "<PropertyGroup>", "<PropertyGroup>\n    <RunAnalyzers>false</RunAnalyzers>");
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
  replaceIn("Program.cs", "app.MapTenon();", "Bookshop.Testing.TenonRoutes.MapTenonAsConfigured(app);");
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
  writeFileSync(randomInput(folder), JSON.stringify(randomEntities(files), undefined, 2));
  await graft(folder, ...files, randomInput(folder));
  await addModel(folder, edition);
  writeFileSync(join(folder, "Directory.Build.targets"), writesArguments);
  return buildHost(folder);
}

/** The namespace of FastEndpoints, which hosts often use in every file. */
const globalUsing = '<ItemGroup><Using Include="FastEndpoints" /></ItemGroup>';

/** The file with the arguments of the host's compiler, one a line. */
export const compilerArguments = "compiler-arguments.txt";

/** Has the build write them. */
const writesArguments = `<Project>
  <PropertyGroup><ProvideCommandLineArgs>true</ProvideCommandLineArgs></PropertyGroup>
  <Target Name="WriteCompilerArguments" AfterTargets="CoreCompile">
    <WriteLinesToFile File="${compilerArguments}" Lines="@(CscCommandLineArgs)" Overwrite="true" />
  </Target>
</Project>
`;

/** Adds the endpoint library to the host in the place of what minimal APIs need. */
function addLibrary(replaceIn: Replace, { library, items }: Edition): void {
  if (library === "minimal") return;
  replaceIn("Bookshop.csproj", '<PackageReference Include="FluentValidation" Version="11.11.0" />', "");
  replaceIn("Bookshop.csproj", "<PropertyGroup>", `${globalUsing}\n  ${items}\n  <PropertyGroup>`);
  replaceIn(
    "Program.cs",
    "builder.Services.AddTenon();",
    "builder.Services.AddTenon();\nFastEndpoints.MainExtensions.AddFastEndpoints(builder.Services);",
  );
}

async function graft(folder: string, ...args: readonly string[]): Promise<void> {
  const { exitCode, messages } = await runCommandLine(["graft", ...args, "--host", folder], createContext(here));
  if (exitCode !== 0) throw new Error(messages);
}

/** Adds a model below a prefix, excluded from the host's document. */
async function addModel(folder: string, edition: Edition): Promise<void> {
  const replaceIn = replacerIn(folder);
  const library = join(here, "../../examples/library");
  await graft(folder, "--model", library, "--layers", "api");
  cpSync(join(here, "lending"), join(folder, "Lending"), { recursive: true });
  const services =
    "Lending.LendingEndpoints.AddLendingEndpoints(Lending.LendingSetup.AddInMemoryLending(builder.Services));";
  replaceIn("Program.cs", "var app = builder.Build();", `${services}\nvar app = builder.Build();`);
  // The routes of FastEndpoints are mapped by the settings of the library.
  if (edition.library !== "minimal") return;
  const routes = 'Lending.LendingEndpoints.MapLendingEndpoints(app.MapGroup("/library").ExcludeFromDescription());';
  replaceIn("Program.cs", "app.Run();", `${routes}\napp.Run();`);
}

type Replace = (file: string, text: string, replacement: string) => void;

function replacerIn(folder: string): Replace {
  return (file, text, replacement) => {
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(text, () => replacement),
    );
  };
}
