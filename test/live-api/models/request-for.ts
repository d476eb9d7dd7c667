import type { Route, RouteInput } from "../../../generators/model/route/route.ts";
import { partsOf } from "../../../generators/model/route/template.ts";
import { isRouteBindable } from "../../../generators/model/type.ts";
import { type Sample, wireName } from "./sample.ts";

interface Request {
  readonly path: string;
  readonly body: unknown;
}

/** Returns a valid request for an operation; `id` is that of an aggregate, if any. The body repeats URL members with invalid values. */
export function requestFor(route: Route, sample: Sample, id: unknown): Request {
  const givenTo = (input: RouteInput) => (input.isIdentity && id !== undefined ? id : sample(input.type));
  const fromRoute = route.inputs.filter(({ source }) => source === "route");
  const path = partsOf(route.template).map((part) => {
    if (part.kind === "literal") return part.text.replace(/[{}]/g, encodeURIComponent);
    const binding = route.tokens.find(({ parameter }) => parameter.name === part.name)?.binding;
    const input = fromRoute.find((one) =>
      binding?.to === "identity"
        ? one.isIdentity
        : !one.isIdentity && binding?.to === "parameter" && one.name === binding.name,
    );
    return encodeURIComponent(input === undefined ? "x" : String(givenTo(input)));
  });
  const query = route.inputs
    .filter(({ source }) => source === "query")
    .map((input) => criterion(input, givenTo(input)));
  const given = route.inputs.filter(({ source }) => source === "body");
  const body = [
    ...fromRoute.map(({ property }) => [wireName(property), { no: ["value"] }]),
    ...given.map((input) => [wireName(input.property), givenTo(input)]),
  ];
  const hasBody = route.kind !== "query" || !route.isBodyless;
  return {
    path: `${path.join("")}${query.length === 0 ? "" : `?${query.join("&")}`}`,
    body: hasBody ? Object.fromEntries(body) : undefined,
  };
}

function criterion({ name, type }: RouteInput, value: unknown): string {
  if (isRouteBindable(type)) return `${name}=${encodeURIComponent(String(value))}`;
  const collection = type.kind === "optional" ? type.of : type;
  const isFlat = (collection.kind === "list" || collection.kind === "set") && isRouteBindable(collection.item);
  const text = isFlat && Array.isArray(value) ? String(value[0]) : JSON.stringify(value);
  return `${name}=${encodeURIComponent(text)}`;
}
