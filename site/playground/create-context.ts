import templates from "tenon:templates";
import type { System } from "../../generators/flow/system.ts";

/**
 * Returns the part of the outside world that prints C#. In the bundle of the page it stands in for the module of the
 * same name, which asks Node for the templates of the package; a browser has them in its bundle, compiled.
 */
export function createContext(_folder: string): Pick<System, "templates"> {
  const all = {
    get: () => undefined,
    has: (name: string) => templates[name] !== undefined,
    keys: () => Object.keys(templates).values(),
    compiled: (name: string) => templates[name],
  };
  return { templates: () => all };
}
