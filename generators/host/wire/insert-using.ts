import type { Import } from "../needs.ts";
import type { HostFiles } from "./host-files.ts";
import type { Insertion } from "./placing.ts";
import { lineStart, type SourceText, sourceText, withLineAt } from "./source-text.ts";

/** Words that a file can only use unqualified if it sees their namespace. */
const EVIDENCE: ReadonlyMap<string, RegExp> = new Map([
  ["Microsoft.AspNetCore.Builder", /(?<![.:])\b(?:WebApplication|WebApplicationBuilder|IApplicationBuilder)\b/],
  ["Microsoft.EntityFrameworkCore", /(?<![.:])\b(?:DbContext|DbContextOptions|DbSet|ModelBuilder)\b/],
  [
    "Microsoft.Extensions.DependencyInjection",
    /(?<![.:])\bIServiceCollection\b|\.(?:AddControllers|AddControllersWithViews|AddRazorPages|AddDbContext|AddScoped|AddTransient|AddSingleton|AddAuthorization|AddEndpointsApiExplorer|AddOpenApi|CreateScope)[<(]/,
  ],
]);

/** Adds a `using` to an insertion, unless the file is seen to know the namespace. */
export function withImport(
  files: HostFiles,
  insertion: Insertion,
  { import: wanted, project }: { readonly import: Import; readonly project: string },
): Insertion {
  const { namespace } = wanted;
  const source = sourceText(insertion.text);
  if (source === undefined || EVIDENCE.get(namespace)?.test(source.code) === true) return insertion;
  if (importsIn(source.code).includes(namespace) || isGlobal(files, namespace, project)) return insertion;
  const name = wanted.alone !== undefined && isTypeUsed(files, insertion.path, namespace) ? wanted.alone : namespace;
  const text = withUsing(insertion.text, name);
  if (text === undefined || text === insertion.text) return insertion;
  return { ...insertion, text, lines: [`using ${name};`, ...insertion.lines] };
}

/** True if a file had the name of a type in a namespace as a word, also in conditional code: an import could make it ambiguous. */
function isTypeUsed({ text, types }: HostFiles, path: string, namespace: string): boolean {
  const words = (text(path) ?? "").matchAll(/(?<![\w.]|::)[\p{L}_][\w\p{L}]*/gu);
  return types.size > 0 && [...words].some(([word]) => types.has(`${namespace}.${word}`));
}

/** True if all files of a project see a namespace. */
function isGlobal(files: HostFiles, namespace: string, project: string): boolean {
  if (files.imports(project).has(namespace)) return true;
  return files
    .sources(project, "global")
    .some((path) => importsIn(files.text(path) ?? "", "global").includes(namespace));
}

/** Inserts a `using` after the existing ones; undefined if the position is unclear. */
export function withUsing(text: string, name: string): string | undefined {
  const source = sourceText(text);
  if (source === undefined) return undefined;
  if (importsIn(source.code).includes(name)) return text;
  return withLineAt(text, positionOf(source), `using ${name};`);
}

/** Returns the names behind `using`: namespaces, and those of `static` and of aliases as Tenon writes them. */
function importsIn(code: string, kind: "global" | "any" = "any"): readonly string[] {
  const directives = code.matchAll(/^[^\S\n]*(global\s+)?using\s+(?:global::)?((?:static |\w+ = )?[\w.]+)[^\S\n]*;/gm);
  return [...directives].flatMap(([, global, name = ""]) => (kind === "any" || global !== undefined ? [name] : []));
}

/** Returns the offset below the last directive that precedes the types, or above the first code. */
function positionOf({ text, code }: SourceText): number {
  const top = code.slice(0, /\bnamespace\b|\{/.exec(code)?.index);
  const directives = top.matchAll(
    /^[^\S\n]*(?:extern\s+alias\s+\w+|(?:global\s+)?using\s+(?:static\s+)?(?:\w+\s*=\s*)?[\w.:<>, \t]+);[^\S\n]*\n/gm,
  );
  const last = [...directives].at(-1);
  if (last !== undefined) return last.index + last[0].length;
  return aboveComments(text, lineStart(text, /\S/.exec(code)?.index ?? 0));
}

function aboveComments(text: string, start: number): number {
  let at = start;
  while (at > 0 && /^\s*\/\//.test(text.slice(lineStart(text, at - 1), at))) at = lineStart(text, at - 1);
  return at === 0 && text.startsWith("\ufeff") ? 1 : at;
}
