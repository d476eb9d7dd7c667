import { blankSource } from "../blank-source.ts";
import type { Spot } from "../needs.ts";
import type { HostFiles } from "./host-files.ts";
import { insertAtEnd, insertIntoExpression } from "./insert-statement.ts";
import { withNamespace } from "./insert-using.ts";
import type { Insertion, Placing } from "./placing.ts";
import { lineEndOf, lineStart, type SourceText, sourceText, withLineAt } from "./source-text.ts";
import { type Statement, statementsIn } from "./statements.ts";

type MappingSpot = Extract<Spot, { readonly kind: "mapping" }>;

/** A declaration of the context; `body` is the offset of its opening brace. */
interface Part {
  readonly path: string;
  readonly source: SourceText;
  readonly at: number;
  readonly body: number | undefined;
  readonly methods: readonly Statement[];
}

/** Places a call at the end of `OnModelCreating` of a context, which is added if no part of the class has it. */
export function placeMapping(files: HostFiles, path: string, spot: MappingSpot): Placing {
  const { context, project = "" } = spot;
  const own = partsIn(files, path, context);
  const [part, ...others] = own;
  if (part === undefined || others.length > 0)
    return { reason: `\`${path}\` ${part === undefined ? "does not declare" : "declares more than one"} ${context}` };
  const isPartial = /\bpartial\b[^;{}]*$/.test(part.source.code.slice(Math.max(0, part.at - 1000), part.at));
  const elsewhere = isPartial ? files.sources(project).filter((other) => other !== path) : [];
  const parts = [part, ...elsewhere.flatMap((other) => partsIn(files, other, context))];
  const methods = parts.flatMap((one) => one.methods.map((method) => ({ ...one, method })));
  const [found, ...more] = methods;
  if (more.length > 0) return { reason: `${context} has OnModelCreating in ${methods.length} places` };
  const hidden = found === undefined ? parts.find(hasConditionalMethod) : undefined;
  if (hidden !== undefined) return { reason: `\`${hidden.path}\` has OnModelCreating in conditional code` };
  return insertion(files, spot, found ?? part);
}

/** Inserts the call into a method of the context, or a method with the call into its class. */
function insertion(
  files: HostFiles,
  { call, namespace: own, context, project = "" }: MappingSpot,
  place: Part & { readonly method?: Statement },
): Placing {
  const { path, method } = place;
  const { text, line } = method === undefined ? withMethod(place, call) : inMethod({ ...place, method }, call);
  const owner = `OnModelCreating of ${context}`;
  const advice =
    method === undefined
      ? { path, line: `modelBuilder.${call}();`, position: `last in a new ${owner}` }
      : { path, line, position: `last in ${owner}` };
  if (text === undefined) return { reason: `${owner} in \`${path}\` has no plain end`, advice };
  const namespaces = ["Microsoft.EntityFrameworkCore", ...(own === undefined ? [] : [own])];
  const seen = namespaces.reduce<Insertion>((to, namespace) => withNamespace(files, to, { namespace, project }), {
    path,
    text,
    lines: [line],
  });
  return { insertions: [seen], advice };
}

function partsIn(files: HostFiles, path: string, context: string): readonly Part[] {
  const text = files.text(path) ?? "";
  const source = text.includes(context) ? sourceText(text) : undefined;
  if (source === undefined) return [];
  return [...source.code.matchAll(new RegExp(String.raw`\bclass\s+${context}\b(?!\s*<)`, "g"))].map(({ index }) => {
    const body = bodyOf(source, index);
    const members = body === undefined ? [] : statementsIn(source, body + 1, source.closers.get(body) ?? body);
    const methods = members.filter(({ from, to }) => METHOD.test(source.code.slice(from, to)));
    return { path, source, at: index, body, methods };
  });
}

/** True if a class has the method in code that is blank because it depends on a condition. */
function hasConditionalMethod({ source: { text, closers }, at, body }: Part): boolean {
  const end = body === undefined ? at : closers.get(body);
  return /\bOnModelCreating\s*\(/.test(blankSource(text).slice(at, end));
}

const METHOD = /\bOnModelCreating\s*\(\s*(?:[\w.:]*[.:])?ModelBuilder\s+(\w+)\s*\)\s*(?:\{|=>)/;

/** Returns the offset of the brace that opens a class; undefined for a class that ends with a semicolon. */
function bodyOf({ code, closers }: SourceText, at: number): number | undefined {
  const stops = /[({;]/g;
  stops.lastIndex = at;
  for (let stop = stops.exec(code); stop !== null; stop = stops.exec(code)) {
    if (stop[0] !== "(") return stop[0] === "{" ? stop.index : undefined;
    stops.lastIndex = closers.get(stop.index) ?? code.length;
  }
  return undefined;
}

interface Edited {
  readonly text: string | undefined;
  readonly line: string;
}

function inMethod({ source, method }: Part & { readonly method: Statement }, call: string): Edited {
  const [, name = ""] = METHOD.exec(source.code.slice(method.from, method.to)) ?? [];
  const line = `${name}.${call}();`;
  const text =
    method.block === undefined ? insertIntoExpression(source, method, line) : insertAtEnd(source, method.block, line);
  return { text, line };
}

/** Adds an override to a class, whose body may be a semicolon. */
function withMethod(part: Part, call: string): Edited {
  const { source, at, body } = part;
  const { text, code, closers } = source;
  const line = `OnModelCreating with modelBuilder.${call}();`;
  const outer = /^[ \t]*/.exec(text.slice(lineStart(text, at)))?.[0] ?? "";
  const close = body === undefined ? undefined : closers.get(body);
  if (body === undefined || close === undefined) {
    const end = code.indexOf(";", at);
    const block = ["", `${outer}{`, ...methodLines(call, outer, `${outer}    `), `${outer}}`].join(lineEndOf(text));
    return { text: end < 0 ? undefined : text.slice(0, end) + block + text.slice(end + 1), line };
  }
  const inner = code.slice(body + 1, close);
  const method = methodLines(call, outer, /\n([ \t]+)\S/.exec(inner)?.[1] ?? `${outer}    `);
  const start = lineStart(text, close);
  if (start > body && text.slice(start, close).trim() === "") {
    const joined = method.join("\n");
    return { text: withLineAt(text, start, inner.trim() === "" ? joined : `\n${joined}`), line };
  }
  const block = ["", ...method, outer].join(lineEndOf(text));
  return { text: text.slice(0, close).trimEnd() + block + text.slice(close), line };
}

function methodLines(call: string, outer: string, indent: string): readonly string[] {
  const step = indent.slice(outer.length) || "    ";
  return [
    "protected override void OnModelCreating(ModelBuilder modelBuilder)",
    "{",
    `${step}base.OnModelCreating(modelBuilder);`,
    `${step}modelBuilder.${call}();`,
    "}",
  ].map((line) => indent + line);
}
