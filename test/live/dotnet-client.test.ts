import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { buildHost, dotnetEnvironment, runProgram } from "../../scripts/dotnet.js";
import { liveHost, liveTest } from "./api.ts";
import { clientDocument } from "./client/document.ts";
import { references } from "./test-packages.ts";

const work = join(import.meta.dirname, ".work", "dotnet-client");

const project = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
    <RunAnalyzers>false</RunAnalyzers>
  </PropertyGroup>
  <ItemGroup>
    ${references("Microsoft.Kiota.Http.HttpClientLibrary", "Microsoft.Kiota.Serialization.Json")}
  </ItemGroup>
</Project>
`;

/** Writes the client that Kiota makes of the document, with the program that uses it. */
function writeClient(): void {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, "Vintner.csproj"), project);
  writeFileSync(join(work, "openapi.json"), clientDocument());
  cpSync(join(import.meta.dirname, "client/dotnet"), work, { recursive: true });
  const start = (program: string, args: string) =>
    execFileSync(program, args.split(" "), {
      cwd: work,
      env: { ...process.env, ...dotnetEnvironment, KIOTA_OFFLINE_ENABLED: "true" },
      stdio: "pipe",
    });
  const json = "Microsoft.Kiota.Serialization.Json.Json";
  start("dotnet", "tool install Microsoft.OpenApi.Kiota --version 1.38.0 --tool-path tools");
  start(
    join(work, "tools/kiota"),
    `generate -l CSharp -d openapi.json -o Client -n Vintner -c VintnerClient --ebc --serializer ${json}SerializationWriterFactory --deserializer ${json}ParseNodeFactory`,
  );
}

liveTest(
  "a client for .NET that Kiota makes of the document uses all that a client can rely on",
  {
    timeout: 300_000,
  },
  async () => {
    writeClient();
    await buildHost(work);
    const seen = await runProgram(work, liveHost().urls.sqlite);
    expect(seen.trimEnd().split(/\r?\n/)).toEqual([
      "created: 2001 2002 2003 2004 2005",
      "repeated: True",
      "another body: 422",
      "found: 2004 2002",
      "walked: 2001 2002 2003 2004 2005",
      "children: 5",
      "parent: Hill",
      "known: True",
      "patched: Wine of 2001, no notes",
      "stale: 412",
      "unversioned: 428",
      "deleted: 404",
    ]);
  },
);
