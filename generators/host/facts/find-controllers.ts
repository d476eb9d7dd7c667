import { type Verb, verbs } from "../../http/operation.ts";
import type { Attribute, ClassBody, MethodBody } from "../csharp/read-class-bodies.ts";
import { type SourceTexts, verbsIn } from "./find-endpoints.ts";

/** A class that may be a controller, or the base of one. */
export interface ControllerClass {
  readonly name: string;
  readonly base: string;
  readonly isAbstract: boolean;
  /** True if an attribute says it. */
  readonly isMarked: boolean;
  readonly area: string | undefined;
  /** The templates of `[Route]`; undefined for one that cannot be read. */
  readonly templates: readonly (string | undefined)[];
  readonly actions: readonly Action[];
}

/** A method that answers requests. */
export interface Action {
  readonly method: string;
  /** The name that `[action]` stands for. */
  readonly name: string;
  readonly selectors: readonly Selector[];
}

/** One route of an action. */
export interface Selector {
  /** Undefined for any. */
  readonly verbs: readonly Verb[] | undefined;
  /** Undefined if it is no literal; absent if the route is that of the class. */
  readonly template?: string | undefined;
}

/** Reads the classes that controllers are, or are derived from. Spec: host, Routes and endpoint names. */
export function findControllers(classes: readonly ClassBody[], texts: SourceTexts): readonly ControllerClass[] {
  return classes.map(({ name, base, isAbstract, attributes, methods }) => ({
    name,
    base,
    isAbstract,
    isMarked: has(attributes, "ApiController") || has(attributes, "Controller"),
    area: attributes.flatMap((one) => (one.name === "Area" ? [valueOfAttribute(one, texts)] : []))[0],
    templates: attributes.filter((one) => one.name === "Route").map((one) => valueOfAttribute(one, texts)),
    actions: methods
      .filter((one) => one.isPublic && one.name !== name && !has(one.attributes, "NonAction"))
      .map((one) => actionOf(one, texts)),
  }));
}

function actionOf({ name, attributes }: MethodBody, texts: SourceTexts): Action {
  const stated = attributes.flatMap((one) => (one.name === "ActionName" ? [valueOfAttribute(one, texts)] : []))[0];
  const ofVerbs = attributes.flatMap((one) => selectorOf(one, texts));
  const own = ofVerbs.filter((one) => "template" in one);
  const bare = ofVerbs.filter((one) => !("template" in one));
  const routes = attributes
    .filter((one) => one.name === "Route")
    .map((one) => ({ template: valueOfAttribute(one, texts) }));
  const shared = bare.length > 0 ? bare.flatMap((one) => one.verbs ?? []) : undefined;
  const fromRoutes = routes.map((one) => ({ ...one, verbs: shared }));
  const rest = fromRoutes.length > 0 ? fromRoutes : bare;
  const selectors = own.length + rest.length > 0 ? [...own, ...rest] : [{ verbs: undefined }];
  return { method: name, name: stated ?? name.replace(/(?<=.)Async$/, ""), selectors };
}

/** Reads an attribute such as `[HttpGet("{id}")]` or `[AcceptVerbs("GET", Route = "{id}")]`. */
function selectorOf(attribute: Attribute, texts: SourceTexts): readonly Selector[] {
  const { name, arguments: at } = attribute;
  if (name === "AcceptVerbs") {
    const written = at === undefined ? "" : (/^[^)]*/.exec(texts.text.slice(at, at + 500))?.[0] ?? "");
    const [stated] = /\bRoute\s*=/.exec(written) ?? [];
    const template =
      stated === undefined || at === undefined ? {} : templateAt(texts, at + written.indexOf(stated) + stated.length);
    return [{ verbs: verbsIn(written.replace(/\bRoute\s*=.*/s, "")), ...template }];
  }
  const [, word] = /^Http(Get|Post|Put|Patch|Delete|Head|Options)$/.exec(name) ?? [];
  if (word === undefined) return [];
  const own = verbs.filter((verb) => verb === word.toUpperCase());
  const isNamedOnly = at === undefined || /^\s*(?:\)|(?:Name|Order)\s*=)/.test(texts.text.slice(at, at + 100));
  return [{ verbs: own, ...(!isNamedOnly && templateAt(texts, at)) }];
}

function templateAt({ literalAt }: SourceTexts, at: number): Pick<Selector, "template"> {
  return { template: literalAt(at) };
}

function valueOfAttribute({ arguments: at }: Attribute, { literalAt }: SourceTexts): string | undefined {
  return at === undefined ? undefined : literalAt(at);
}

function has(attributes: readonly Attribute[], name: string): boolean {
  return attributes.some((one) => one.name === name);
}
