import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Declared } from "../declaration.ts";

/** A semantic check of entity files: declarations in, diagnostics out. */
export type Check = (declared: Declared) => readonly Diagnostic[];
