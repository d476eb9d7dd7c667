import { type Verb, verbs } from "../../http/operation.ts";
import { lastPartOf } from "../../text/class-names.ts";
import { type Method, methodsOf } from "../csharp/methods-of.ts";
import type { Attribute } from "../csharp/read-members.ts";
import { type ClassesByName, type ClassPart, classChains } from "./class-chain.ts";
import { verbsIn } from "./find-endpoints.ts";
import { joined } from "./route-prefixes.ts";

/** A route of a class; without a path if it cannot be read. */
export interface ClassRoute {
  readonly path: string | undefined;
  readonly written: string;
  readonly verbs: readonly Verb[] | undefined;
  readonly file: string;
}

/** A method that answers requests. */
interface Action {
  readonly method: string;
  /** The name that `[action]` stands for. */
  readonly name: string;
  readonly selectors: readonly Selector[];
}

/** One route of an action. */
interface Selector {
  /** Undefined for any. */
  readonly verbs: readonly Verb[] | undefined;
  /** Undefined if it is no literal; absent if the route is that of the class. */
  readonly template?: string | undefined;
}

const mappers = [
  "MapControllers",
  "MapControllerRoute",
  "MapDefaultControllerRoute",
  "MapAreaControllerRoute",
  "UseMvc",
];

/** Returns the routes of the attributes of controllers, if the host maps these. Routes by convention come behind all others, so they clash with none. Spec: host, Routes and endpoint names. */
export function controllerRoutes(
  classes: ClassesByName,
  { called, transformsTokens }: { readonly called: ReadonlySet<string>; readonly transformsTokens: boolean },
): readonly ClassRoute[] {
  if (!mappers.some((name) => called.has(name))) return [];
  return classChains(classes).flatMap((chain) => (isController(chain) ? routesOf(chain, transformsTokens) : []));
}

type Chain = readonly [ClassPart, ...ClassPart[]];

function isController(chain: Chain): boolean {
  const bases = new Set(chain.map(({ base }) => lastPartOf(base)));
  return (
    chain.some(({ attributes }) => has(attributes, "ApiController") || has(attributes, "Controller")) ||
    bases.has("ControllerBase") ||
    bases.has("Controller") ||
    /.Controller$/.test(chain[0].name)
  );
}

/** Joins the templates of a class, or of its first base class with some, with those of all its actions. */
function routesOf(chain: Chain, transformsTokens: boolean): readonly ClassRoute[] {
  const [own] = chain;
  const stated = (name: string) => chain.map((one) => valuesOf(one, one.attributes, name));
  const templates = stated("Route").find((values) => values.length > 0) ?? [];
  const area = stated("Area").flatMap(([value]) => value ?? [])[0] ?? "";
  const controller = own.name.replace(/(?<=.)Controller$/, "");
  return actionsOf(chain).flatMap((action) =>
    action.selectors.flatMap((selector) =>
      templatesOf(selector, templates).map((template) => ({
        path: template === undefined ? undefined : filled(template, { controller, action, area }, transformsTokens),
        written: `${own.name}.${action.method}`,
        verbs: selector.verbs,
        file: own.file,
      })),
    ),
  );
}

/** Returns the actions of a class and of its base classes, without those that it overrides. */
function actionsOf([own, ...bases]: Chain): readonly Action[] {
  const actions = ownActions(own);
  const overridden = new Set(actions.map(({ method }) => method));
  return [...actions, ...bases.flatMap(ownActions).filter(({ method }) => !overridden.has(method))];
}

function ownActions(part: ClassPart): readonly Action[] {
  return methodsOf(part)
    .filter(
      ({ name, modifiers, attributes }) =>
        modifiers.has("public") && !modifiers.has("static") && name !== part.name && !has(attributes, "NonAction"),
    )
    .map((method) => actionOf(part, method));
}

function actionOf(part: ClassPart, { name, attributes }: Method): Action {
  const ofVerbs = attributes.flatMap((one) => selectorOf(part, one));
  const own = ofVerbs.filter((one) => "template" in one);
  const bare = ofVerbs.filter((one) => !("template" in one));
  const shared = bare.length > 0 ? bare.flatMap((one) => one.verbs ?? []) : undefined;
  const fromRoutes = valuesOf(part, attributes, "Route").map((template) => ({ template, verbs: shared }));
  const selectors = [...own, ...(fromRoutes.length > 0 ? fromRoutes : bare)];
  return {
    method: name,
    name: valuesOf(part, attributes, "ActionName")[0] ?? name.replace(/(?<=.)Async$/, ""),
    selectors: selectors.length > 0 ? selectors : [{ verbs: undefined }],
  };
}

/** Reads an attribute such as `[HttpGet("{id}")]` or `[AcceptVerbs("GET", Route = "{id}")]`. */
function selectorOf({ valueAt }: ClassPart, { name, arguments: given }: Attribute): readonly Selector[] {
  if (name === "AcceptVerbs") {
    const route = given.findIndex((word, at) => word === "Route" && given[at + 1] === "=");
    const listed = verbsIn(given.slice(0, route < 0 ? undefined : route).join(" "));
    return [{ verbs: listed, ...(route >= 0 && { template: valueAt(given, route + 2) }) }];
  }
  const own = verbs.filter((verb) => name.toLowerCase() === `http${verb}`.toLowerCase());
  if (own.length === 0 && !/^Http(?:Head|Options)$/.test(name)) return [];
  const isNamedOnly = given.length === 0 || (/^(?:Name|Order)$/.test(given[0] ?? "") && given[1] === "=");
  return [{ verbs: own, ...(!isNamedOnly && { template: valueAt(given, 0) }) }];
}

/** Returns the first arguments of the attributes of a name; undefined for one that cannot be read. */
function valuesOf({ valueAt }: ClassPart, attributes: readonly Attribute[], name: string) {
  return attributes.flatMap((one) => (one.name === name ? [valueAt(one.arguments, 0)] : []));
}

function has(attributes: readonly Attribute[], name: string): boolean {
  return attributes.some((one) => one.name === name);
}

/** Returns the templates of an action; none for one that only a convention routes. */
function templatesOf(selector: Selector, ofClass: readonly (string | undefined)[]): readonly (string | undefined)[] {
  if (!("template" in selector)) return ofClass;
  const { template } = selector;
  if (template === undefined || /^~?\//.test(template) || ofClass.length === 0) return [template?.replace(/^~/, "")];
  return ofClass.map((one) => (one === undefined ? undefined : joined(one, template)));
}

interface Tokens {
  readonly controller: string;
  readonly action: Action;
  readonly area: string;
}

/** Fills the tokens of a template; undefined if the host transforms them, or for one that is unknown. */
function filled(template: string, { controller, action, area }: Tokens, transformsTokens: boolean): string | undefined {
  const values = new Map([
    ["controller", controller],
    ["action", action.name],
    ["area", area],
  ]);
  const token = /\[(\w+)\]/g;
  if (transformsTokens && token.test(template)) return undefined;
  const path = template.replace(token, (whole, name: string) => values.get(name.toLowerCase()) ?? whole);
  return joined("", path);
}
