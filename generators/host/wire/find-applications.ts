import type { Body } from "./bodies.ts";
import { builderNames } from "./find-builders.ts";
import { insertAfter, insertAtEnd, insertBefore } from "./insert-statement.ts";
import { inMember, inOnly, type Place, type Placing, placesIn } from "./placing.ts";
import type { ProgramFile } from "./program-file.ts";
import { headOf, outsideParentheses, type Statement } from "./statements.ts";

/** Writes a statement for the variable of an application. */
export type LineFor = (name: string) => string;

/** A file, the names of its web applications, and the line to insert. */
interface Search {
  readonly file: ProgramFile;
  readonly names: ReadonlySet<string>;
  readonly lineFor: LineFor;
}

type Finder = (search: Search) => readonly Place[];

/** A statement about an application, the position of a line beside it in words, and the insertion of that line. */
interface Spot {
  readonly name: string;
  readonly position: string;
  readonly edit: (line: string) => string | undefined;
}

/** Finds the places beside the statements about an application. */
function spotsIn(
  { file, names, lineFor }: Search,
  find: (code: string, statement: Statement, body: Body) => Spot | undefined,
): readonly Place[] {
  return placesIn(file, (code, statement, body) => {
    const { name = "", position = "", edit } = find(code, statement, body) ?? {};
    if (!names.has(name)) return undefined;
    const line = lineFor(name);
    return { path: file.path, line, position: inMember(body, position), edit: () => edit?.(line) };
  });
}

/** Inserts a call that maps endpoints above the only `Run()` of a web application, or into the method that configures it. */
export function placeEndpoints(files: readonly ProgramFile[], lineFor: LineFor): Placing | undefined {
  const searches = searchesIn(files, lineFor);
  const plain = searches.flatMap(runsIn);
  const runs = plain.length > 0 ? plain : searches.flatMap(elseRunsIn);
  const hidden = runs.length === 0 ? searches.find(runsWithin) : undefined;
  if (hidden !== undefined) return { reason: `\`${hidden.file.path}\` runs the application within other code` };
  return (
    inOnly(runs, "runs the application") ??
    inOnly(searches.flatMap(startsIn), "starts the application") ??
    inOnly(searches.flatMap(returnsIn), "returns the application") ??
    inOnly(searches.flatMap(mappingMethodsIn), "maps endpoints") ??
    inOnly(searches.flatMap(methodsIn), "configures the application") ??
    inOnly(searches.flatMap(declarationsIn), "declares the application")
  );
}

/** Inserts a line below the only declaration of a web application, or else where endpoints are mapped. */
export function placePreparation(files: readonly ProgramFile[], lineFor: LineFor): Placing | undefined {
  const declared = inOnly(searchesIn(files, lineFor).flatMap(declarationsIn), "declares the application");
  return declared ?? placeEndpoints(files, lineFor);
}

function searchesIn(files: readonly ProgramFile[], lineFor: LineFor): readonly Search[] {
  const factories = new Set(files.flatMap(factoriesIn));
  return files.map((file) => ({ file, names: applicationNames(file, factories), lineFor }));
}

