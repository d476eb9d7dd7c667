import type { Context, Model } from "../../model/ir.ts";
import type { Route, RouteToken } from "../../model/route/route.ts";
import { spellingOf } from "../../model/type.ts";
import { type DeclaredTypes, declaredTypes } from "../openapi/declared-types.ts";
import { documentOf } from "../openapi/document.ts";
import type { OpenApiDocument, Operation } from "../openapi/open-api.ts";
import { classDiagram } from "./class-diagram.ts";

/** What the documentation page shows of a context. */
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

/** Everything that the documentation page shows of a model. */
export interface Documentation {
  readonly title: string;
  readonly contexts: readonly ContextDocumentation[];
}

/** Spec: model, OpenAPI document; the page is our addition. */
export function documentationOf(model: Model): Documentation {
  const types = declaredTypes(model);
  const names = model.contexts.map(({ name }) => name);
  return {
    title: names.length === 1 ? `${names[0]} API` : "API documentation",
    contexts: model.contexts.map((context) => contextDocumentation(context, types)),
  };
}

function contextDocumentation(context: Context, types: DeclaredTypes): ContextDocumentation {
  const { name, doc = "", routes } = context;
  return {
    ...{ name, doc },
    routes: routes.map((route) => routeRow(name, route)),
    diagram: classDiagram(context),
    document: tagged(documentOf(context, types), name, routes),
  };
}

function routeRow(context: string, route: Route): RouteRow {
  const { verb, template, operationId, tokens, role = "", isServed } = route;
  return {
    ...{ verb, operationId, role },
    route: isServed ? template : `${template} (not served)`,
    tokens: tokens.map(tokenText).join(", "),
    // As Swagger UI names the place.
    anchor: `operations-${tagOf(context, route)}-${operationId}`,
  };
}

function tokenText({ parameter: { name }, binding }: RouteToken): string {
  if (binding.to === "nothing") return `${name}: not read`;
  return `${name}: ${spellingOf(binding.type)}${binding.isRouteBindable ? "" : ", not read"}`;
}

/** Operations are grouped by entity, and queries by themselves. */
function tagOf(context: string, { entity }: Pick<Route, "entity">): string {
  return `${context}-${entity ?? "Queries"}`;
}

function tagged(document: OpenApiDocument, context: string, routes: readonly Route[]): OpenApiDocument {
  const tags = new Map(routes.map((route) => [route.operationId, tagOf(context, route)]));
  const withTag = (operation: Operation) => ({ ...operation, tags: [tags.get(operation.operationId) ?? context] });
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([verb, operation]) => [verb, withTag(operation)])),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
