import { roleOf } from "../../http/access.ts";
import type { Context, Model } from "../../model/ir.ts";
import type { ModelOperation, RouteToken } from "../../model/operation/model-operation.ts";
import { spellingOf } from "../../model/type.ts";
import { type DeclaredTypes, declaredTypes } from "../openapi/declared-types.ts";
import { documentOf } from "../openapi/document.ts";
import type { OpenApiDocument, Operation } from "../openapi/open-api.ts";
import { classDiagram } from "./class-diagram.ts";

/** A context on the documentation page. */
interface ContextDocumentation {
  readonly name: string;
  readonly doc: string;
  readonly routes: readonly RouteRow[];
  readonly diagram: string;
  readonly document: OpenApiDocument;
}

/** A line of the table of routes; `anchor` is the operation's place on the page. */
interface RouteRow {
  readonly verb: string;
  readonly route: string;
  readonly operationId: string;
  readonly tokens: string;
  readonly role: string;
  readonly anchor: string;
}

/** The content of the documentation page. */
export interface Documentation {
  readonly title: string;
  readonly contexts: readonly ContextDocumentation[];
}

/** Spec: openapi, Documentation page. */
export function documentationOf(model: Model): Documentation {
  const types = declaredTypes(model);
  const names = model.contexts.map(({ name }) => name);
  return {
    title: names.length === 1 ? `${names[0]} API` : "API documentation",
    contexts: model.contexts.map((context) => contextDocumentation(context, types)),
  };
}

function contextDocumentation(context: Context, types: DeclaredTypes): ContextDocumentation {
  const { name, doc = "", operations } = context;
  return {
    ...{ name, doc },
    routes: operations.map((operation) => routeRow(name, operation)),
    diagram: classDiagram(context),
    document: tagged(documentOf(context, types), name, operations),
  };
}

function routeRow(context: string, operation: ModelOperation): RouteRow {
  const { id, verb, route, tokens, isServed } = operation;
  return {
    ...{ verb, operationId: id, role: roleOf(operation) ?? "" },
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