const runsIn: Finder = (search) => callsIn(search, /\.\s*(?:Run(?:Async)?|Run\w*Commands(?:Async)?)\s*\(/g);
const startsIn: Finder = (search) => callsIn(search, /\.\s*Start(?:Async)?\s*\(/g);

/** Finds the statements that call a method on an application, at the end of a chain. */
function callsIn(search: Search, method: RegExp): readonly Place[] {
  const { source } = search.file;
  return spotsIn(search, (code, statement) => {
    const [, name = ""] = /^(?:return\s+)?(?:await\s+)?(\w+)\s*\./.exec(code) ?? [];
    if (!search.names.has(name)) return undefined;
    const last = [...outsideParentheses(source, statement).matchAll(method)].at(-1);
    // With a handler as its argument, `Run` adds a middleware.
    if (last === undefined || /=>|\bdelegate\b/.test(code.slice(last.index))) return undefined;
    const position = `with the other endpoints, before ${name}${last[0].replace(/\s/g, "")})`;
    return { name, position, edit: (line) => insertBefore(source, statement.from, line) };
  });
}

/** Finds the branches behind an `if` that run an application, which was declared above it. */
const elseRunsIn: Finder = (search) => {
  const { source } = search.file;
  return spotsIn(search, (code, statement, { statements }) => {
    const [, name = ""] = /^else\b[\s\S]*?\b(\w+)\s*\.\s*Run(?:Async)?\s*\(/.exec(code) ?? [];
    if (name === "") return undefined;
    const { from } = headOf(source, statements, statement);
    const isAbove = !new RegExp(String.raw`\b${name}\s*=[^=]`).test(source.code.slice(from, statement.to));
    const position = `with the other endpoints, before the if that runs ${name}`;
    return isAbove ? { name, position, edit: (line) => insertBefore(source, from, line) } : undefined;
  });
};

/** True if an application runs under a condition or in an expression, where no line can be inserted. */
function runsWithin({ file, names }: Search): boolean {
  const runs = file.source.code.matchAll(
    /\b(\w+)\s*\.\s*Run(?:Async)?\s*\((?!\s*(?:async\b|static\b|delegate\b|\(|\w+\s*=>))/g,
  );
  return [...runs].some(([, name = ""]) => names.has(name));
}

/** Finds `return app;` in methods that build an application. */
const returnsIn: Finder = (search) =>
  spotsIn(search, (code, { from }, { heads }) => {
    const [, name = ""] = /^return\s+(\w+)\s*;$/.exec(code) ?? [];
    if (parameterOf(heads) === name) return undefined;
    const position = `before ${name} is returned`;
    return { name, position, edit: (line) => insertBefore(search.file.source, from, line) };
  });

function parameterOf(heads: readonly string[]): string | undefined {
  return /\bWebApplication\s+(\w+)\s*[,)]/.exec(heads.slice(-2).join(" "))?.[1];
}

/** Finds methods that receive a web application. */
const methodsIn: Finder = ({ file: { source, path, bodies }, lineFor }) =>
  bodies.flatMap((body) => {
    const { heads, open } = body;
    const name = parameterOf(heads);
    if (name === undefined || open === undefined || !heads.at(-1)?.endsWith(")")) return [];
    const line = lineFor(name);
    const position = inMember(body, "with the other endpoints");
    return [{ path, line, position, edit: () => insertAtEnd(source, open, line) }];
  });

/** Finds methods that receive a web application and map endpoints on it. */
const mappingMethodsIn: Finder = (search) => {
  const { bodies, source } = search.file;
  const mapping = bodies.filter(({ open }) => {
    const end = open === undefined ? undefined : source.closers.get(open);
    return open !== undefined && /\.\s*Map[A-Z]\w*\s*(?:<[^<>]*>\s*)?\(/.test(source.code.slice(open, end));
  });
  return methodsIn({ ...search, file: { ...search.file, bodies: mapping } });
};

/** Finds the statements that declare an application. */
const declarationsIn: Finder = (search) =>
  spotsIn(search, (code, statement) => {
    const [, name = ""] = /^(?:(?:await\s+)?using\s+)?(?:var|[\w.:]*WebApplication)\s+(\w+)\s*=/.exec(code) ?? [];
    const position = `below the declaration of ${name}`;
    return { name, position, edit: (line) => insertAfter(search.file.source, statement, line) };
  });

/** Returns the names of methods that return a web application. */
function factoriesIn({ source }: ProgramFile): readonly string[] {
  return [...source.code.matchAll(/\bWebApplication(?:\s*>)?\s+(\w+)\s*\(/g)].map(([, name = ""]) => name);
}

const DECLARATION =
  /\b(?:var|WebApplication)\s+(\w+)\s*=\s*(?:await\s+)?([\w:]+(?:\s*\.\s*\w+)*)\s*(?:<[^<>;()]*>\s*)?\(/g;

/** The properties of a builder, none of which makes an application: `builder.Configuration.GetConnectionString("Shop")`. */
const partsOfBuilder: ReadonlySet<string> = new Set(
  "Configuration Environment Host Logging Metrics Services WebHost".split(" "),
);

/** Returns the names of the web applications in a file: variables and parameters. */
function applicationNames(file: ProgramFile, factories: ReadonlySet<string>): ReadonlySet<string> {
  const builders = builderNames(file);
  const { code } = file.source;
  const typed = [...code.matchAll(/\bWebApplication\??\s+(\w+)\s*[,;)=]/g)].map(([, name = ""]) => name);
  const built = [...code.matchAll(DECLARATION)].flatMap(([, name = "", callee = ""]) => {
    const parts = callee.split(/\s*\.\s*/);
    const isBuilt =
      (builders.has(parts[0] ?? "") && !partsOfBuilder.has(parts[1] ?? "")) ||
      /(?:^|\.)WebApplication\.Create$/.test(parts.join(".")) ||
      factories.has(parts.at(-1) ?? "");
    return isBuilt ? [name] : [];
  });
  const assigned = [...code.matchAll(/\b(\w+)\s*=\s*(\w+)\s*\.\s*Build\s*\(/g)].flatMap(
    ([, name = "", builder = ""]) => (builders.has(builder) ? [name] : []),
  );
  return new Set([...typed, ...built, ...assigned]);
}
