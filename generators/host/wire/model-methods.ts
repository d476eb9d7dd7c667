import { grouped } from "../../text/grouped.ts";
import { once } from "../../text/once.ts";
import { isOfEfCore } from "../facts/library-base.ts";
import { builderOf, type ContextPart, contextParts } from "./context-parts.ts";
import type { ModelMethod, ModelMethods } from "./find-walk.ts";
import type { HostFiles } from "./host-files.ts";
import { type SourceText, sourceText } from "./source-text.ts";
import type { Statement } from "./statements.ts";

// A longer chain of base classes, and a circle, are no code that anybody wrote.
const deepest = 16;

/** Returns a search for the methods that take a `ModelBuilder`, in the project of a context and in the web project. Each file is read once, when the first method is asked for. */
export function modelMethods(files: HostFiles, project: string): ModelMethods {
  const read = once(() => {
    const paths = [...new Set([...files.sources(project), ...files.sources("")])];
    const own = paths.filter((path) => /\b(?:ModelBuilder|DbContext)\b/.test(files.text(path) ?? ""));
    return {
      own,
      byName: grouped(
        own.flatMap((path) => declaredIn(files, path)),
        ({ name }) => name,
      ),
    };
  });
  const known = new Map<string, readonly ModelMethod[] | undefined>();
  const ofClass = (name: string, depth = 0): readonly ModelMethod[] | undefined => {
    if (isOfEfCore(name) || known.has(name)) return isOfEfCore(name) ? [] : known.get(name);
    const parts = read().own.flatMap((path) => contextParts(files, path, name));
    const own = parts.flatMap((part) => part.methods.map((method) => methodOf(part, method)));
    const base = parts.find((part) => part.base !== undefined)?.base;
    const inherited = base === undefined || depth > deepest ? undefined : ofClass(base, depth + 1);
    known.set(name, own.length > 0 ? own : inherited);
    return known.get(name);
  };
  return { ofClass, named: (name) => read().byName.get(name) ?? [] };
}

/** Returns `OnModelCreating` of a context as a range of statements. */
export function methodOf({ source, base }: ContextPart, { from, to, block }: Statement): ModelMethod {
  const builder = builderOf(source.code.slice(from, to)) ?? "";
  const start = block === undefined ? source.code.indexOf("=>", from) + 2 : block + 1;
  return { source, from: start, to: block === undefined ? to : to - 1, builder, base };
}

const HEAD =
  /\b(\w+)\s*(?:<[^<>()]*>\s*)?\([^()]*\bModelBuilder\s+(\w+)\s*(?:,[^()]*)?\)\s*(?:where\b[^(){};]*(?:\(\s*\)[^(){};]*)?)?(\{|=>)/g;

function declaredIn(files: HostFiles, path: string): readonly (ModelMethod & { readonly name: string })[] {
  const source = sourceText(files.text(path) ?? "");
  return source === undefined ? [] : [...source.code.matchAll(HEAD)].map((head) => declared(source, head));
}

function declared(source: SourceText, { 0: head, 1: name = "", 2: builder = "", 3: body, index }: RegExpExecArray) {
  const { code, closers } = source;
  const from = index + head.length;
  const to = body === "{" ? (closers.get(from - 1) ?? from) : code.indexOf(";", from) + 1;
  return { name, source, from, to, builder };
}
