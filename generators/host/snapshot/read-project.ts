import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { HostProject } from "../host.ts";
import type { MsbuildProperties } from "../msbuild/msbuild-properties.ts";
import { decidedProperty, expandProperty, type ProjectPart, readProperties } from "../msbuild/msbuild-properties.ts";
import { packagesOf } from "../msbuild/package-versions.ts";
import type { ProjectFiles } from "../msbuild/project-files.ts";
import { importsOf } from "../msbuild/project-imports.ts";
import { itemsOf } from "../msbuild/project-items.ts";
import { frameworksIn, highestFramework, isSupportedFramework } from "../msbuild/target-frameworks.ts";
import type { XmlElement } from "../msbuild/xml.ts";
import { isTestProject } from "./is-test-project.ts";
import { nameOf, parentOf, projectNameOf } from "./paths.ts";

/** The facts in the files of one project. */
export type ProjectFacts = Omit<HostProject, "path" | "projectFile" | "references">;

/** Interprets the files of the web project; the last file wins. Spec: host, Project file. */
export function readProject(project: string, files: ProjectFiles): Result<ProjectFacts> {
  const properties = propertiesOf(project, files);
  const rootNamespace = expandProperty(properties, "RootNamespace") ?? projectNameOf(project);
  return resultOf(projectFacts(project, files), [
    ...unreadable(project, "RootNamespace", rootNamespace),
    ...namespaceTooLong(project, rootNamespace),
    ...frameworkProblems(project, frameworkOf(properties)),
  ]);
}

/** Interprets the files of any project, with defaults for unreadable facts. */
export function projectFacts(project: string, files: ProjectFiles): ProjectFacts {
  const { parts } = files;
  const properties = propertiesOf(project, files);
  const packages = packagesOf(parts, properties);
  const name = projectNameOf(project);
  const { value: frameworks } = frameworkOf(properties);
  const stated = expandProperty(properties, "RootNamespace");
  return {
    rootNamespace: toNamespace(stated !== undefined && stated.length <= longestNamespace ? stated : name),
    targetFramework: highestFramework(frameworks),
    olderFrameworks: frameworksIn(frameworks).filter((framework) => !isSupportedFramework(framework)),
    packages,
    isWeb: isWebProject(files, properties),
    isTest: isTestProject(name, testPackages(parts, properties), statedTest(project, parts)),
    imports: importsOf(parts, properties),
    isNullable: /^(?:enable|annotations)$/i.test(expandProperty(properties, "Nullable") ?? ""),
  };
}

/** Returns the unexpanded properties of a project, with those that MSBuild itself sets. */
export function propertiesOf(project: string, { parts }: ProjectFiles): MsbuildProperties {
  const name = projectNameOf(project);
  return new Map([
    ["assemblyname", name],
    ...readProperties(parts),
    ["msbuildprojectname", name],
    ["msbuildprojectfile", nameOf(project)],
    ["msbuildprojectfullpath", project],
    ["msbuildprojectdirectory", parentOf(project)],
  ]);
}

// Shared files often add the packages of tests under a condition, which the host need not meet.
function testPackages(parts: readonly ProjectPart[], properties: MsbuildProperties): readonly string[] {
  const items = itemsOf(parts, properties, ["PackageReference", "GlobalPackageReference"]);
  return items.flatMap(({ change, isConditional, name }) => (change === "Include" && !isConditional ? [name] : []));
}

// A condition on the name, which is common in shared files, adds nothing to the name itself.
function statedTest(project: string, parts: readonly ProjectPart[]): string | undefined {
  return decidedProperty(
    parts.filter(({ path }) => path === project),
    "IsTestProject",
  );
}

function isWebProject({ parts, root }: ProjectFiles, properties: MsbuildProperties): boolean {
  return (
    usesWebSdk(root) ||
    itemsOf(parts, properties, ["FrameworkReference"]).some(({ name }) => name === "Microsoft.AspNetCore.App")
  );
}

// `<Project Sdk="…/1.0">`, `<Sdk Name="…" />` and `<Import Sdk="…" />` name an SDK.
function usesWebSdk({ attributes, children }: XmlElement): boolean {
  const named = children.flatMap((child) =>
    child.name === "Sdk" ? [child.attributes["Name"] ?? ""] : [child.attributes["Sdk"] ?? ""],
  );
  return [...(attributes["Sdk"] ?? "").split(";"), ...named].some((sdk) =>
    /^Microsoft\.NET\.Sdk\.Web(?:\/|$)/i.test(sdk.trim()),
  );
}

interface Framework {
  readonly property: string;
  readonly value: string;
}

function frameworkOf(properties: MsbuildProperties): Framework {
  for (const property of ["TargetFramework", "TargetFrameworks", "TargetFrameworkVersion"]) {
    const value = expandProperty(properties, property);
    if (value !== undefined) return { property, value };
  }
  return { property: "TargetFramework", value: "" };
}

function frameworkProblems(project: string, { property, value }: Framework): readonly Diagnostic[] {
  if (value === "") {
    const hint = "Set <TargetFramework>net10.0</TargetFramework> in the project file.";
    return [report(catalogue.noFramework, { project }, { hint })];
  }
  const problems = unreadable(project, property, value);
  const all = frameworksIn(value);
  const older = all.filter((framework) => !isSupportedFramework(framework));
  if (problems.length > 0 || older.length === 0) return problems;
  const hint =
    older.length < all.length
      ? "Remove it, or keep it for a library: every framework of the host compiles the endpoints."
      : "Set <TargetFramework>net10.0</TargetFramework> or a later one.";
  return [report(catalogue.frameworkTooOld, { project, framework: older.join(", ") }, { hint })];
}

function unreadable(project: string, property: string, value: string): readonly Diagnostic[] {
  const hint = `Write the value of ${property} out in the project file.`;
  return value.includes("$(") ? [report(catalogue.unreadableProperty, { project, property, value }, { hint })] : [];
}

// The compiler limits a full name to 1,023 characters, of which the generated names need a part.
const longestNamespace = 500;

function namespaceTooLong(project: string, { length }: string): readonly Diagnostic[] {
  if (length <= longestNamespace) return [];
  const hint = "Shorten it: the names of generated folders and types follow it.";
  return [report(catalogue.namespaceTooLong, { project, limit: longestNamespace }, { hint })];
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
