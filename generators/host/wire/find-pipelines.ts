import type { Body } from "./bodies.ts";
import { insertAfter, insertAtEnd, insertIntoBody } from "./insert-statement.ts";
import { inMember, type Place } from "./placing.ts";
import type { ProgramFile } from "./program-file.ts";
import type { SourceText } from "./source-text.ts";
import type { StartupMethod } from "./startup-classes.ts";
import { outsideParentheses, type Statement } from "./statements.ts";

/** Finds statements with `UseEndpoints`. Of several behind one `UseRouting`, which share their endpoints, the last. */
export function endpointsIn(file: ProgramFile, body: Body, call: string): readonly Place[] {
  const places = body.statements.flatMap((statement) => endpointsOf(file, body, { statement, call }) ?? []);
  if (places.length === 0) return branchesIn(file, body, call);
  const isShared = new Set(places.map(({ app }) => app)).size === 1 && routingsIn(file.source, body) === 1;
  return isShared ? places.slice(-1) : places;
}

interface EndpointsPlace extends Place {
  /** The variable of the application. */
  readonly app: string;
}

const USE = /\.\s*UseEndpoints\s*\(/g;
const LAMBDA = /\.\s*UseEndpoints\s*\(\s*(?:\(\s*(?:[\w.]+\s+)?(\w+)\s*\)|(\w+))\s*=>\s*(\{)?/;

const METHOD = /\.\s*UseEndpoints\s*\(\s*(?:\w+\s*\.\s*)?(\w+)\s*\)/;

/** Returns the place in a statement with `UseEndpoints`: a block or a named method gets a line, an expression a call of its own below. */
function endpointsOf(
  file: ProgramFile,
  body: Body,
  { statement, call }: { readonly statement: Statement; readonly call: string },
): EndpointsPlace | undefined {
  const { source, path } = file;
  // A branch of the pipeline, such as the lambda of `Map`, stands in parentheses.
  const [use, ...others] = outsideParentheses(source, statement).matchAll(USE);
  const code = source.code.slice(statement.from, statement.to);
  const [, app] = /^(?:return\s+)?(\w+)\s*\./.exec(code) ?? [];
  if (use === undefined || app === undefined || statement.block !== undefined) return undefined;
  const given = code.slice(use.index);
  const [, method] = METHOD.exec(given) ?? [];
  const named = method === undefined ? undefined : inNamedMethod(file, method, call);
  if (named !== undefined) return { app, ...named };
  const [all = "", typed, plain = typed, brace] = LAMBDA.exec(given) ?? [];
  const name = method === undefined ? plain : "endpoints";
  if (name === undefined) return undefined;
  const position = inMember(body, "with the other endpoints");
  if (brace !== undefined) {
    const line = `${name}.${call}();`;
    const open = statement.from + use.index + all.length - 1;
    return { app, path, line, position, edit: () => (others.length > 0 ? undefined : insertAtEnd(source, open, line)) };
  }
  const line = `${app}.UseEndpoints(${name} => ${name}.${call}());`;
  const isChained = /^return\b/.test(code);
  return { app, path, line, position, edit: () => (isChained ? undefined : insertAfter(source, statement, line)) };
}

/** Returns the place in the only method of a name that maps endpoints: `UseEndpoints(MapAll)` with `MapAll(IEndpointRouteBuilder endpoints)`. */
function inNamedMethod({ source, path, bodies }: ProgramFile, method: string, call: string): Place | undefined {
  const head = new RegExp(String.raw`\b${method}\s*\(\s*(?:[\w.]+\s*\.\s*)?IEndpointRouteBuilder\s+(\w+)\s*\)$`);
  const [found, ...others] = bodies.flatMap((body) => {
    const [, name] = head.exec(body.heads.at(-1) ?? "") ?? [];
    return name === undefined ? [] : [{ body, line: `${name}.${call}();` }];
  });
  if (found === undefined || others.length > 0) return undefined;
  const { body, line } = found;
  const position = inMember(body, "with the other endpoints");
  return { path, line, position, edit: () => insertIntoBody(source, body, line) };
}

/** Finds `UseEndpoints` in branches of a pipeline. A host without any other endpoints has all of them in its last branch. */
function branchesIn({ source, path }: ProgramFile, body: Body, call: string): readonly Place[] {
  const branches = body.statements.filter(
    ({ from, to, block }) =>
      block === undefined && /^\w+\s*\.[\s\S]*\.\s*UseEndpoints\s*\(/.test(source.code.slice(from, to)),
  );
  const isWhole = branches.length === 1 && branches[0] === body.statements.at(-1) && !routesOtherwise(source, body);
  return branches.flatMap(({ from, to }) => {
    const code = source.code.slice(from, to);
    const [first, ...others] = code.matchAll(new RegExp(LAMBDA, "g"));
    const [all = "", typed = "", plain = typed, brace] = first ?? [];
    const line = `${plain}.${call}();`;
    const open = from + (first?.index ?? 0) + all.length - 1;
    const isPlain = isWhole && brace !== undefined && others.length === 0;
    const branch = isPlain ? "in the branch that has the other endpoints" : "in the branch that they belong to";
    const position = inMember(body, branch);
    return [{ path, line, position, edit: () => (isPlain ? insertAtEnd(source, open, line) : undefined) }];
  });
}

/** True if a pipeline routes requests by something else than endpoints. */
function routesOtherwise(source: SourceText, { statements }: Body): boolean {
  return statements.some(({ from, to }) => /\.\s*Use(?:Mvc\w*|Router)\s*\(/.test(source.code.slice(from, to)));
}

/** Finds the end of a pipeline that routes requests but has no endpoints. */
export function routingIn({ file, body, parameter }: StartupMethod, call: string): readonly Place[] {
  const { source, path } = file;
  const { open } = body;
  if (open === undefined || routingsIn(source, body) === 0) return [];
  if (/\.\s*UseEndpoints\s*\(/.test(source.code.slice(open, source.closers.get(open)))) return [];
  const line = `${parameter}.UseEndpoints(endpoints => endpoints.${call}());`;
  const position = inMember(body, "at the end");
  return [{ path, line, position, edit: () => insertAtEnd(source, open, line) }];
}

/** Counts the calls of `UseRouting` outside branches and conditions. */
function routingsIn(source: SourceText, { statements }: Body): number {
  const calls = statements.flatMap((one) => {
    const code = outsideParentheses(source, one);
    const isCall = one.block === undefined && /^(?:return\s+)?\w+\s*\./.test(code);
    return isCall ? [...code.matchAll(/\.\s*UseRouting\s*\(/g)] : [];
  });
  return calls.length;
}
