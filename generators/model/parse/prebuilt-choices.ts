import type { GrammarChoices } from "./choices.ts";

/** The choices of the grammar as the build has worked them out; undefined in the sources, which work them out as they start. */
export const prebuiltChoices: GrammarChoices | undefined = undefined;
