import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildHost, runProgram } from "../../scripts/dotnet.js";
import { type CaseFolder, casesIn, inputText, modelsOf } from "../cases/case-folder.ts";
import { emittedFrom } from "../in-memory.ts";
import { setUp } from "../live/set-up.ts";
import { merged, writeProject } from "./model-project.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The output of the program of each case; undefined without the .NET SDK. */
    printed: Readonly<Record<string, string>> | undefined;
  }
}

/** Compiles all cases in one project without any web library, and runs their programs. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("printed", await setUp(project, runPrograms));
}

async function runPrograms(): Promise<Readonly<Record<string, string>>> {
  const cases = [...casesIn("model"), ...casesIn("whole")];
  const programs = cases.filter(({ inputs }) => "input.cs" in inputs);
  const sources = {
    ...merged(cases.map((folder) => emittedFrom(modelsOf(folder)))),
    ...Object.fromEntries(programs.map((folder) => [`Cases/${folder.name}.cs`, programOf(folder)])),
    "Cases/Program.cs": mainProgram(programs.map(({ name }) => name)),
  };
  const folder = join(import.meta.dirname, ".work", "plain");
  // The hosts of the endpoints have these files too, analyzed, and with implicit usings.
  writeProject(folder, sources, { implicitUsings: false, isAnalyzed: false });
  await buildHost(folder);
  const output = await runProgram(folder);
  const parts = output.split(/^## /m).slice(1);
  return Object.fromEntries(parts.map((part) => [part.split("\n", 1)[0] ?? "", part.slice(part.indexOf("\n") + 1)]));
}

// The emitted code must be free of warnings; the programs of the cases need not.
function programOf(folder: CaseFolder): string {
  return `#pragma warning disable\n${inputText(folder, "cs")}`;
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
