import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { assemblyIn, buildHost } from "../../scripts/dotnet.js";
import type { HostServer } from "../../scripts/host-server.js";
import { type CaseFolder, casesIn, inputText, modelsOf } from "../cases/case-folder.ts";
import { expectText } from "../cases/expected.ts";
import { run } from "../in-memory.ts";
import { type Postgres, startPostgres } from "../live/postgres.ts";
import { startLiveHost, startServerOf } from "../live/start-live-host.ts";
import { storePackages } from "../live/test-packages.ts";
import { strictProject, writeFiles } from "../live-model/model-project.ts";
import { memoryDisk } from "../memory-disk.ts";
import { isEverything } from "../sample.ts";
import { callAt } from "./api.ts";
import { transcriptOf } from "./transcript.ts";

const isLive = inject("apiUrls") !== undefined;
const edition = inject("apiEdition");
const isMinimal = edition.library === "minimal";
const folder = join(import.meta.dirname, ".work", `domains-${edition.name}`);
const host = join(folder, "Domains.Api");

// A domain is a folder: the model of a well-known kind of system, and the requests in `input.txt`.
const domains = casesIn("domains");
const databases = isMinimal || isEverything ? (["sqlite", "postgres"] as const) : (["postgres"] as const);

let postgres: Postgres | undefined;
let server: HostServer | undefined;

/** Returns the names of the contexts of a domain that have aggregates, and not only types for the others. */
function contextsOf(domain: CaseFolder): readonly string[] {
  return Object.values(modelsOf(domain))
    .filter((text) => /^ +aggregate /m.test(text))
    .flatMap((text) => [...text.matchAll(/^context (\w+)/gm)])
    .map(([, name = ""]) => name);
}

/** Returns the C# that adds and maps the contexts of one domain. */
function contextsFile(): string {
  const all = domains.flatMap((domain) => contextsOf(domain).map((name) => ({ domain: domain.name, name })));
  const each = (lineOf: (one: (typeof all)[number]) => string) =>
    all
      .map((one) => `        if (domain == "${one.domain}")\n        {\n            ${lineOf(one)}\n        }\n`)
      .join("\n");
  const added = (name: string) => `services.Add${name}Endpoints().Add${name}Infrastructure(database("${name}"));`;
  return `using Microsoft.EntityFrameworkCore;
${all.map(({ name }) => `using ${name};`).join("\n")}

namespace Domains.Api;

internal static class DomainContexts
{
    public static void Add(string domain, IServiceCollection services, Func<string, Action<DbContextOptionsBuilder>> database)
    {
${each(({ name }) => added(name))}    }

    public static void Map(string domain, WebApplication app)
    {
${isMinimal ? each(({ domain, name }) => `app.MapGroup("/${domain}").Map${name}Endpoints();`) : ""}    }

    public static IEnumerable<DbContext> In(string domain, IServiceProvider services)
    {
${each(({ name }) => `yield return services.GetRequiredService<${name}DbContext>();`)}    }

    public static bool IsIn(string domain, Type type)
    {
${each(({ name }) => `if (type.Namespace!.StartsWith("${name}", StringComparison.Ordinal))\n            {\n                return true;\n            }`)}
        return false;
    }
}
`;
}

beforeAll(async () => {
  if (!isLive) return;
  const packages = `${storePackages}</ItemGroup>${edition.items}<ItemGroup>`;
  const models = domains.flatMap((domain) =>
    Object.entries(modelsOf(domain)).map(([path, text]) => [`/repo/models/${domain.name}/${path}`, text] as const),
  );
  const disk = memoryDisk({
    ...Object.fromEntries(models),
    "/repo/host/DomainContexts.cs": contextsFile(),
    // The files of other tests, which have the same forms, are analyzed.
    "/repo/host/Domains.Api.csproj": strictProject({
      sdk: "Microsoft.NET.Sdk.Web",
      implicitUsings: true,
      packages,
      isAnalyzed: false,
    }),
  });
  const grafted = run(disk, "graft", "--model", "models", "--host", "host", "--layers", "infrastructure,api");
  expect(grafted.exitCode, grafted.messages).toBe(0);
  rmSync(folder, { recursive: true, force: true });
  const files = Object.entries(disk.snapshot()).filter(([path]) => path.startsWith("/repo/host/"));
  writeFiles(host, Object.fromEntries(files.map(([path, text]) => [path.replace("/repo/host/", ""), text])));
  for (const file of ["Program.cs", isMinimal ? "Minimal.cs" : "FastEndpoints.cs"])
    cpSync(join(import.meta.dirname, "domains", file), join(host, file));
  mkdirSync(join(folder, "data"));
  server = await startServerOf(edition, await buildHost(host), host);
  postgres = await startPostgres();
}, 600_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.remove();
});

const rows = domains.flatMap((domain) => databases.map((database) => [domain.name, database, domain] as const));

test.skipIf(!isLive).each(rows)("%s is answered as expected on %s", async (name, database, domain) => {
  const place =
    database === "sqlite" ? { Folder: join(folder, "data") } : { Postgres: postgres?.connectionTo("<name>") ?? "" };
  const built = { assembly: assemblyIn(host), folder: host, server: server?.port };
  const quick = { Outbox__PollInterval: "00:00:00.1", Outbox__RetryDelay: "00:00:00.1" };
  const settings = { Domain: name, ASPNETCORE_ENVIRONMENT: "Production", ...quick, ...place };
  const running = await startLiveHost(built, settings);
  try {
    expectText(
      domain,
      await transcriptOf(inputText(domain, "txt"), (method, path, message) =>
        callAt(running.url, method, path, message),
      ),
    );
  } finally {
    await running.stop();
  }
});
