import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Declared } from "../declaration.ts";

/** One rule of meaning: all files as written in, what breaks the rule out. */
export type Check = (declared: Declared) => readonly Diagnostic[];
