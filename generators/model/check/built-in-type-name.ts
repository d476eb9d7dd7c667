import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { generics, scalars } from "../type.ts";
import type { NameCheck } from "./check.ts";

/** Checks that no declaration has the name of a built-in type. */
export const builtInTypeName: NameCheck = ({ context }) =>
  [...context.types.map(({ decl }) => decl.name), ...context.queries.map(({ name }) => name)]
    .filter(({ text }) => Object.hasOwn(scalars, text) || generics.has(text))
    .map((name) => report(catalogue.builtInTypeName, { name: name.text }, { span: name }));
