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
import { gather } from "../items.ts";

/** Every type that some parts of a context mention, in the order of the text, each with its type arguments behind it. */
export function typeRefsOf(parts: readonly ContextDecl[]): readonly NamedTypeRef[] {
  const refs: NamedTypeRef[] = [];
  const add = (ref: TypeRef): void => {
    if (ref.kind === "missing") return;
    refs.push(ref);
    for (const argument of ref.arguments) add(argument);
  };
  for (const item of gather(parts, (part) => part.items)) for (const ref of refsIn(item)) add(ref);
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

function refsIn(item: Item): readonly TypeRef[] {
  switch (item.kind) {
    case "module":
    case "aggregate":
    case "entity":
    case "value":
    case "quantity":
    case "event":
    case "service":
      return gather(item.items, refsIn);
    case "readModel":
      return gather(item.fields, refsIn);
    case "member":
    case "derivedField":
      return [item.type];
    case "enum":
    case "factory":
      return typesOfAll(item.parameters);
    case "command":
    case "usecase":
      return [...typesOfAll(item.parameters), ...(item.result === undefined ? [] : [item.result])];
    case "operation":
    case "query":
      return [...typesOfAll(item.parameters), item.result];
    case "repository":
      return gather(item.finders, (finder) =>
        finder.kind === "missing" ? [] : [...typesOfAll(finder.parameters), finder.result],
      );
    default:
      return [];
  }
}

function typesOfAll(parameters: readonly ParameterDecl[]): readonly TypeRef[] {
  return parameters.map(({ type }) => type);
}
