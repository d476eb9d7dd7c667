import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { attempt } from "../../files/disk/disk-error.ts";
import { blankSource } from "../../host/csharp/blank-source.ts";
import { findPoolPlace } from "../../host/facts/find-pool-place.ts";
import type { Host, HostClass, HostProject } from "../../host/host.ts";
import { type Restored, readRestored } from "../../host/msbuild/restored-versions.ts";
import { testProjectsOf } from "../../host/snapshot/is-test-project.ts";
import { listSources } from "../../host/snapshot/read-sources.ts";
import { readText } from "../../host/snapshot/read-text.ts";
import { textOf } from "../../source/decode-text.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { positionOf } from "../../text/position.ts";

/** A place in a file, by its path from the current folder. */
export interface Place {
  readonly file: string;
  readonly line: number | undefined;
}

export interface ProjectFact extends Pick<HostProject, "rootNamespace" | "targetFramework" | "isWeb" | "isTest"> {
  readonly file: string;
  readonly packages: HostProject["packages"];
  readonly restored: Restored;
}

/** A context, or a class that looks like one. */
export interface ContextFact extends Place {
  readonly name: string;
  readonly namespace: string;
  /** The project file. */
  readonly project: string;
  /** The end of a sentence that begins with the class; undefined for a usable context. */
  readonly rejection: string | undefined;
  readonly isRegistered: boolean;
  /** The reason why it is taken only if it is named, as the end of a sentence. */
  readonly passedOver: string | undefined;
  /** The `AddDbContext` that can become `AddDbContextPool`. */
  readonly poolPlace: Place | undefined;
}

/** A sign of authentication, a route or an endpoint name. */
export interface NamedPlace extends Place {
  readonly name: string;
}

/** The facts of a host with their places; all paths count from the current folder. */
export interface HostFacts {
  /** The web project first. */
  readonly projects: readonly ProjectFact[];
  readonly contexts: readonly ContextFact[];
  readonly authentication: Host["authentication"];
  readonly signs: readonly NamedPlace[];
  readonly routes: readonly NamedPlace[];
  /** The routes that only a run of the host would tell. */
  readonly unreadRoutes: readonly NamedPlace[];
  readonly endpointNames: readonly NamedPlace[];
  readonly centralPackages: string | undefined;
  readonly hasOpenApi: boolean;
  /** The call that brings the tables up to date when the host starts, if it has one. */
  readonly atStart: "Migrate" | "EnsureCreated" | undefined;
}

/** Collects the facts of a host and looks up their lines. `shown` turns a path from the host into one from the current folder. */
export function hostFacts(host: Host, disk: ReadableDisk, shown: (path: string) => string): HostFacts {
  const find = lineFinder(disk, host.folder);
  const named = (name: string, file: string, line: number | undefined) => ({ name, file: shown(file), line });
  const projectFiles = new Map(
    host.projects.map(({ path, projectFile }) => [path, shown(posix.join(path, projectFile))]),
  );
  const contextOf = contextFacts(find, shown, projectFiles);
  const poolPlaceOf = poolPlaces(host, disk, shown);
  return {
    projects: host.projects.map((project) => ({
      ...project,
      file: projectFiles.get(project.path) ?? project.projectFile,
      restored: readRestored(disk, posix.join(host.folder, project.path)),
    })),
    contexts: [
      ...host.dbContexts.map((one) => ({ ...contextOf(one, undefined), poolPlace: poolPlaceOf(one) })),
      ...host.rejectedContexts.map((one) => ({ ...contextOf(one, one.reason), poolPlace: undefined })),
    ],
    authentication: host.authentication,
    signs: sorted(host.authenticationSigns.map(({ sign, file }) => named(sign, file, lineOfSign(find, sign, file)))),
    routes: sorted(host.routes.map(({ path, file }) => named(path, file, find.ofText(file, ...literalsOf(path))))),
    unreadRoutes: sorted(
      host.unreadRoutes.map(({ written, file }) => named(written, file, find.ofText(file, written))),
    ),
    endpointNames: sorted(
      host.endpointNames.map(({ name, file }) => named(name, file, find.ofText(file, `"${name}"`, `nameof(${name})`))),
    ),
    centralPackages: host.centralPackages === undefined ? undefined : shown(host.centralPackages),
    hasOpenApi: host.calls.has("AddOpenApi"),
    atStart: (["Migrate", "EnsureCreated"] as const).find((call) => host.calls.has(call)),
  };
}

