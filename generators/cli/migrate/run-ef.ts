import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import type { CommandContext, ProgramRun } from "../command.ts";

/** A build of a large solution can take long; a tool that waits for an answer takes for ever. */
const minutes = 10;

/** The programs of a migration, in the folder of the host. */
export interface Programs {
  /** Runs `dotnet` and returns what it printed. `what` says in a failure what it could not do. */
  readonly dotnet: (what: string, args: readonly string[]) => Promise<Result<string>>;
  /** Runs `dotnet ef` and returns the document that it printed. */
  readonly ef: (what: string, args: readonly string[]) => Promise<Result<unknown>>;
}

/** Returns the programs of a migration that run in a folder. */
export function programsIn(folder: string, { execute }: Pick<CommandContext, "execute">): Programs {
  const run = async (what: string, args: readonly string[]): Promise<Result<string>> => {
    const found = await execute("dotnet", args, folder, { minutes });
    const fault = faultOf(found, what);
    return fault === undefined
      ? { ok: true, value: found.output, diagnostics: [] }
      : { ok: false, diagnostics: [fault] };
  };
  return {
    dotnet: run,
    ef: async (what, args) => {
      const found = await run(what, ["ef", ...args, "--json", "--prefix-output", "--no-color"]);
      return found.ok ? dataIn(found.value, what) : found;
    },
  };
}

/** Says if `dotnet ef` is there. A tool that a repository lists has to be restored once on each machine. */
export async function findEf(
  folder: string,
  { execute, disk }: Pick<CommandContext, "execute" | "disk">,
): Promise<Diagnostic | undefined> {
  const { end } = await execute("dotnet", ["ef", "--version"], folder, { minutes });
  if (end === 0) return undefined;
  if (end === "hangs" || end === "cancelled") return report(catalogue.efHangs, { what: "start `dotnet ef`", minutes });
  const isListed = foldersUpFrom(folder).some((one) => {
    const bytes = disk.read(`${one}/.config/dotnet-tools.json`) ?? disk.read(`${one}/dotnet-tools.json`);
    return (
      bytes !== undefined && "dotnet-ef" in recordOf(recordOf(parsedJson(new TextDecoder().decode(bytes)))["tools"])
    );
  });
  const hint = isListed ? "dotnet tool restore" : "dotnet tool install --global dotnet-ef";
  return report(catalogue.efMissing, {}, { hint });
}

function foldersUpFrom(folder: string): readonly string[] {
  const parts = folder.split("/");
  return parts.map((_, length) => parts.slice(0, parts.length - length).join("/"));
}

function faultOf({ end, output }: ProgramRun, what: string): Diagnostic | undefined {
  if (end === 0) return undefined;
  if (end === "hangs") return report(catalogue.efHangs, { what, minutes });
  return report(catalogue.efFailed, { what, reason: end === "cancelled" ? "it was stopped" : reasonIn(output) });
}

const mostLines = 5;

/** Returns the lines of an output that name errors, or else its last one. */
function reasonIn(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.replace(/^(?:info|warn|error|verbose):\s+/, "").trim());
  const said = lines.filter((line) => line !== "");
  const errors = output
    .split(/\r?\n/)
    .filter((line) => /^error:|(?:: | )error [A-Z]+\d+:/.test(line))
    .map((line) => line.replace(/^error:\s+/, "").trim());
  const shown = [...new Set(errors.length > 0 ? errors : said.slice(-1))].slice(0, mostLines);
  return shown.join("\n  ").slice(0, 2000).replace(/\.$/, "");
}

/** Returns the document in an output whose lines say what they are; undefined if there is none. */
export function documentIn(output: string): unknown {
  const lines = output.split(/\r?\n/).flatMap((line) => /^data:\s*(.*)$/.exec(line)?.[1] ?? []);
  return parsedJson(lines.join("\n"));
}

function dataIn(output: string, what: string): Result<unknown> {
  const value = documentIn(output);
  return value === undefined
    ? { ok: false, diagnostics: [report(catalogue.efUnreadable, { reason: `it could not ${what}` })] }
    : { ok: true, value, diagnostics: [] };
}
