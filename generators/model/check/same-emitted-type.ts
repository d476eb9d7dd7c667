import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";

/** The C# types of a planned file. */
interface EmittedTypes {
  readonly namespace: string;
  readonly types: readonly string[];
  readonly generator: string;
}

const hint = "Give one of the two declarations another name.";

/** Reports types that have one name in one namespace. Letter case is ignored, as a file system may ignore it. */
export function sameEmittedType(files: readonly EmittedTypes[]): readonly Diagnostic[] {
  const known = new Map<string, string>();
  return files.flatMap(({ namespace, types, generator }) =>
    types.flatMap((type) => {
      const name = `${namespace}.${type}`;
      const made = wordsOf(generator.replace(/Generator$/, ""));
      const other = known.get(name.toLowerCase());
      known.set(name.toLowerCase(), other ?? made);
      return other === undefined ? [] : [report(catalogue.sameEmittedType, { name, makers: [other, made] }, { hint })];
    }),
  );
}

/** `CommandHandler` is "command handler". */
function wordsOf(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, " $&").toLowerCase();
}
