import type { CallSpot } from "../needs.ts";
import { sourceMarks } from "../snapshot/source-marks.ts";
import { placeEndpoints, placePreparation } from "./find-applications.ts";
import { hasBuilder, placeServices } from "./find-builders.ts";
import { placeInConfigure, placeInConfigureServices, placeInPipeline } from "./find-startup.ts";
import type { HostFiles } from "./host-files.ts";
import { withImport } from "./insert-using.ts";
import type { Insertion, Placing } from "./placing.ts";
import { type ProgramFile, readProgram } from "./program-file.ts";

/** The file in which a web application is put together as a rule. */
const usual = "Program.cs";

/** Returns the file of a web project that most likely puts the application together. */
export function entryOf(files: HostFiles): string {
  if (files.text(usual) !== undefined) return usual;
  return files.sources("", "entry")[0] ?? usual;
}

/** Places a call on the services or endpoints: in `Program.cs` if that is plain, else in any file of the web project. */
export function placeCall(files: HostFiles, spot: CallSpot): Placing {
  const inEntry = programFiles(files, [usual]);
  const placing =
    (inEntry.some(hasBuilder) ? inProgram(inEntry, spot) : undefined) ??
    inAny(programFiles(files, files.sources("", "application")), spot);
  if (placing === undefined) return { reason: unplacedReason(files, spot) };
  if ("reason" in placing) return placing;
  return { ...placing, insertions: placing.insertions.map((insertion) => withUsingFor(files, insertion, spot)) };
}

function unplacedReason(files: HostFiles, { kind }: CallSpot): string {
  const entry = entryOf(files);
  const text = files.text(entry) ?? "";
  if (/\bWebApplication\b/.test(text) && /^[ \t]*#[ \t]*if\b/m.test(text))
    return `\`${entry}\` puts the application together in conditional code`;
  if (/\bWebApplication\.Create\(/.test(text)) return `\`${entry}\` creates the application without a builder`;
  if (kind === "endpoints" && /\bBuild\(\)\s*\.\s*Run\b/.test(text))
    return `\`${entry}\` runs the application without a variable for it`;
  return `no C# file ${wanted[kind]}`;
}

const wanted: Readonly<Record<CallSpot["kind"], string>> = {
  services: "builds a web application from a builder, or configures services in a startup class",
  preparation: "declares a web application",
  endpoints: "runs a web application, or maps endpoints in a startup class",
};

function inProgram(files: readonly ProgramFile[], spot: CallSpot): Placing | undefined {
  switch (spot.kind) {
    case "services":
      return placeServices(files, (name) => `${spot.call}(${spot.given?.replace(/\bbuilder\b/g, name) ?? ""})`);
    case "endpoints":
      return placeEndpoints(files, (name) => `${name}.${spot.call}();`);
    case "preparation":
      return placePreparation(files, (name) => spot.line.replace(/\bapp\b/g, name));
  }
}

function inAny(files: readonly ProgramFile[], spot: CallSpot): Placing | undefined {
  if (files.some(hasBuilder)) return inProgram(files, spot);
  switch (spot.kind) {
    case "services":
      if (/\bbuilder\b/.test(spot.given ?? ""))
        return { reason: "a startup class has its configuration in a place of its own" };
      return placeInConfigureServices(files, `${spot.call}(${spot.given ?? ""})`);
    case "endpoints":
      return placeInConfigure(files, spot.call);
    case "preparation":
      return placeInPipeline(files, spot.line);
  }
}

function programFiles(files: HostFiles, paths: readonly string[]): readonly ProgramFile[] {
  return paths.flatMap((path) => {
    const text = files.text(path) ?? "";
    return sourceMarks.application.test(text) ? (readProgram(path, text) ?? []) : [];
  });
}

function withUsingFor(files: HostFiles, insertion: Insertion, spot: CallSpot): Insertion {
  const usual = spot.kind === "services" ? "Microsoft.Extensions.DependencyInjection" : "Microsoft.AspNetCore.Builder";
  const { imports = [{ namespace: usual }] } = spot;
  return imports.reduce((to, one) => withImport(files, to, { import: one, project: "" }), insertion);
}
