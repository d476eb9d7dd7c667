import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Context } from "../ir.ts";

/** One rule of the OpenAPI document of a context; what breaks it is right as a model. */
export type DocumentCheck = (context: Context) => readonly Diagnostic[];
