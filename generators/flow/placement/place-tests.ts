import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { TestPackage, TestProject } from "../../emit/csharp/tests/test-project.ts";
import type { Located } from "../../entity/declaration.ts";
import { isReserved } from "../../files/disk/relative-path.ts";
import type { StoredManifest } from "../../files/manifest/manifest.ts";
import type { Host, HostClass } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import {
  addressOf,
  readTestFolder,
  solutionWithout,
  type TestFolder,
  testProjectName,
  usesVsTest,
} from "../../host/snapshot/find-test-project.ts";
import { projectNameOf } from "../../host/snapshot/paths.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { isInFolder } from "../../text/folders.ts";
import { databasePackages } from "../needs/database-packages.ts";
import { testNeeds } from "../needs/test-needs.ts";
import { recordedTests } from "./recorded-tests.ts";

/** The choices that decide on the project of the tests. */
interface TestChoice {
  /** The folder of the configuration. */
  readonly stated: Located<string> | undefined;
  /** True if databases of tests replace those of the host. */
  readonly isStored: boolean;
  /** True if creations can be repeated, of entities or of models. */
  readonly hasRepetitions: boolean;
  /** The context of the host that stores models; undefined for contexts of their own. */
  readonly dbContext?: HostClass | undefined;
  /** The contexts of the models of the run. */
  readonly contexts: readonly string[];
}

/** The project of the tests, the lines that it lacks, and its folder where that is outside of the web project's. */
export interface TestPlace {
  readonly tests: TestProject;
  readonly needs: readonly HostNeed[];
  readonly scope: readonly string[];
}

/** Places the tests: where the configuration says, else where they are already, else beside the web project. Spec: shipped-tests, Project. */
export function placeTests(host: Host, manifest: StoredManifest, choice: TestChoice): Result<TestPlace> {
  const recorded = recordedTests(manifest);
  const folder = choice.stated === undefined ? (recorded.folder ?? usualFolder(host)) : normalized(choice.stated.value);
  const absolute = posix.join(host.folder, folder);
  const found = readTestFolder(host.disk, absolute, host);
  const project = testProjectName(absolute, found.project);
  const isOwn = found.project === undefined || recorded.project === posix.join(folder, `${project}.csproj`);
  const hasStores = choice.isStored || recorded.hasStores;
  const packages = packagesFor(host, hasStores);
  const tests: TestProject = {
    folder,
    name: project,
    framework: host.targetFramework,
    hostProject: posix.relative(absolute, posix.join(host.folder, host.projectFile)),
    program: programOf(host),
    isOwn,
    packages,
    isCentral: found.central !== undefined,
    usesVsTest: usesVsTest(host.disk, absolute),
    address: addressOf(host.disk, host),
    dbContext: choice.dbContext && fullNameOf(choice.dbContext),
    hasStores,
    hasRepetitions: choice.hasRepetitions,
    isMigrated: !usesOtherDatabase(host),
    contexts: new Set([...choice.contexts, ...recorded.contexts]),
  };
  const solution =
    recorded.folder === undefined
      ? solutionWithout(host.disk, host, posix.join(absolute, `${project}.csproj`))
      : undefined;
  const needs = testNeeds(host, tests, { ...found, solution });
  const scope = folder.startsWith("../") ? [outermostMissing(host, folder)] : [];
  return resultOf({ tests, needs, scope }, [
    ...programFaults(host),
    ...faultsOf(host, { folder, found, isOwn, stated: choice.stated }),
  ]);
}

/** Returns the folder itself if it exists, else the outermost one that the run creates for it. */
function outermostMissing(host: Host, folder: string): string {
  const above = posix.dirname(folder);
  const isMissing =
    above.replace(/(?:\.\.\/?)+/, "") !== "" && host.disk.kind(posix.join(host.folder, above)) === undefined;
  return isMissing ? outermostMissing(host, above) : folder;
}

interface Placed {
  readonly folder: string;
  readonly found: TestFolder;
  readonly isOwn: boolean;
  readonly stated: Located<string> | undefined;
}

