import type { KnownNames } from "../render/link-names.ts";

/** Templates that mention the same names. */
export interface TemplateFamily {
  readonly known: KnownNames;
  /** As the build has compiled them. */
  readonly prebuilt: PrebuiltTemplates | undefined;
}

/** Compiled templates as JSON, by their names. */
export type PrebuiltTemplates = Readonly<Record<string, string>>;
