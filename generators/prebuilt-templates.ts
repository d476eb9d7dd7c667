/** Templates of one family mention the same names. */
export type TemplateFamily = "entities" | "models";

/** Every template as the build has compiled it, as JSON by its name; undefined in the sources, which compile them as they are used. */
export const prebuiltTemplates: Readonly<Record<TemplateFamily, Readonly<Record<string, string>>>> | undefined =
  undefined;
