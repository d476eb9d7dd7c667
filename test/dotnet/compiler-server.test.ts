import { execFileSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { startCompilerServer } from "../../scripts/compiler-server.js";
import { dotnetEnvironment } from "../../scripts/dotnet.js";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { writeFiles } from "../live-model/model-project.ts";
import { dotnetPath } from "./packages.ts";

const project = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework></PropertyGroup>
</Project>
`;

test.skipIf(dotnetPath() === undefined)("a build with the variable of a server is compiled there", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "Small.csproj": project, "Program.cs": "System.Console.WriteLine();\n" });
  const { environment, stop } = startCompilerServer();
  onTestFinished(stop);
  const output = execFileSync("dotnet", ["build", "-nodeReuse:false", "-v:detailed"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...dotnetEnvironment, UseSharedCompilation: "true", ...environment },
  });
  expect(output).toMatch(/CompilerServer: server - server processed compilation/);
});
