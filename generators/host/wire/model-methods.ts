import { grouped } from "../../text/grouped.ts";
import { once } from "../../text/once.ts";
import { isOfEfCore } from "../facts/library-base.ts";
import type { Body } from "./bodies.ts";
import type { HostFiles } from "./host-files.ts";
import { type DeclaredType, type ProgramFile, readProgram } from "./program-file.ts";
import { type Statement, statementsIn } from "./statements.ts";

/** A method that receives a `ModelBuilder`. */
export interface ModelMethod {
  readonly file: ProgramFile;
  readonly name: string;
  readonly body: Body;
  readonly statements: readonly Statement[];
  /** The name of the parameter. */
  readonly builder: string;
  readonly owner: DeclaredType | undefined;
  /** The base class of its class, without its namespace. */
  readonly base: string | undefined;
}

/** A declaration of a context, with its declarations of `OnModelCreating`. */
export interface ContextPart extends DeclaredType {
  readonly file: ProgramFile;
  readonly methods: readonly ModelMethod[];
  /** Its bodies of `OnModelCreatingPartial`, which a scaffolded `OnModelCreating` calls last. */
  readonly hooks: readonly ModelMethod[];
}

/** Finds the methods of a host that take a `ModelBuilder`. */
export interface ModelMethods {
  readonly named: (name: string) => readonly ModelMethod[];
  /** Finds `OnModelCreating` of a class, or the inherited one; undefined for a class of a library. */
  readonly ofClass: (name: string) => readonly ModelMethod[] | undefined;
}

// A longer chain of base classes, and a circle, are no code that anybody wrote.
const deepest = 16;

/** Returns a search for the methods that take a `ModelBuilder`, in the project of a context and in the web project. Each file is read once, when the first method is asked for. */
export function modelMethods(files: HostFiles, project: string): ModelMethods {
  const read = once(() => {
    const paths = new Set([...files.sources(project, "model"), ...files.sources("", "model")]);
    const own = [...paths].flatMap((path) => {
      const text = files.text(path) ?? "";
      return MIGRATION.test(text) ? [] : (readProgram(path, text) ?? []);
    });
    return {
      parts: grouped(own.flatMap(partsIn), ({ type }) => type.name),
      methods: grouped(own.flatMap(methodsIn), ({ name }) => name),
    };
  });
  const ofClass = (name: string, depth = 0): readonly ModelMethod[] | undefined => {
    if (isOfEfCore(name)) return [];
    const parts = read().parts.get(name) ?? [];
    const own = parts.flatMap(({ methods }) => methods);
    const base = baseOf(parts);
    if (own.length > 0 || base === undefined || depth > deepest) return own.length > 0 ? own : undefined;
    return ofClass(base, depth + 1);
  };
  return { ofClass, named: (name) => read().methods.get(name) ?? [] };
}

/** Finds the declarations of a context in a file. */
export function contextParts(files: Pick<HostFiles, "text">, path: string, context: string): readonly ContextPart[] {
  const text = files.text(path) ?? "";
  const file = text.includes(context) ? readProgram(path, text) : undefined;
  return file === undefined ? [] : partsIn(file).filter(({ type }) => type.name === context);
}

/** Returns the base class of a context, without its namespace. */
export function baseOf(parts: readonly Pick<DeclaredType, "type">[]): string | undefined {
  return parts.flatMap(({ type }) => type.bases)[0]?.name;
}

function partsIn(file: ProgramFile): readonly ContextPart[] {
  const byOwner = grouped(methodsIn(file), ({ owner }) => owner);
  const classes = file.types.filter(({ type }) => type.kind === "class" && type.parameters.length === 0);
  return classes.map((one) => {
    const named = (name: string) => (byOwner.get(one) ?? []).filter((method) => method.name === name);
    return { ...one, file, methods: named("OnModelCreating"), hooks: named("OnModelCreatingPartial") };
  });
}

/** The method in which a migration repeats the whole model. A host has hundreds of such files, and calls none of them. */
const MIGRATION = /\bBuildTargetModel\b/;

const HEAD = /\b(\w+)\s*(?:<[^<>()]*>\s*)?\([^()]*\bModelBuilder\s+(\w+)\s*[,)]/;

function methodsIn(file: ProgramFile): readonly ModelMethod[] {
  return file.bodies.flatMap((body) => {
    const [, name = "", builder] = HEAD.exec(body.heads.at(-1) ?? "") ?? [];
    if (builder === undefined) return [];
    const owner = file.typeAt.get(body.within);
    const base = owner && baseOf([owner]);
    return [{ file, name, body, statements: statementsOf(file, body), builder, owner, base }];
  });
}

function statementsOf({ source }: ProgramFile, { statements, expression }: Body): readonly Statement[] {
  if (expression === undefined) return statements;
  return statementsIn(source, source.code.indexOf("=>", expression.from) + 2, expression.to);
}
