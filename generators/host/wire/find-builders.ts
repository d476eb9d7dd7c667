import type { Body } from "./bodies.ts";
import { insertAfter, insertBefore } from "./insert-statement.ts";
import { inMember, inOnly, type Place, type Placing, placesIn } from "./placing.ts";
import type { ProgramFile } from "./program-file.ts";
import type { SourceText } from "./source-text.ts";

const CREATOR = String.raw`WebApplication\s*\.\s*Create\w*Builder\s*\(`;
const CREATION = String.raw`(?:[\w.:]*\.)?${CREATOR}`;

/** True if a file creates or receives the builder of a web application. */
export function hasBuilder({ source }: ProgramFile): boolean {
  return (
    new RegExp(String.raw`\bWebApplicationBuilder\s+\w|\b${CREATOR}`).test(source.code) || helped(source).length > 0
  );
}

/** Returns the names of the builders of web applications in a file: variables and parameters. */
export function builderNames({ source }: ProgramFile): ReadonlySet<string> {
  const patterns = [new RegExp(String.raw`\b(\w+)\s*=\s*${CREATION}`, "g"), /\bWebApplicationBuilder\s+(\w+)/g];
  const named = patterns.flatMap((pattern) => [...source.code.matchAll(pattern)].map(([, name = ""]) => name));
  return new Set([...named, ...helped(source)]);
}

const HELPED = /\bvar\s+(\w+)\s*=\s*(?:await\s+)?(?!new\b)((?:\w+\s*\.\s*)*\w+)\s*(?:<[^<>()]*>\s*)?\(/g;

// The builders of other hosts have services too.
const otherHosts =
  /(?:^|\.)\s*(?:Host|WebHost|DistributedApplication|MauiApp|WebAssemblyHostBuilder|FunctionsApplication)\s*\./;

/** Returns the variables that a helper makes and that build a web application, as their use shows: services before, a pipeline after. */
function helped({ code }: SourceText): readonly string[] {
  const built = [...code.matchAll(/\b(\w+)\s*=\s*(\w+)\s*\.\s*Build\s*\(\s*\)/g)];
  if (built.length === 0) return [];
  const named = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, name]) => name));
  const piped = named(/\b(\w+)\s*\.\s*(?:Map|Use)[A-Z]\w*\s*[(<]/g);
  const served = named(/\b(\w+)\s*\.\s*Services\b/g);
  const builders = new Set(
    built.flatMap(([, app, builder]) => (piped.has(app) && served.has(builder) ? [builder] : [])),
  );
  return [...code.matchAll(HELPED)].flatMap(([, name = "", callee = ""]) =>
    builders.has(name) && !otherHosts.test(callee) ? [name] : [],
  );
}

/** Inserts a call on the services above the only `Build()` of a web application, or below the creation of its builder, whose name the call may need. */
export function placeServices(files: readonly ProgramFile[], callOn: (builder: string) => string): Placing | undefined {
  return (
    inOnly(
      files.flatMap((file) => buildsIn(file, callOn)),
      "builds a web application",
    ) ??
    inOnly(
      files.flatMap((file) => creationsIn(file, callOn)),
      "creates the builder of a web application",
    )
  );
}

function buildsIn(file: ProgramFile, callOn: (builder: string) => string): readonly Place[] {
  const { source, path } = file;
  const builders = builderNames(file);
  const pattern =
    /^(?:(?:await\s+)?(?:using\s+)?(?:(?:var|[\w.:]*WebApplication\??)\s+)?\w+\s*=\s*|return\s+)?(?:await\s+)?(\w+)\s*\.\s*Build\s*\(\s*\)/;
  return file.bodies.flatMap((body) => {
    const others = otherVariables(file, body);
    return placesIn({ ...file, bodies: [body] }, (code, { from }) => {
      const [, name = ""] = pattern.exec(code) ?? [];
      if (!builders.has(name) || others.has(name)) return undefined;
      const line = `${name}.Services.${callOn(name)};`;
      const position = inMember(body, `with the other services, before ${name}.Build()`);
      return { path, line, position, edit: () => insertBefore(source, from, line) };
    });
  });
}

/** Returns the variables of a body that begin as a new object, such as a `ConfigurationBuilder`. */
function otherVariables({ source }: ProgramFile, { statements }: Body): ReadonlySet<string> {
  const creation = /^[\w.:]+\s+(\w+)\s*=\s*(?:await\s+)?new\b/;
  return new Set(statements.flatMap(({ from, to }) => creation.exec(source.code.slice(from, to))?.[1] ?? []));
}

function creationsIn(file: ProgramFile, callOn: (builder: string) => string): readonly Place[] {
  const { source, path } = file;
  const pattern = new RegExp(String.raw`^(?:var|[\w.:]*WebApplicationBuilder)\s+(\w+)\s*=\s*${CREATION}`);
  return placesIn(file, (code, statement, body) => {
    const [creation, name = ""] = pattern.exec(code) ?? [];
    if (creation === undefined) return undefined;
    const close = source.closers.get(statement.from + creation.length - 1) ?? 0;
    const isWhole = /^\)\s*;$/.test(source.code.slice(close, statement.to));
    const line = `${name}.Services.${callOn(name)};`;
    const position = inMember(body, `below the creation of ${name}`);
    return { path, line, position, edit: () => (isWhole ? insertAfter(source, statement, line) : undefined) };
  });
}
