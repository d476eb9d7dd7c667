import type {
  AggregateDecl,
  ContextDecl,
  ContextItem,
  EntityItem,
  ModuleDecl,
  ParameterDecl,
  ReadModelField,
  ServiceDecl,
  TypeRef,
  ValueDecl,
} from "../ast.ts";

/** Every type that a context mentions, in the order of the text, each with its type arguments behind it. */
export function typeRefsOf(parts: readonly ContextDecl[]): readonly TypeRef[] {
  return parts.flatMap((part) => part.items.flatMap(refsIn)).flatMap(withArguments);
}

function withArguments(ref: TypeRef): readonly TypeRef[] {
  return ref.kind === "missing" ? [] : [ref, ...ref.arguments.flatMap(withArguments)];
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
      return item.items.flatMap(refsIn);
    case "readModel":
      return item.fields.flatMap(refsIn);
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
      return item.finders.flatMap((finder) =>
        finder.kind === "missing" ? [] : [...typesOfAll(finder.parameters), finder.result],
      );
    default:
      return [];
  }
}

function typesOfAll(parameters: readonly ParameterDecl[]): readonly TypeRef[] {
  return parameters.map(({ type }) => type);
}