function contextFacts(find: LineFinder, shown: (path: string) => string, projectFiles: ReadonlyMap<string, string>) {
  return (
    { name, namespace, file = "", project = "", isRegistered = false, passedOver }: HostClass,
    rejection: string | undefined,
  ): Omit<ContextFact, "poolPlace"> => ({
    name,
    namespace,
    project: projectFiles.get(project) ?? project,
    file: shown(file),
    line: find.ofCode(file, new RegExp(`\\b(?:class|record)\\s+${name}\\b`)),
    rejection,
    isRegistered,
    passedOver,
  });
}

/** Finds the registrations that a pool could serve. Reads the sources again, which no other command has to. */
function poolPlaces(
  { folder, projects, types, dbContexts }: Host,
  disk: ReadableDisk,
  shown: (path: string) => string,
) {
  if (!dbContexts.some(({ isRegistered }) => isRegistered)) return () => undefined;
  const tests = testProjectsOf(projects);
  const files = projects
    .filter(({ path }) => !tests.has(path))
    .flatMap(({ path }) => listSources(disk, posix.join(folder, path)))
    .map((path) => ({ file: posix.relative(folder, path), text: readText(disk, path) ?? "" }));
  return (context: HostClass): Place | undefined => {
    const type = context.isRegistered === true ? types?.find(fullNameOf(context)) : undefined;
    const found = type && findPoolPlace(type, files);
    if (found === undefined) return undefined;
    const text = files.find(({ file }) => file === found.file)?.text ?? "";
    return { file: shown(found.file), line: lineAt(text, found.offset) };
  };
}

/** Returns the literals that a route can end in, the longest first: a group may hold the beginning. */
function literalsOf(path: string): readonly string[] {
  const rest = path.slice(1);
  const slash = rest.indexOf("/");
  return [`"${path}"`, `"${rest}"`, ...(slash < 0 ? [] : literalsOf(rest.slice(slash)))];
}

// A sign is a call, an attribute such as `[Authorize]`, or a package in a project file.
function lineOfSign(find: LineFinder, sign: string, file: string): number | undefined {
  const word = sign.replace(/^\[|\]$/g, "");
  return file.endsWith(".cs") ? find.ofCode(file, new RegExp(`\\b${word}`)) : find.ofText(file, `"${word}"`);
}

function sorted(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const keyOf = ({ name, file }: NamedPlace) => `${name}\n${file}`;
  const distinct = new Map(places.map((place) => [keyOf(place), place]));
  return [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}

/** Formats a place as terminals link it. */
export function placeText({ file, line }: Place): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Looks up lines in the files below a folder; undefined if a file lacks the text. */
interface LineFinder {
  /** The first match in the code of a C# file, outside comments and literals. */
  readonly ofCode: (file: string, pattern: RegExp) => number | undefined;
  /** The first of several texts that a file contains. */
  readonly ofText: (file: string, ...texts: readonly string[]) => number | undefined;
}

/** Makes a finder that reads each file once. */
function lineFinder(disk: ReadableDisk, folder: string): LineFinder {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const bytes = attempt(() => disk.read(posix.join(folder, file)));
    const text = bytes instanceof Uint8Array ? textOf(bytes) : "";
    texts.set(file, text);
    return text;
  };
  return {
    ofCode: (file, pattern) => lineAt(read(file), blankSource(read(file)).search(pattern)),
    ofText: (file, ...parts) =>
      lineAt(read(file), parts.map((part) => read(file).indexOf(part)).find((at) => at >= 0) ?? -1),
  };
}

function lineAt(text: string, offset: number): number | undefined {
  return offset < 0 ? undefined : positionOf(text, offset).line;
}
