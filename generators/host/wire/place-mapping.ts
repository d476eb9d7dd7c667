import { blankSource } from "../csharp/blank-source.ts";
import type { Spot } from "../needs.ts";
import { findWalk, isWalkedByBase } from "./find-walk.ts";
import type { HostFiles } from "./host-files.ts";
import { insertBefore, insertIntoBody, mayLeave } from "./insert-statement.ts";
import { withImport } from "./insert-using.ts";
import { baseOf, type ContextPart, contextParts, type ModelMethod, modelMethods } from "./model-methods.ts";
import type { Insertion, Placing } from "./placing.ts";
import { lineEndOf, lineStart, withLineAt } from "./source-text.ts";
import { headOf, type Statement } from "./statements.ts";

type MappingSpot = Extract<Spot, { readonly kind: "mapping" }>;

/** Places a call at the end of `OnModelCreating` of a context, which is added if no part of the class has it. */
export function placeMapping(files: HostFiles, path: string, spot: MappingSpot): Placing {
  const { context, project = "" } = spot;
  const [part, ...others] = contextParts(files, path, context);
  if (part === undefined || others.length > 0)
    return { reason: `\`${path}\` ${part === undefined ? "does not declare" : "declares more than one"} ${context}` };
  const isPartial = part.type.modifiers.has("partial");
  const elsewhere = isPartial ? files.sources(project, "partial").filter((other) => other !== path) : [];
  const parts = [part, ...elsewhere.flatMap((other) => contextParts(files, other, context))];
  const own = parts.flatMap(({ methods }) => methods);
  const [method] = own;
  if (own.length > 1) return { reason: `${context} has OnModelCreating in ${own.length} places` };
  const hidden = method === undefined ? parts.find(hasConditionalMethod) : undefined;
  if (hidden !== undefined) return { reason: `\`${hidden.file.path}\` has OnModelCreating in conditional code` };
  const base = baseOf(parts);
  const methods = modelMethods(files, project);
  const edited =
    method === undefined
      ? inOverride(part, spot.call, isWalkedByBase(base, methods))
      : inMethod(method, spot.call, findWalk({ ...method, base }, methods));
  return insertion(files, spot, { ...edited, path: (method ?? part).file.path });
}

/** Imports what the call needs into the edited file. */
function insertion(files: HostFiles, spot: MappingSpot, edited: Edited & { readonly path: string }): Placing {
  const { import: own, context, project = "" } = spot;
  const { path, text, line, where, call = line } = edited;
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

function inMethod({ file: { source }, ...method }: ModelMethod, name: string, walk: Statement | undefined): Edited {
  const { body, statements, builder } = method;
  const line = `${builder}.${name}();`;
  if (walk === undefined) return { text: insertIntoBody(source, body, line), line, where: "last in OnModelCreating" };
  const isFirst = (one: Statement) => one === walk || mayLeave(source, one);
  const first = headOf(source, statements, statements.find(isFirst) ?? walk);
  const shown = /^.*/.exec(source.text.slice(walk.from, walk.to))?.[0].trim();
  const where = `in OnModelCreating, before \`${shown}\`, which goes over all entities`;
  return { text: body.open === undefined ? undefined : insertBefore(source, first.from, line), line, where };
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
function hasConditionalMethod({ file, open, end }: ContextPart): boolean {
  return /\bOnModelCreating\s*\(/.test(blankSource(file.source.text).slice(open, end));
}

/** Adds `OnModelCreating` with some statements to a class, whose body may be a semicolon. */
function insertOverride({ file: { source }, at, open, end }: ContextPart, statements: readonly string[]): string {
  const { text, code } = source;
  const outer = /^[ \t]*/.exec(text.slice(lineStart(text, at)))?.[0] ?? "";
  if (open === end) {
    const lines = methodLines(statements, outer, `${outer}    `);
    const block = ["", `${outer}{`, ...lines, `${outer}}`].join(lineEndOf(text));
    return text.slice(0, end) + block + text.slice(end + 1);
  }
  const inner = code.slice(open + 1, end);
  const method = methodLines(statements, outer, /\n([ \t]+)\S/.exec(inner)?.[1] ?? `${outer}    `);
  const start = lineStart(text, end);
  if (start > open && text.slice(start, end).trim() === "") {
    const joined = method.join("\n");
    return withLineAt(text, start, inner.trim() === "" ? joined : `\n${joined}`);
  }
  const block = ["", ...method, outer].join(lineEndOf(text));
  return text.slice(0, end).trimEnd() + block + text.slice(end);
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
