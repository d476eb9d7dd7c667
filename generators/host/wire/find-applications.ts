import { applicationNames, factoriesIn } from "./application-names.ts";
import { insertAfter, insertAtEnd, insertBefore } from "./insert-statement.ts";
import { inMember, inOnly, type Place, type Placing, type ProgramFile, placesIn } from "./placing.ts";
import { headOf, outsideParentheses } from "./statements.ts";

/** Writes a statement for the variable of an application. */
export type LineFor = (name: string) => string;

/** A file, the names of its web applications, and the line to insert. */
interface Search {
  readonly file: ProgramFile;
  readonly names: ReadonlySet<string>;
  readonly lineFor: LineFor;
}

type Finder = (search: Search) => readonly Place[];

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
function callsIn({ file, names, lineFor }: Search, method: RegExp): readonly Place[] {
  const { source, path } = file;
  return placesIn(file, (code, statement, body) => {
    const [, name = ""] = /^(?:return\s+)?(?:await\s+)?(\w+)\s*\./.exec(code) ?? [];
    if (!names.has(name)) return undefined;
    const last = [...outsideParentheses(source, statement).matchAll(method)].at(-1);
    // With a handler as its argument, `Run` adds a middleware.
    if (last === undefined || /=>|\bdelegate\b/.test(code.slice(last.index))) return undefined;
    const line = lineFor(name);
    const call = `${name}${last[0].replace(/\s/g, "")})`;
    const position = inMember(body, `with the other endpoints, before ${call}`);
    return { path, line, position, edit: () => insertBefore(source, statement.from, line) };
  });
}

/** Finds the branches behind an `if` that run an application, which was declared above it. */
const elseRunsIn: Finder = ({ file, names, lineFor }) => {
  const { source, path, bodies } = file;
  return bodies.flatMap((body) =>
    placesIn({ source, bodies: [body] }, (code, statement) => {
      const [, name = ""] = /^else\b[\s\S]*?\b(\w+)\s*\.\s*Run(?:Async)?\s*\(/.exec(code) ?? [];
      if (!names.has(name)) return undefined;
      const head = headOf(source, body.statements, statement);
      const isAbove = !new RegExp(String.raw`\b${name}\s*=[^=]`).test(source.code.slice(head.from, statement.to));
      if (!isAbove) return undefined;
      const line = lineFor(name);
      const position = inMember(body, `with the other endpoints, before the if that runs ${name}`);
      return { path, line, position, edit: () => insertBefore(source, head.from, line) };
    }),
  );
};

/** True if an application runs under a condition or in an expression, where no line can be inserted. */
function runsWithin({ file, names }: Search): boolean {
  const runs = file.source.code.matchAll(
    /\b(\w+)\s*\.\s*Run(?:Async)?\s*\((?!\s*(?:async\b|static\b|delegate\b|\(|\w+\s*=>))/g,
  );
  return [...runs].some(([, name = ""]) => names.has(name));
}

/** Finds `return app;` in methods that build an application. */
const returnsIn: Finder = ({ file, names, lineFor }) => {
  const { source, path } = file;
  return file.bodies.flatMap((body) =>
    placesIn({ ...file, bodies: [body] }, (code, { from }) => {
      const [, name = ""] = /^return\s+(\w+)\s*;$/.exec(code) ?? [];
      if (!names.has(name) || parameterOf(body.heads) === name) return undefined;
      const line = lineFor(name);
      const position = inMember(body, `before ${name} is returned`);
      return { path, line, position, edit: () => insertBefore(source, from, line) };
    }),
  );
};

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
const declarationsIn: Finder = ({ file, names, lineFor }) => {
  const { source, path } = file;
  return placesIn(file, (code, statement, body) => {
    const [, name = ""] = /^(?:(?:await\s+)?using\s+)?(?:var|[\w.:]*WebApplication)\s+(\w+)\s*=/.exec(code) ?? [];
    if (!names.has(name)) return undefined;
    const line = lineFor(name);
    const position = inMember(body, `below the declaration of ${name}`);
    return { path, line, position, edit: () => insertAfter(source, statement, line) };
  });
};
