import { once } from "../text/once.ts";
import { joined, prefixesIn } from "./route-prefixes.ts";

/** The literal routes and endpoint names in a C# file. */
export interface EndpointFacts {
  readonly routes: readonly string[];
  readonly endpointNames: readonly string[];
}

const mapCall =
  /\.\s{0,99}Map(?:Get|Post|Put|Patch|Delete|Methods|HealthChecks)?\s{0,9}(?:<[^()<>]{0,200}>\s{0,9})?\(/g;
const nameCall = /\.\s{0,99}WithName\s{0,9}\(/g;
// The arguments of a route attribute, such as `[HttpGet("{id}", Name = "GetPost")]`.
const attributeName = /\bHttp(?:Get|Post|Put|Patch|Delete)\s*\([^()]{0,300}?\bName\s*=/g;

/** Finds literal routes and endpoint names. Blanking keeps offsets, so that literals are read from the original text. */
export function findEndpoints(text: string, blanked: string): EndpointFacts {
  const constants = once(() => constantsIn(text));
  const valuesAfter = (opening: RegExp) =>
    [...blanked.matchAll(opening)].flatMap(
      ({ index, 0: { length } }) => valueAt(text, index + length, constants) ?? [],
    );
  return {
    routes: routesIn(blanked, (at) => valueAt(text, at, constants)),
    endpointNames: [...valuesAfter(nameCall), ...valuesAfter(attributeName)],
  };
}

function routesIn(blanked: string, literalAt: (at: number) => string | undefined): readonly string[] {
  const calls = [...blanked.matchAll(mapCall)];
  if (calls.length === 0) return [];
  const prefixOf = prefixesIn({ blanked, literalAt });
  return calls.flatMap(({ index, 0: { length } }) => {
    const route = literalAt(index + length);
    const prefix = route === undefined ? undefined : prefixOf(index);
    if (route === undefined || prefix === undefined) return [];
    return [prefix === "" ? route.replace(/^\/?/, "/") : joined(prefix, route)];
  });
}

/** Reads a string literal, a `nameof`, or a constant of the same file; undefined for anything else. */
function valueAt(text: string, at: number, constants: () => ReadonlyMap<string, string>): string | undefined {
  argument.lastIndex = at;
  const [, literal, named, constant] = argument.exec(text) ?? [];
  return constant === undefined ? (literal ?? named) : constants().get(constant);
}

/** Returns the constant texts of a file by name; of several with one name, the first. */
function constantsIn(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/\bconst\s+string\s+(\w+)\s*=\s*"([^"\\\r\n]*)"/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value] as const).reverse());
}

const argument = /\s*(?:@?"([^"\\\r\n]*)"|nameof\s*\(\s*(?:[\w.]*\.)?(\w+)\s*\)|(?:\w+\.)*(\w+)\s*[,)])/y;
