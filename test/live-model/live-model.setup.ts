import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildHost, hasDotnet, runProgram } from "../../scripts/dotnet.js";
import { caseFolder, modelCases, modelsOf } from "../cases/model-files.ts";
import { emittedFrom } from "../in-memory.ts";
import { merged, writeProject } from "./model-project.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** What the program of each case has printed; undefined where there is no .NET SDK. */
    printed: Readonly<Record<string, string>> | undefined;
  }
}

/** Compiles all cases in one project, with the implicit usings on and off, and runs their programs. */
export default async function setup(project: TestProject): Promise<void> {
  if (!(await hasDotnet())) {
    if (process.env["CI"]) throw new Error("The tests of emitted models need the .NET SDK.");
    project.provide("printed", undefined);
    return;
  }
  const programs = modelCases.filter((name) => existsSync(join(caseFolder(name), "Program.cs")));
  const sources = {
    ...merged(modelCases.map((name) => emittedFrom(modelsOf(name)))),
    ...Object.fromEntries(programs.map((name) => [`Cases/${name}.cs`, programOf(name)])),
    "Cases/Program.cs": mainProgram(programs),
  };
  const folders = [true, false].map((implicitUsings) => {
    const folder = join(import.meta.dirname, ".work", implicitUsings ? "implicit" : "plain");
    writeProject(folder, sources, { implicitUsings });
    return folder;
  });
  for (const folder of folders) await buildHost(folder);
  const output = await runProgram(folders[1] ?? "");
  const parts = output.split(/^## /m).slice(1);
  project.provide(
    "printed",
    Object.fromEntries(parts.map((part) => [part.split("\n", 1)[0] ?? "", part.slice(part.indexOf("\n") + 1)])),
  );
}

// What a case's program looks like is its own affair; only what is emitted must be free of warnings.
function programOf(name: string): string {
  return `#pragma warning disable\n${readFileSync(join(caseFolder(name), "Program.cs"), "utf8")}`;
}

function mainProgram(names: readonly string[]): string {
  const runs = names.map((name) => `        Run("${name}", ${pascal(name)}Case.Run);\n`).join("");
  return `#pragma warning disable
namespace Cases;

internal static class Program
{
    private static void Main()
    {
        global::System.Console.Out.NewLine = "\\n";
${runs}    }

    private static void Run(string name, global::System.Func<global::System.Threading.Tasks.Task> run)
    {
        global::System.Console.WriteLine("## " + name);
        run().GetAwaiter().GetResult();
    }
}
`;
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
