import type { Operation } from "../../http/operation.ts";
import { documentPathOf } from "../../http/route-template.ts";
import type { Components, Operation as Documented, OpenApiDocument, PathItem, Schema } from "./open-api.ts";
import { type Descriptions, securitySchemes, sharedResponses } from "./operation.ts";
import { sortedByName } from "./schema-parts.ts";

/** The parts of a document that differ between entity files and models. */
interface Parts<One> extends Pick<OpenApiDocument, "info" | "tags"> {
  readonly operations: readonly One[];
  readonly documented: (operation: One) => Documented;
  readonly schemas: readonly (readonly [name: string, schema: Schema])[];
  /** Descriptions of shared errors in place of the usual ones. */
  readonly descriptions?: Descriptions;
}

/** Returns a document with the paths of its operations, and with the schemas, responses and schemes that these share. */
export function assembledDocument<Type extends object, One extends Operation<Type>>(
  parts: Parts<One>,
): OpenApiDocument {
  const { info, tags, operations, documented, schemas, descriptions } = parts;
  const components = componentsOf({
    schemas: sortedByName(schemas),
    responses: sharedResponses(
      operations.flatMap(({ responses }) => responses),
      descriptions,
    ),
    securitySchemes: securitySchemes(operations.map(({ access }) => access)),
  });
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "/" }],
    security: [],
    ...(tags && { tags }),
    paths: pathsOf(operations, documented),
    ...(Object.keys(components).length > 0 && { components }),
  };
}

function componentsOf(all: Components): Components {
  return Object.fromEntries(Object.entries(all).filter(([, part]) => Object.keys(part).length > 0));
}

/** Returns operations by path, in order, then by verb in small letters; of two with one path and verb the first stays. Spec: openapi, Paths. */
function pathsOf<One extends Operation<object>>(
  operations: readonly One[],
  documented: (operation: One) => Documented,
): Readonly<Record<string, PathItem>> {
  const paths = new Map<string, Map<string, Documented>>();
  for (const operation of operations) {
    const path = documentPathOf(operation.route);
    const item = paths.get(path) ?? new Map<string, Documented>();
    paths.set(path, item);
    const verb = operation.verb.toLowerCase();
    if (!item.has(verb)) item.set(verb, documented(operation));
  }
  return sortedByName([...paths].map(([path, item]) => [path, Object.fromEntries(item)]));
}
