import { roleOf } from "../../http/access.ts";
import type { Context, Member, Model } from "../../model/ir.ts";
import type { ModelOperation, RouteToken } from "../../model/operation/model-operation.ts";
import { type DeclaredType, spellingOf, type Type } from "../../model/type.ts";
import { declaredTypes, namedIn } from "../openapi/declared-types.ts";
import { documentOf } from "../openapi/document.ts";
import type { OpenApiDocument, Operation } from "../openapi/open-api.ts";
import { contextMapOf, eventRowsOf } from "./context-map.ts";
import { stateDiagrams } from "./state-diagrams.ts";

/** The content of the documentation page. */
export type Documentation = ReturnType<typeof documentationOf>;

/** Spec: openapi, Documentation page. */
export function documentationOf(model: Model) {
  const types = declaredTypes(model);
  const names = model.contexts.map(({ name }) => name);
  const map = contextMapOf(model);
  return {
    title: names.length === 1 ? `${names[0]} API` : "API documentation",
    ...(map && { map }),
    contexts: model.contexts.map((context) => {
      const { name, doc = "", operations } = context;
      return {
        name,
        doc,
        routes: operations.map((operation) => routeRow(name, operation)),
        diagram: classDiagram(context),
        machines: stateDiagrams(context),
        document: tagged(documentOf(context, types), name, operations),
        events: eventRowsOf(context, model),
      };
    }),
  };
}

function routeRow(context: string, operation: ModelOperation) {
  const { id, verb, route, tokens, isServed } = operation;
  return {
    verb,
    operationId: id,
    role: roleOf(operation) ?? "",
    route: isServed ? route.text : `${route.text} (not served)`,
    tokens: tokens.map(tokenText).join(", "),
    // The anchor of the operation in Swagger UI.
    anchor: `operations-${tagOf(context, operation)}-${id}`,
  };
}

function tokenText({ name, parameter }: RouteToken): string {
  if (parameter === undefined) return `${name}: not read`;
  return `${name}: ${spellingOf(parameter.type)}${parameter.binding === "route" ? "" : ", not read"}`;
}

/** Names the group of an operation on a page that shows several contexts. */
function tagOf(context: string, { tags }: ModelOperation): string {
  return `${context}-${tags[0]}`;
}

function tagged(document: OpenApiDocument, context: string, operations: readonly ModelOperation[]): OpenApiDocument {
  const tags = new Map(operations.map((operation) => [operation.id, tagOf(context, operation)]));
  const withTag = (operation: Operation) => ({ ...operation, tags: [tags.get(operation.operationId) ?? context] });
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([verb, operation]) => [verb, withTag(operation)])),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The page with what it shows: data in a script element, where no text can end the element or become markup. */
export function printDocumentation(documentation: Documentation, page: string): string {
  const data = JSON.stringify(documentation).replaceAll("<", "\\u003c");
  return page.replace('"data"</script>', () => `${data}</script>`);
}

interface Box {
  readonly name: string;
  readonly stereotype: string;
  readonly lines: readonly string[];
  /** The related types, by the word on the arrow. */
  readonly parts: readonly Part[];
}

type Part = readonly [arrow: string, type: Type, label: string];
type Field = Pick<Member, "name" | "type">;

/** Returns the types of a context as a class diagram of Mermaid, empty where there are none. Boxes have ids of our own, as its notation keeps some names for itself. */
function classDiagram(context: Context): string {
  const boxes = boxesOf(context);
  if (boxes.length === 0) return "";
  const ids = new Map(boxes.map(({ name }, index) => [name, `c${index}`]));
  const idOf = (type: DeclaredType) => (type.context === context.name ? ids.get(type.name) : undefined);
  const drawn = boxes.flatMap(({ name, stereotype, lines }) => [
    `  class ${ids.get(name)}["${name}"] {`,
    `    <<${stereotype}>>`,
    ...lines.map((line) => `    ${line}`),
    "  }",
  ]);
  const arrows = boxes.flatMap(({ name, parts }) =>
    parts.flatMap(([arrow, type, label]) =>
      namedIn(type).flatMap((part) => {
        const id = idOf(part);
        return id === undefined ? [] : [`  ${ids.get(name)} ${arrow} ${id} : ${label}`];
      }),
    ),
  );
  return ["classDiagram", ...drawn, ...arrows, ""].join("\n");
}

function boxesOf({ enums, values, unions, entities, readModels }: Context): readonly Box[] {
  return [
    ...entities.map(({ name, isRoot, identity, members, commands, factories }) => ({
      name,
      stereotype: isRoot ? "aggregate root" : "entity",
      lines: [
        ...[{ name: "id", type: identity.type }, ...members].map(fieldLine),
        ...[...factories, ...commands].map((one) => `${one.name}()`),
      ],
      parts: members.map(partOf),
    })),
    ...values.map(({ name, members }) => ({
      ...{ name, stereotype: "value", lines: members.map(fieldLine), parts: members.map(partOf) },
    })),
    ...unions.map(({ name, cases }) => ({
      ...{ name, stereotype: "union", parts: [] },
      lines: cases.map((one) => `${one.name}(${one.members.map(({ name: field }) => field).join(" and ")})`),
    })),
    ...readModels.map(({ name, source, joins, fields }) => ({
      ...{ name, stereotype: "read model", lines: fields.map(fieldLine) },
      parts: [["..>", source, "from"] as const, ...joins.map((join) => ["..>", join.root, join.name] as const)],
    })),
    ...enums.map(({ name, members }) => ({
      ...{ name, stereotype: "enumeration", lines: members.map((one) => one.name), parts: [] },
    })),
  ];
}

function partOf({ name, type }: Field): Part {
  return ["*--", type, name];
}

/** Angle brackets are tildes in Mermaid, and a comma between them is not understood. */
function fieldLine({ name, type }: Field): string {
  return `${name} ${spellingOf(type).replace(/[<>]/g, "~").replaceAll(", ", " to ")}`;
}