function faultsOf(host: Host, { folder, found, isOwn, stated }: Placed): readonly Diagnostic[] {
  const span = stated?.span;
  const elsewhere = `Name a folder beside the host: placement: { tests: ../${projectNameOf(host.projectFile)}.ModelTests }.`;
  const isWritable = isInFolder(host.repository, posix.join(host.folder, folder)) && !isReserved(folder);
  if (!isWritable && stated !== undefined)
    return [report(catalogue.testsOutsideRepository, { path: stated.value }, { span, hint: elsewhere })];
  if (found.compiledBy !== undefined) {
    const project = posix.relative(host.folder, found.compiledBy);
    const pattern = `${posix.relative(posix.dirname(found.compiledBy), posix.join(host.folder, folder))}/**`;
    const hint = `Leave it out of the project: <DefaultItemExcludes>$(DefaultItemExcludes);${pattern}</DefaultItemExcludes>, or state another folder as placement.tests.`;
    return [report(catalogue.testsInsideProject, { folder, project }, { span, hint })];
  }
  const framework = isOwn ? undefined : otherFramework(found);
  if (framework === undefined) return [];
  const project = posix.relative(host.folder, found.project ?? "");
  return [report(catalogue.otherTestFramework, { project, framework }, { span, hint: elsewhere })];
}

const frameworks = /^(?:xunit|xunit\.core|NUnit|MSTest|MSTest\.TestFramework|TUnit)$/i;

function otherFramework({ packages }: TestFolder): string | undefined {
  return [...packages.keys()].find((id) => frameworks.test(id));
}

/** Returns the folder beside the web project; below it where that would be outside of the repository. */
function usualFolder({ folder, repository, projectFile }: Host): string {
  const name = `${projectNameOf(projectFile)}.Tests`;
  const beside = posix.join("..", name);
  return isInFolder(repository, posix.join(folder, beside)) ? beside : name;
}

function normalized(path: string): string {
  return posix.normalize(path.replaceAll("\\", "/")).replace(/\/$/, "");
}

/** Reports a class that starts the host and that other projects cannot name. */
function programFaults(host: Host): readonly Diagnostic[] {
  const program = ownProgram(host);
  const { file, modifiers } = (program && host.types?.find(fullNameOf(program))) ?? {};
  if (program?.isUsable !== false || file === undefined || modifiers === undefined) return [];
  const [isStatic, isPartial] = [modifiers.has("static"), modifiers.has("partial")];
  // The part of a program with top-level statements is public by itself, unless it says otherwise.
  if (!(isStatic || modifiers.has("internal")) && isPartial) return [];
  const line = isPartial ? "public partial class Program" : "public class Program";
  const hint = `Write \`${line}\` in place of \`${[...modifiers, "class Program"].join(" ")}\`.`;
  return [report(catalogue.hiddenProgram, { reason: isStatic ? "static" : "not public", file }, { hint })];
}

function ownProgram({ classes }: Host) {
  return classes.find(({ name, project }) => name === "Program" && project === undefined);
}

// Top-level statements are in a class of no namespace.
function programOf(host: Host): string {
  const program = ownProgram(host);
  return program === undefined ? "Program" : fullNameOf(program);
}

const otherDatabases =
  /^(?:Aspire\.)?\w+\.EntityFrameworkCore\.(?:PostgreSQL|SqlServer|MySql|Oracle|Cosmos)$|^(?:MySql|Oracle)\.EntityFrameworkCore$/i;

/** True if the host has migrations for another database than the tests use. */
function usesOtherDatabase({ packages }: Host): boolean {
  return [...packages.keys()].some((id) => otherDatabases.test(id));
}

const testing: readonly TestPackage[] = [
  { id: "Microsoft.AspNetCore.Mvc.Testing", version: "10.0.14" },
  { id: "Microsoft.NET.Test.Sdk", version: "18.11.0" },
  { id: "xunit.runner.visualstudio", version: "4.0.1" },
  { id: "xunit.v3", version: "4.0.2" },
];

/** Returns the packages of the tests in the order of their names. A database that the host has is used in its version. */
function packagesFor({ packages }: Host, hasStores: boolean): readonly TestPackage[] {
  const stores = hasStores ? databasePackages.sqlite : [];
  const versions = stores.map(({ id, version }) => ({ id, version: packages.get(id) ?? version }));
  return [...testing, ...versions].sort((one, other) => (one.id.toLowerCase() < other.id.toLowerCase() ? -1 : 1));
}
