/** A template ready to be printed: Mustache's tokens without their positions, and the tokens of partials in place of their tags. */
export type CompiledTemplate = readonly (
  | readonly [kind: string, value: string]
  | readonly [kind: string, name: string, body: CompiledTemplate]
)[];

/**
 * The texts of templates by their path without the ending, such as `entity/service`; partials stand under `partials/`.
 * Iterating over the names reads no text.
 */
export interface Templates extends Pick<ReadonlyMap<string, string>, "get" | "has" | "keys"> {
  /** Returns a template that the build has compiled; undefined if the text must be compiled. */
  readonly compiled?: (name: string) => CompiledTemplate | undefined;
}
