import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { ModelFile } from "../../emit/plan-model.ts";

/** Finds types that would have one name in one namespace; letter case aside, as their files would. */
export function checkTypeNames(files: readonly ModelFile[]): readonly Diagnostic[] {
  const known = new Map<string, string>();
  return files.flatMap(({ namespace, types, generator }) =>
    types.flatMap((type) => {
      const name = `${namespace}.${type}`;
      const made = generator.replace(/Generator$/, "");
      const other = known.get(name.toLowerCase());
      known.set(name.toLowerCase(), other ?? made);
      return other === undefined ? [] : [report(catalogue.sameEmittedType, { name, makers: [other, made] })];
    }),
  );
}
