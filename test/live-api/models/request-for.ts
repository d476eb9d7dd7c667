import { isBodyless } from "../../../generators/http/operation.ts";
import type { ModelOperation, ModelParameter } from "../../../generators/model/operation/model-operation.ts";
import { isRouteBindable } from "../../../generators/model/type.ts";
import { type Sample, wireName } from "./sample.ts";

interface Request {
  readonly path: string;
  readonly body: unknown;
}

/** Returns a valid request for an operation; `id` is that of an aggregate, if any. The body repeats URL members with invalid values. */
export function requestFor(operation: ModelOperation, sample: Sample, id: unknown): Request {
  const givenTo = (input: ModelParameter) => (input.isIdentity && id !== undefined ? id : sample(input.type));
  const fromRoute = operation.parameters.filter(({ binding }) => binding === "route");
  const path = operation.route.parts.map((part) => {
    if (part.kind === "literal") return part.text.replace(/[{}]/g, encodeURIComponent);
    const input = operation.tokens.find(({ name }) => name === part.name)?.parameter;
    return encodeURIComponent(input?.binding === "route" ? String(givenTo(input)) : "x");
  });
  const query = operation.parameters
    .filter(({ binding }) => binding === "query")
    .map((input) => criterion(input, givenTo(input)));
  const given = operation.parameters.filter(({ binding }) => binding === "body");
  const body = [
    ...fromRoute.map(({ property }) => [wireName(property), { no: ["value"] }]),
    ...given.map((input) => [wireName(input.property), givenTo(input)]),
  ];
  const hasBody = operation.kind !== "query" || !isBodyless(operation.verb);
  return {
    path: `${path.join("")}${query.length === 0 ? "" : `?${query.join("&")}`}`,
    body: hasBody ? Object.fromEntries(body) : undefined,
  };
}

function criterion({ name, type }: ModelParameter, value: unknown): string {
  if (isRouteBindable(type)) return `${name}=${encodeURIComponent(String(value))}`;
  const collection = type.kind === "optional" ? type.of : type;
  const isFlat = (collection.kind === "list" || collection.kind === "set") && isRouteBindable(collection.item);
  const text = isFlat && Array.isArray(value) ? String(value[0]) : JSON.stringify(value);
  return `${name}=${encodeURIComponent(text)}`;
}
