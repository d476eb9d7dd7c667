import type { Body } from "./bodies.ts";
import type { ProgramFile } from "./placing.ts";
import type { SourceText } from "./source-text.ts";

/** A method of a startup class, with the name of the parameter for the services or the application. */
export interface StartupMethod {
  readonly file: ProgramFile;
  readonly body: Body;
  readonly name: string;
  readonly parameter: string;
  /** The full name of the class. */
  readonly fullName: string;
}

/** A class that may be a startup class. */
interface StartupClass {
  readonly name: string;
  readonly fullName: string;
  readonly base: string | undefined;
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
  const classes = files.flatMap(classesIn);
  const found = files.flatMap((file) => {
    const namespaceAt = namespacesIn(file.source);
    return file.bodies.flatMap((body) => {
      const [method = "", type = ""] = body.heads.slice(-2).reverse();
      const [, name, environment = "", parameter = ""] = head.exec(method) ?? [];
      const [, className = ""] = /\bclass\s+(\w+)/.exec(type) ?? [];
      const fullName = joined(namespaceAt(offsetOf(body)), className);
      return name === undefined ? [] : [{ file, body, name, parameter, environment, fullName, method }];
    });
  });
  const ofStartup = startupClasses(files, classes).flatMap((one) => {
    const own = found.filter(({ fullName }) => fullName === one.fullName);
    return own.length > 0 ? own : found.filter(({ fullName }) => isBase(fullName, one, classes));
  });
  const open = ofStartup.filter(({ method }) => /\bpublic\b/.test(method));
  const entries = (open.length > 0 ? open : ofStartup).filter(
    ({ environment, name, file }) => isEnvironment(environment) || mentions(file.source.code, name) === 1,
  );
  return [...new Set(entries)].filter(
    (entry) => !entries.some((other) => other.name !== entry.name && mentions(codeOf(entry), other.name) > 0),
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

/** Returns the classes that `UseStartup` names, else every class `Startup`. */
function startupClasses(files: readonly ProgramFile[], classes: readonly StartupClass[]): readonly StartupClass[] {
  const named = files.flatMap(({ source }) => {
    const uses = source.code.matchAll(/\bUseStartup\s*(?:<\s*([\w.:\s]+?)\s*>|\(\s*typeof\s*\(\s*([\w.:\s]+?)\s*\))/g);
    return [...uses].flatMap(({ 1: argument, 2: type = "", index }) =>
      resolved((argument ?? type).replace(/^global\s*::|\s/g, ""), { source, at: index }, classes),
    );
  });
  const names = new Set(named.map(({ fullName }) => fullName));
  const all = names.size === 0 ? classes.filter(({ name }) => name === "Startup") : named;
  return [...new Map(all.map((one) => [one.fullName, one])).values()];
}

interface Mention {
  readonly source: SourceText;
  readonly at: number;
}

/** Finds the class of a name as C# does: in the namespaces around it, then in those that the file imports. */
function resolved(name: string, { source, at }: Mention, classes: readonly StartupClass[]): readonly StartupClass[] {
  const withName = (fullName: string) => classes.filter((one) => one.fullName === fullName);
  const around = namespacesIn(source)(at).split(".");
  for (let depth = around.length; depth >= 0; depth--) {
    const found = withName(joined(around.slice(0, depth).join("."), name));
    if (found.length > 0) return found;
  }
  const usings = source.code.matchAll(/^\s*(?:global\s+)?using\s+([\w.]+)\s*;/gm);
  const imported = [...usings].flatMap(([, namespace = ""]) => withName(joined(namespace, name)));
  return imported.length > 0 ? imported : classes.filter((one) => one.name === name.split(".").at(-1));
}

function isBase(fullName: string, { base }: StartupClass, classes: readonly StartupClass[]): boolean {
  const [found, ...others] = classes.filter(({ name }) => name === base);
  return found?.fullName === fullName && others.every((other) => other.fullName === fullName);
}

function classesIn({ source }: ProgramFile): readonly StartupClass[] {
  const namespaceAt = namespacesIn(source);
  const declarations = source.code.matchAll(/\bclass\s+(\w+)(?:\s*\([^(){}]*\))?(?:\s*:\s*(?:[\w.]+\.)?(\w+))?/g);
  return [...declarations].map(({ 1: name = "", 2: base, index }) => {
    return { name, base, fullName: joined(namespaceAt(index), name) };
  });
}

/** Returns the namespace of each offset of a file. The declarations are read once: a file can have thousands of classes. */
function namespacesIn({ code, closers }: SourceText): (at: number) => string {
  const declared = [...code.matchAll(/\bnamespace\s+([\w.]+)\s*[;{]/g)].map(({ 0: head, 1: name = "", index }) => {
    const end = index + head.length - 1;
    return { name, from: index, to: code[end] === ";" ? code.length : (closers.get(end) ?? end) };
  });
  return (at) =>
    declared
      .filter(({ from, to }) => from <= at && at <= to)
      .map(({ name }) => name)
      .join(".");
}

function offsetOf({ open, expression }: Body): number {
  return open ?? expression?.from ?? 0;
}

function joined(namespace: string, name: string): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}
