import type { Layer } from "../../generators/api/types.ts";

/** The kinds of input, by the ending of their files. */
export type Kind = "model" | "yaml";

/** The endpoint libraries of the host, by their titles. */
export const libraries = { minimal: "Minimal APIs", fastendpoints: "FastEndpoints" } as const;

export type Library = keyof typeof libraries;

/** The layers to choose from; the domain is always there. Entity files have the choice of tests alone. */
export const choices: Readonly<Record<Kind, readonly Layer[]>> = {
  model: ["application", "infrastructure", "api", "tests"],
  yaml: ["tests"],
};

/** An input with the choices about its output. */
export interface Input {
  readonly kind: Kind;
  readonly text: string;
  /** The named layers; each brings those that it stands on. */
  readonly layers: readonly Layer[];
  readonly library: Library;
}
