import type {
  AggregateDecl,
  ContextDecl,
  ContextItem,
  EntityItem,
  ModuleDecl,
  NamedTypeRef,
  ParameterDecl,
  ReadModelField,
  ServiceDecl,
  TypeRef,
  ValueDecl,
} from "../ast.ts";

/** Lists the type references of some parts of a context, in text order, each before its type arguments. */
export function typeRefsOf(parts: readonly ContextDecl[]): readonly NamedTypeRef[] {
  const refs: NamedTypeRef[] = [];
  for (const { items } of parts) for (const item of items) collect(item, refs);
  return refs;
}

type Item =
  | ContextItem
  | ModuleDecl["items"][number]
  | AggregateDecl["items"][number]
  | EntityItem
  | ValueDecl["items"][number]
  | ServiceDecl["items"][number]
  | ReadModelField;

// Appends to one list, because it visits every declaration of a model.
function collect(item: Item, refs: NamedTypeRef[]): void {
  switch (item.kind) {
    case "module":
    case "aggregate":
    case "entity":
    case "value":
    case "quantity":
    case "event":
    case "integrationEvent":
    case "service":
      for (const inner of item.items) collect(inner, refs);
      return;
    case "readModel":
      for (const field of item.fields) collect(field, refs);
      return;
    case "member":
    case "derivedField":
      add(item.type, refs);
      return;
    case "repository":
      for (const finder of item.finders) if (finder.kind !== "missing") addSignature(finder, refs);
      return;
    case "enum":
    case "factory":
    case "command":
    case "usecase":
    case "operation":
    case "query":
      addSignature(item, refs);
  }
}

interface Signature {
  readonly parameters: readonly ParameterDecl[];
  readonly result?: TypeRef | undefined;
}

function addSignature({ parameters, result }: Signature, refs: NamedTypeRef[]): void {
  for (const { type } of parameters) add(type, refs);
  if (result !== undefined) add(result, refs);
}

function add(ref: TypeRef, refs: NamedTypeRef[]): void {
  if (ref.kind === "missing") return;
  refs.push(ref);
  for (const argument of ref.arguments) add(argument, refs);
}
