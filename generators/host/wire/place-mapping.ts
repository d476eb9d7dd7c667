import { blankSource } from "../csharp/blank-source.ts";
import type { Spot } from "../needs.ts";
import { builderOf, type ContextPart, contextParts } from "./context-parts.ts";
import { findWalk, isWalkedByBase } from "./find-walk.ts";
import type { HostFiles } from "./host-files.ts";
import { insertAtEnd, insertBefore, insertIntoExpression, mayLeave } from "./insert-statement.ts";
import { withImport } from "./insert-using.ts";
import { methodOf, modelMethods } from "./model-methods.ts";
import type { Insertion, Placing } from "./placing.ts";
import { lineEndOf, lineStart, type SourceText, withLineAt } from "./source-text.ts";
import { headOf, type Statement, statementsIn } from "./statements.ts";

type MappingSpot = Extract<Spot, { readonly kind: "mapping" }>;

/** Places a call at the end of `OnModelCreating` of a context, which is added if no part of the class has it. */
export function placeMapping(files: HostFiles, path: string, spot: MappingSpot): Placing {
  const { context, project = "" } = spot;
  const own = contextParts(files, path, context);
  const [part, ...others] = own;
  if (part === undefined || others.length > 0)
    return { reason: `\`${path}\` ${part === undefined ? "does not declare" : "declares more than one"} ${context}` };
  const isPartial = /\bpartial\b[^;{}]*$/.test(part.source.code.slice(Math.max(0, part.at - 1000), part.at));
  const elsewhere = isPartial ? files.sources(project).filter((other) => other !== path) : [];
  const parts = [part, ...elsewhere.flatMap((other) => contextParts(files, other, context))];
  const methods = parts.flatMap((one) => one.methods.map((method) => ({ ...one, method })));
  const [found, ...more] = methods;
  if (more.length > 0) return { reason: `${context} has OnModelCreating in ${methods.length} places` };
  const hidden = found === undefined ? parts.find(hasConditionalMethod) : undefined;
  if (hidden !== undefined) return { reason: `\`${hidden.path}\` has OnModelCreating in conditional code` };
  const base = parts.find((one) => one.base !== undefined)?.base;
  return insertion(files, spot, { ...(found ?? part), base });
}

/** A part of a context, and its `OnModelCreating` if it has one. */
type ContextPlace = ContextPart & { readonly method?: Statement };

/** Inserts the call into a method of the context, or a method with the call into its class. */
function insertion(files: HostFiles, spot: MappingSpot, place: ContextPlace): Placing {
  const { import: own, context, project = "" } = spot;
  const { path, method } = place;
  const methods = modelMethods(files, project);
  const {
    text,
    line,
    where,
    call = line,
  } = method === undefined
    ? inOverride(place, spot.call, isWalkedByBase(place.base, methods))
    : inMethod({ ...place, method }, spot.call, findWalk(methodOf(place, method), methods));
  const advice = { path, line: call, position: where.replace("OnModelCreating", `OnModelCreating of ${context}`) };
  if (text === undefined) return { reason: `OnModelCreating of ${context} in \`${path}\` has no plain end`, advice };
  const imports = [{ namespace: "Microsoft.EntityFrameworkCore" }, ...(own === undefined ? [] : [own])];
  const seen = imports.reduce<Insertion>((to, one) => withImport(files, to, { import: one, project }), {
    path,
    text,
    lines: [line],
  });
  return { insertions: [seen], advice };
}

/** The text of a file with the call, the inserted line, and its position in words. */
interface Edited {
  readonly text: string | undefined;
  readonly line: string;
  readonly where: string;
  /** The call alone, if the line says more. */
  readonly call?: string;
}

function inMethod(
  { source, method }: ContextPart & { readonly method: Statement },
  call: string,
  walk: Statement | undefined,
): Edited {
  const line = `${builderOf(source.code.slice(method.from, method.to)) ?? ""}.${call}();`;
  const { block } = method;
  if (walk !== undefined) return aboveWalk(source, { block, walk }, line);
  const text = block === undefined ? insertIntoExpression(source, method, line) : insertAtEnd(source, block, line);
  return { text, line, where: "last in OnModelCreating" };
}

/** Inserts a line above the statement that goes over all entities, or above an earlier one that may leave the method. */
function aboveWalk(
  source: SourceText,
  { block, walk }: { readonly block: number | undefined; readonly walk: Statement },
  line: string,
): Edited {
  const end = block === undefined ? block : source.closers.get(block);
  const statements = block === undefined ? [] : statementsIn(source, block + 1, end ?? block);
  const isFirst = (one: Statement) => one.from === walk.from || mayLeave(source, one);
  const first = headOf(source, statements, statements.find(isFirst) ?? walk);
  const shown = /^.*/.exec(source.text.slice(walk.from, walk.to))?.[0].trim();
  const where = `in OnModelCreating, before \`${shown}\`, which goes over all entities`;
  return { text: block === undefined ? undefined : insertBefore(source, first.from, line), line, where };
}

/** Adds the method, in which a base class that goes over all entities comes last. */
function inOverride(place: ContextPart, name: string, isWalked: boolean): Edited {
  const call = `modelBuilder.${name}();`;
  const base = "base.OnModelCreating(modelBuilder);";
  const text = insertOverride(place, isWalked ? [call, base] : [base, call]);
  const where = isWalked
    ? "in a new OnModelCreating, before the base class goes over all entities"
    : "last in a new OnModelCreating";
  return { text, line: `OnModelCreating with ${call}`, where, call };
}

/** True if a class has the method in code that is blank because it depends on a condition. */
function hasConditionalMethod({ source: { text, closers }, at, body }: ContextPart): boolean {
  const end = body === undefined ? at : closers.get(body);
  return /\bOnModelCreating\s*\(/.test(blankSource(text).slice(at, end));
}

/** Adds `OnModelCreating` with some statements to a class, whose body may be a semicolon; undefined if the class has no end. */
function insertOverride({ source, at, body }: ContextPart, statements: readonly string[]): string | undefined {
  const { text, code, closers } = source;
  const outer = /^[ \t]*/.exec(text.slice(lineStart(text, at)))?.[0] ?? "";
  const close = body === undefined ? undefined : closers.get(body);
  if (body === undefined || close === undefined) {
    const end = code.indexOf(";", at);
    const lines = methodLines(statements, outer, `${outer}    `);
    const block = ["", `${outer}{`, ...lines, `${outer}}`].join(lineEndOf(text));
    return end < 0 ? undefined : text.slice(0, end) + block + text.slice(end + 1);
  }
  const inner = code.slice(body + 1, close);
  const method = methodLines(statements, outer, /\n([ \t]+)\S/.exec(inner)?.[1] ?? `${outer}    `);
  const start = lineStart(text, close);
  if (start > body && text.slice(start, close).trim() === "") {
    const joined = method.join("\n");
    return withLineAt(text, start, inner.trim() === "" ? joined : `\n${joined}`);
  }
  const block = ["", ...method, outer].join(lineEndOf(text));
  return text.slice(0, close).trimEnd() + block + text.slice(close);
}

function methodLines(statements: readonly string[], outer: string, indent: string): readonly string[] {
  const step = indent.slice(outer.length) || "    ";
  return [
    "protected override void OnModelCreating(ModelBuilder modelBuilder)",
    "{",
    ...statements.map((statement) => step + statement),
    "}",
  ].map((line) => indent + line);
}
