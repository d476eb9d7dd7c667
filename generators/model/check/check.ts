import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { AggregateDecl, AskingDecl, FinderDecl, MemberDecl } from "../ast.ts";
import type { Declaration } from "../ast-node.ts";
import type { ContextSymbols, PartScope } from "../bind/symbols.ts";
import type { RelationDecl } from "../context-map-ast.ts";
import { type Expr, mentionsField } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import type { Context, Model } from "../ir.ts";
import { ofKind } from "../items.ts";
import type { DeclaredOperation } from "../operation/declare-operations.ts";
import type { CallerQuestions } from "../storage/caller-rows.ts";

/** A context as the checks see it: its symbols and its typed expressions. */
export interface CheckedContext {
  readonly scope: PartScope;
  readonly exprs: ReadonlyMap<Expression, Expr>;
  /** The names of the contexts that expressions name, existing or not. */
  readonly mentioned: ReadonlySet<string>;
  /** The behaviours that ask who calls. */
  readonly callers: ReadonlyMap<AskingDecl, readonly string[]>;
  readonly seekers: CallerQuestions;
  /** The HTTP operations, in claim order. */
  readonly operations: readonly DeclaredOperation[];
  /** The operations of behaviours that no request reaches. */
  readonly inner: readonly DeclaredOperation[];
}

/** A semantic check of a context: its declarations in, diagnostics out. */
export type Check = (context: CheckedContext) => readonly Diagnostic[];

/** A check of names and types, without expressions. */
export type NameCheck = (scope: PartScope) => readonly Diagnostic[];

/** The checks of a stage: those that look at each part of a context by itself, and those that compare parts. */
export interface Stage<C> {
  /** Each reports about the declarations of `part`, and finds all others by name. */
  readonly parts: readonly C[];
  readonly whole: readonly C[];
}

/** A check of the relations between contexts. */
export type MapCheck = (map: CheckedMap) => readonly Diagnostic[];

/** The relations of all context maps, in text order. */
export interface CheckedMap {
  readonly relations: readonly RelationDecl[];
  readonly contexts: ReadonlyMap<string, ContextSymbols>;
}

/** A check of a lowered context. The context is valid as a model. */
export type LoweredCheck = (context: Context) => readonly Diagnostic[];

/** A check of a valid model as a whole. */
export type ModelCheck = (model: Model) => readonly Diagnostic[];

/** Names a behaviour, or anything else with parameters, in messages. */
export function behaviourName({ kind, name }: Declaration & { readonly kind: string }): string {
  return kind === "factory" ? `create ${name.text}` : name.text;
}

export function findersOf({ items }: AggregateDecl): readonly FinderDecl[] {
  return ofKind(items, "repository").flatMap(({ finders }) => ofKind(finders, "finder"));
}

/** True if a field is stored and not computed. */
export function isSettable({ value }: MemberDecl, { exprs }: CheckedContext): boolean {
  const expr = value && exprs.get(value);
  return expr === undefined || !mentionsField(expr);
}
