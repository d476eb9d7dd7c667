import { fullNameOf } from "../../text/class-names.ts";
import { type LocatedType, type SourceTypes, sourceTypes } from "../csharp/source-types.ts";
import type { Body } from "./bodies.ts";
import { type ProgramFile, typeAround } from "./program-file.ts";

/** A method of a startup class, with the name of the parameter for the services or the application. */
export interface StartupMethod {
  readonly file: ProgramFile;
  readonly body: Body;
  readonly name: string;
  readonly parameter: string;
  /** The full name of the class. */
  readonly fullName: string;
}

/** Returns the `ConfigureServices` of the startup class and its variants for environments, without those that call another one. */
export function servicesMethods(files: readonly ProgramFile[]): readonly StartupMethod[] {
  return methodsOf(files, /\b(Configure(\w*?)Services)\s*\([^()]*?\bIServiceCollection\s+(\w+)/);
}

/** Returns the `Configure` of the startup class and its variants for environments, without those that call another one. */
export function pipelineMethods(files: readonly ProgramFile[]): readonly StartupMethod[] {
  return methodsOf(files, /\b(Configure(\w*))\s*\([\s\S]*?\b(?:IApplicationBuilder|WebApplication)\s+(\w+)/);
}

function methodsOf(files: readonly ProgramFile[], head: RegExp): readonly StartupMethod[] {
  const found = files.flatMap((file) =>
    file.bodies.flatMap((body) => {
      const method = body.heads.at(-1) ?? "";
      const [, name, environment = "", parameter = ""] = head.exec(method) ?? [];
      const owner = name === undefined ? undefined : file.typeAt.get(body.within);
      if (name === undefined || owner === undefined) return [];
      return [{ file, body, name, parameter, environment, fullName: fullNameOf(owner.type), method }];
    }),
  );
  const types = typesOf(files);
  const ofStartup = startupClasses(files, types).flatMap((one) => {
    const own = found.filter(({ fullName }) => fullName === fullNameOf(one));
    const base = one.base && types.resolve(one.base, one);
    return own.length > 0 || base === undefined ? own : found.filter(({ fullName }) => fullName === fullNameOf(base));
  });
  const open = ofStartup.filter(({ method }) => /\bpublic\b/.test(method));
  const entries = (open.length > 0 ? open : ofStartup).filter(
    ({ environment, name, file }) => isEnvironment(environment) || mentions(file.source.code, name) === 1,
  );
  return [...new Set(entries)].filter(
    (entry) => !entries.some((other) => other.name !== entry.name && mentions(codeOf(entry), other.name) > 0),
  );
}

function typesOf(files: readonly ProgramFile[]): SourceTypes {
  const place = { project: "", isNullable: false, persistence: undefined };
  return sourceTypes(
    files.map(({ path, types, usings }) => {
      return { ...place, file: path, types: types.map(({ type }) => type), usings, globalUsings: [] };
    }),
  );
}

// Any other word may name an environment, or a method that the host calls itself.
function isEnvironment(word: string): boolean {
  return /^(?:Development|Staging|Production)?$/.test(word);
}

function mentions(code: string, name: string): number {
  return [...code.matchAll(new RegExp(String.raw`\b${name}\b`, "g"))].length;
}

function codeOf({ file: { source }, body: { open, expression } }: StartupMethod): string {
  if (open !== undefined) return source.code.slice(open, source.closers.get(open));
  return expression === undefined ? "" : source.code.slice(source.code.indexOf("=>", expression.from), expression.to);
}

const USE = /\bUseStartup\s*(?:<\s*([\w.:\s]+?)\s*>|\(\s*typeof\s*\(\s*([\w.:\s]+?)\s*\))/g;

/** Returns the classes that `UseStartup` names, else every class `Startup`. */
function startupClasses(files: readonly ProgramFile[], types: SourceTypes): readonly LocatedType[] {
  const named = files.flatMap((file) =>
    [...file.source.code.matchAll(USE)].flatMap(({ 1: argument, 2: type = "", index }) => {
      const path = (argument ?? type).replace(/^global\s*::|\s/g, "").split(".");
      const { namespace = "" } = typeAround(file, index)?.type ?? {};
      const from = { namespace, usings: new Set(file.usings) };
      const name = path.at(-1) ?? "";
      const found = types.resolve({ name, qualifier: path.slice(0, -1).join(".") }, from);
      return found ?? classesNamed(name, types, file.usings);
    }),
  );
  return named.length > 0 ? [...new Set(named)] : classesNamed("Startup", types, []);
}

/** Returns the classes of a name: those of the used namespaces, else all. */
function classesNamed(name: string, { all }: SourceTypes, usings: readonly string[]): readonly LocatedType[] {
  const found = all.filter((one) => one.kind === "class" && one.name === name);
  const used = usings.flatMap((using) => found.filter(({ namespace }) => namespace === using));
  return used.length > 0 ? used : found;
}
