import compiled from "tenon:templates";
import type { System } from "../../generators/flow/system.ts";

/** The part of the outside world that prints C#: its templates, which the build of the site has compiled. */
export type BrowserSystem = Pick<System, "templates">;

/** Returns the templates of the bundle. Own templates do not exist in a browser. */
export function systemOfBrowser(): BrowserSystem {
  const texts = new Map<string, string>();
  const templates = {
    get: (name: string) => texts.get(name),
    has: (name: string) => compiled[name] !== undefined,
    keys: () => texts.keys(),
    compiled: (name: string) => {
      const json = compiled[name];
      return json === undefined ? undefined : JSON.parse(json);
    },
  };
  return { templates: () => templates };
}
