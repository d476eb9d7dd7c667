import type { Diagnostic, Note, Span } from "../../../diagnostics/diagnostic.ts";
import type { Name } from "../../ast-node.ts";

/** A declaration with a name. */
export interface Named {
  readonly name: Name;
}

/** Reports each declaration with the name of an earlier one, with a note at that. `keyOf` normalises names, by default to lower case. */
export function clashingNames<D extends Named>(
  decls: readonly D[],
  diagnose: (
    name: string,
    at: { readonly span: Span; readonly notes: readonly Note[] },
    pair: readonly [D, D],
  ) => Diagnostic,
  keyOf: (name: string) => string = (name) => name.toLowerCase(),
): readonly Diagnostic[] {
  if (decls.length < 2) return [];
  const seen = new Map<string, D>();
  return decls.flatMap((decl) => {
    const { name } = decl;
    const key = keyOf(name.text);
    const first = seen.get(key);
    // Recovery leaves names empty.
    if (first === undefined || name.text === "") {
      seen.set(key, decl);
      return [];
    }
    const notes = [{ message: `\`${first.name.text}\` is first declared here.`, span: first.name }];
    return [diagnose(name.text, { span: name, notes }, [first, decl])];
  });
}
