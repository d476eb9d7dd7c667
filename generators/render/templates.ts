/** The text of every template by its path without the ending, such as `entity/service`; partials stand under `partials/`. */
export type Templates = ReadonlyMap<string, string>;
