import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { expandProperty, type MsbuildProperties, readProperties } from "./msbuild-properties.ts";
import { nameOf } from "./paths.ts";
import type { XmlElement } from "./xml.ts";

/** The facts in the project files. */
interface ProjectFacts {
  readonly rootNamespace: string;
  readonly targetFramework: string;
  readonly packages: ReadonlySet<string>;
}

/** Interprets the project files; the last file wins. Spec: host, Project file. */
export function readProject(project: string, files: readonly XmlElement[]): Result<ProjectFacts> {
  const name = nameOf(project).replace(/\.csproj$/i, "");
  const properties = new Map([["assemblyname", name], ...readProperties(files), ["msbuildprojectname", name]]);
  const rootNamespace = expandProperty(properties, "RootNamespace") ?? name;
  const framework = frameworkOf(properties);
  const facts = {
    rootNamespace: toNamespace(rootNamespace),
    targetFramework: framework.value,
    packages: new Set(files.flatMap(packagesOf)),
  };
  return resultOf(facts, [
    ...unreadable(project, "RootNamespace", rootNamespace),
    ...frameworkProblems(project, framework),
  ]);
}

interface Framework {
  readonly property: string;
  readonly value: string;
}

function frameworkOf(properties: MsbuildProperties): Framework {
  for (const property of ["TargetFramework", "TargetFrameworks", "TargetFrameworkVersion"]) {
    const value = expandProperty(properties, property);
    if (value !== undefined) return { property, value: highestFramework(value) };
  }
  return { property: "TargetFramework", value: "" };
}

function frameworkProblems(project: string, { property, value }: Framework): readonly Diagnostic[] {
  if (value === "") {
    return [
      report(catalogue.invalidProjectFile, {
        project,
        reason: "neither it nor a Directory.Build.props above it sets TargetFramework",
      }),
    ];
  }
  const problems = unreadable(project, property, value);
  return problems.length > 0 || isSupportedFramework(value)
    ? problems
    : [
        report(
          catalogue.frameworkTooOld,
          { project, framework: value },
          { hint: "Set <TargetFramework>net10.0</TargetFramework> or a later one." },
        ),
      ];
}

function unreadable(project: string, property: string, value: string): readonly Diagnostic[] {
  const hint = `Write the value of ${property} out in the project file.`;
  return value.includes("$(") ? [report(catalogue.unreadableProperty, { project, property, value }, { hint })] : [];
}

function packagesOf(file: XmlElement): readonly string[] {
  return file.children
    .filter((group) => group.name === "ItemGroup")
    .flatMap((group) => group.children)
    .filter((item) => item.name === "PackageReference" || item.name === "GlobalPackageReference")
    .flatMap((item) => (item.attributes["Include"] ?? "").split(";"))
    .map((id) => id.trim())
    .filter((id) => id !== "");
}

/** Converts a project name to a namespace as the SDK templates do: invalid characters become `_`. */
export function toNamespace(name: string): string {
  const parts = name
    .split(".")
    .filter((part) => part.trim() !== "")
    .map(toIdentifier);
  return parts.length === 0 ? "_" : parts.join(".");
}

function toIdentifier(part: string): string {
  const legal = part.replace(/[^\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]/gu, "_");
  return /^[\p{L}\p{Nl}_]/u.test(legal) ? legal : `_${legal}`;
}

/** The oldest supported .NET version. Spec: host, Target framework. */
const OLDEST_MAJOR = 10;

/** Returns the highest of several target frameworks such as `net10.0;net10.0-windows`; among equals the one without a platform. */
export function highestFramework(list: string): string {
  const frameworks = list
    .split(";")
    .map((framework) => framework.trim())
    .filter((framework) => framework !== "");
  return [...frameworks].sort((a, b) => rankOf(b) - rankOf(a) || a.length - b.length)[0] ?? list.trim();
}

/** True for net10.0 and later, with or without a platform. Spec: host, Target framework. */
export function isSupportedFramework(framework: string): boolean {
  return rankOf(framework) >= OLDEST_MAJOR * 1000;
}

// `net48`, `net10` (without a dot), netstandard and netcoreapp are all older, whatever their numbers.
function rankOf(framework: string): number {
  const [, major, minor] = /^net(\d{1,3})\.(\d{1,3})(?:-.*)?$/i.exec(framework) ?? [];
  return major === undefined || minor === undefined ? -1 : Number(major) * 1000 + Number(minor);
}
