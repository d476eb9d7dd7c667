/** The layers that a build can emit. Spec: model-csharp, Layers. */
export type Layer = "domain" | "application" | "infrastructure" | "api" | "tests";

/** The layers that each name emits: endpoints call handlers, and a store implements their repositories. Spec: model-csharp, Layers. */
const emitted: Readonly<Record<Layer, readonly Layer[]>> = {
  domain: ["domain"],
  application: ["application"],
  infrastructure: ["application", "infrastructure"],
  api: ["application", "api"],
  tests: ["application", "api", "tests"],
};

/** Every layer that a user can name. */
export const layerNames: readonly string[] = Object.keys(emitted);

/** True for the name of a layer. */
export function isLayer(name: string): name is Layer {
  return Object.hasOwn(emitted, name);
}

/** Returns the named layers with those that they stand on. The domain is always included. */
export function layersOf(names: readonly Layer[]): ReadonlySet<Layer> {
  return new Set(["domain", ...names.flatMap((name) => emitted[name])]);
}
