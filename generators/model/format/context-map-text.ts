import type {
  BoundaryItem,
  ContextMapDecl,
  ImportDecl,
  IntegrationEventDecl,
  MappingDecl,
  RelationDecl,
  TypeOfContext,
} from "../ast.ts";
import type { Name } from "../ast-node.ts";

/** Formats the line of an item between contexts. */
export function boundaryText(
  part: IntegrationEventDecl | BoundaryItem | ContextMapDecl | RelationDecl | MappingDecl,
): string {
  switch (part.kind) {
    case "integrationEvent":
      return `integration event ${part.name.text}`;
    case "import":
      return importText(part);
    case "publishes":
      return `publishes ${part.event.text}`;
    case "subscribes":
      return `subscribes ${typeOfContextText(part.event)}`;
    case "contextMap":
      return "contextmap";
    case "relation":
      return relationText(part);
    case "mapping":
      return `${typeOfContextText(part.source)} -> ${typeOfContextText(part.target)}`;
  }
}

/** Formats `import Context.{ A, B }` or `import Context.*`. */
function importText({ context, names }: ImportDecl): string {
  return `import ${context.text}.${names === undefined ? "*" : typeNamesText(names)}`;
}

/** Formats a relation up to its `acl` block. */
function relationText({ left, arrow, right, role, types, mappings }: RelationDecl): string {
  const listed = types === undefined ? "" : ` ${typeNamesText(types)}`;
  return `${left.text} ${arrow} ${right.text} : ${role.text}${listed}${mappings === undefined ? "" : " acl"}`;
}

export function typeOfContextText({ context, type }: TypeOfContext): string {
  return `${context.text}.${type.text}`;
}

function typeNamesText(names: readonly Name[]): string {
  return `{ ${names.map(({ text }) => text).join(", ")} }`;
}
