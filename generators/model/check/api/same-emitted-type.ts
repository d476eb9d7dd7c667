import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { wordsOf } from "../../../text/casing.ts";

/** The C# types that a generator prints of one item. */
interface EmittedTypes {
  readonly namespace: string;
  readonly types: readonly string[];
  readonly row: { readonly name: string };
}

const hint = "Give one of the two declarations another name.";

/** Reports types that have one name in one namespace. Letter case is ignored, as a file system may ignore it. */
export function sameEmittedType(printed: readonly EmittedTypes[]): readonly Diagnostic[] {
  const known = new Map<string, string>();
  return printed.flatMap(({ namespace, types, row }) =>
    types.flatMap((type) => {
      const name = `${namespace}.${type}`;
      const made = wordsOf(row.name.replace(/Generator$/, ""))
        .join(" ")
        .toLowerCase();
      const other = known.get(name.toLowerCase());
      known.set(name.toLowerCase(), other ?? made);
      return other === undefined ? [] : [report(catalogue.sameEmittedType, { name, makers: [other, made] }, { hint })];
    }),
  );
}
