import type { PrebuiltTemplates } from "./template-family.ts";

/** Undefined in the sources, which compile templates as they are used. */
export const prebuiltEntityTemplates: PrebuiltTemplates | undefined = undefined;
