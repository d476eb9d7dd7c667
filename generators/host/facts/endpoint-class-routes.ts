import { verbs } from "../../http/operation.ts";
import { lastPartOf } from "../../text/class-names.ts";
import { afterBracket, afterName, readType } from "../csharp/code-tokens.ts";
import { methodsOf } from "../csharp/methods-of.ts";
import type { SourceFile } from "../snapshot/source-file.ts";
import { type ClassesByName, type ClassPart, classChains } from "./class-chain.ts";
import type { ClassRoute } from "./controller-routes.ts";
import { verbsIn } from "./find-endpoints.ts";
import { joined } from "./route-prefixes.ts";

/** Returns the prefix that the host gives to all endpoints of FastEndpoints; undefined if it cannot be read. */
export function libraryPrefix(files: readonly Pick<SourceFile, "libraryPrefixes">[]): string | undefined {
  const found = new Set(files.flatMap(({ libraryPrefixes }) => libraryPrefixes));
  return found.size > 1 ? undefined : [...found, ""][0];
}

/** Returns the routes of the host's own endpoints of FastEndpoints. Spec: host, Routes and endpoint names. */
export function endpointClassRoutes(classes: ClassesByName, prefix: string | undefined): readonly ClassRoute[] {
  return classChains(classes).flatMap(([own, ...others]) => {
    if (![own, ...others].some(isEndpoint)) return [];
    const { routes, ...set } = setUpOf(own);
    const parts = [set, ...others.filter(({ name }) => name === own.name).map(setUpOf)];
    const group = parts.find((one) => one.group !== undefined)?.group;
    const before = parts.find((one) => one.prefix !== undefined)?.prefix ?? prefix;
    const inGroups = group === undefined ? "" : groupPrefix(group, classes, 0);
    const isUnclear = inGroups === undefined || before === undefined || parts.some((one) => one.isUnclear);
    return routes.map(({ path, verbs: answered }) => ({
      path: isUnclear || path === undefined ? undefined : joined(joined(before, inGroups), path),
      written: own.name,
      verbs: answered,
      file: own.file,
    }));
  });
}

function isEndpoint({ base }: ClassPart): boolean {
  return /^(?:.*\bEp\.|(?:.*[.:])?Endpoint(?:Without|With|$))/.test(base);
}

const deepest = 8;

/** Returns the prefix of a group with those of the groups around it; undefined if one of them cannot be read. */
function groupPrefix(name: string, classes: ClassesByName, depth: number): string | undefined {
  const [found] = classes.get(lastPartOf(name)) ?? [];
  const { prefix, group, isUnclear } = found === undefined ? {} : setUpOf(found);
  if (prefix === undefined || isUnclear || depth > deepest) return undefined;
  const outer = group === undefined ? "" : groupPrefix(group, classes, depth + 1);
  return outer === undefined ? undefined : joined(outer, prefix);
}

/** Reads what `Configure`, the constructor and the attributes of an endpoint or group say. */
function setUpOf(part: ClassPart) {
  const { name, base, bases, attributes } = part;
  const setUp = methodsOf(part).filter((one) => one.name === "Configure" || one.name === name);
  const calls = setUp.flatMap(({ body }) => callsIn(body, part));
  const named = (...names: readonly string[]) => calls.filter((one) => names.includes(one.name));
  const ofAttributes = attributes.flatMap(({ name: attribute, arguments: given }) => {
    const own = verbs.filter((verb) => `Http${verb}`.toLowerCase() === attribute.toLowerCase());
    return own.length === 0 || given.length === 0 ? [] : [{ path: part.valueAt(given, 0), verbs: own }];
  });
  const listed = named("Verbs").flatMap(({ given }) => verbsIn(given.join(" ")));
  const [prefixed] = named("Configure", "RoutePrefixOverride");
  return {
    /** The routes; undefined for one that cannot be read. */
    routes: [
      ...ofAttributes,
      ...named("Get", "Post", "Put", "Patch", "Delete", "Head").flatMap(({ name: verb, values }) =>
        values.map((path) => ({ path, verbs: verbsIn(verb) })),
      ),
      ...named("Routes").flatMap(({ values }) => values.map((path) => ({ path, verbs: listed }))),
    ],
    /** The group that `Group<T>` names, or the one that a subgroup is in. */
    group: named("Group")[0]?.type ?? (/\bSubGroup$/.test(base) ? bases[0]?.arguments[0]?.name : undefined),
    /** The prefix of a group, or the one that replaces the host's; undefined if there is none. */
    prefix: prefixed?.values[0],
    /** True if a version or something else that cannot be read adds to the route. */
    isUnclear:
      named("Configure", "RoutePrefixOverride").some(({ values }) => values[0] === undefined) ||
      named("Version").some(({ given: [version, next] }) => version !== "0" || (next !== undefined && next !== ",")),
  };
}

/** The methods by which an endpoint of FastEndpoints or a group of them says its routes. */
export const setUpCalls = new Set(
  "Get Post Put Patch Delete Head Verbs Routes Group Configure RoutePrefixOverride Version".split(" "),
);

interface Call {
  readonly name: string;
  readonly type: string | undefined;
  readonly given: readonly string[];
  readonly values: readonly (string | undefined)[];
}

function callsIn(body: readonly string[], { valueAt }: ClassPart): readonly Call[] {
  return body.flatMap((name, at) => {
    const open = afterName(body, at);
    if (!setUpCalls.has(name) || body[at - 1] === "." || body[open] !== "(") return [];
    const given = body.slice(open + 1, afterBracket(body, open) - 1);
    const starts = [0, ...given.flatMap((token, index) => (token === "," ? [index + 1] : []))];
    const type = readType(body, at + 2)?.type.name;
    return [{ name, type, given, values: starts.map((start) => valueAt(given, start)) }];
  });
}
