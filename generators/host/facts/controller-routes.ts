import type { Verb } from "../../http/operation.ts";
import { lastPartOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";
import type { SourceFile } from "../snapshot/source-file.ts";
import type { Action, ControllerClass, Selector } from "./find-controllers.ts";
import { joined } from "./route-prefixes.ts";

/** A route of a class; without a path if it cannot be read. */
export interface ClassRoute {
  readonly path: string | undefined;
  readonly written: string;
  readonly verbs: readonly Verb[] | undefined;
  readonly file: string;
}

type Located = ControllerClass & { readonly file: string };

const mappers = [
  "MapControllers",
  "MapControllerRoute",
  "MapDefaultControllerRoute",
  "MapAreaControllerRoute",
  "UseMvc",
];

/** Returns the routes of the attributes of controllers, if the host maps these. Routes by convention come behind all others, so they clash with none. */
export function controllerRoutes(files: readonly SourceFile[], called: ReadonlySet<string>): readonly ClassRoute[] {
  if (!mappers.some((name) => called.has(name))) return [];
  const all: readonly Located[] = files.flatMap(({ controllers, file }) =>
    controllers.map((one) => ({ ...one, file })),
  );
  const byName = grouped(all, ({ name }) => name);
  const transformsTokens = files.some(({ transformsTokens: is }) => is);
  return all
    .filter(({ isAbstract }) => !isAbstract)
    .flatMap((one) => {
      const chain = withBases(one, byName);
      return isController(chain) ? routesOf(chain, transformsTokens) : [];
    });
}

const deepest = 8;

/** Returns a class and its base classes, the class first. A partial class is one with all its parts. */
export function withBases<T extends { readonly name: string; readonly base: string }>(
  one: T,
  byName: ReadonlyMap<string, readonly T[]>,
): readonly T[] {
  const chain = [one, ...(byName.get(one.name) ?? []).filter((part) => part !== one && part.base === "")];
  for (let next = byName.get(lastPartOf(one.base))?.[0]; next !== undefined && chain.length < deepest; ) {
    chain.push(next);
    next = byName.get(lastPartOf(next.base))?.[0];
  }
  return chain;
}

function isController(chain: readonly Located[]): boolean {
  const bases = new Set(chain.map(({ base }) => lastPartOf(base)));
  return (
    chain.some(({ isMarked }) => isMarked) ||
    bases.has("ControllerBase") ||
    bases.has("Controller") ||
    /.Controller$/.test(chain[0]?.name ?? "")
  );
}

/** Joins the templates of a class, or of its first base class with some, with those of all its actions. */
function routesOf(chain: readonly Located[], transformsTokens: boolean): readonly ClassRoute[] {
  const [own] = chain;
  if (own === undefined) return [];
  const templates = chain.find((one) => one.templates.length > 0)?.templates ?? [];
  const area = chain.find((one) => one.area !== undefined)?.area ?? "";
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
function actionsOf([own, ...bases]: readonly Located[]): readonly Action[] {
  const overridden = new Set(own?.actions.map(({ method }) => method));
  const inherited = bases.flatMap(({ actions }) => actions.filter(({ method }) => !overridden.has(method)));
  return [...(own?.actions ?? []), ...inherited];
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
