import type { Diagnostic, Note, Span } from "../../diagnostics/diagnostic.ts";
import type { Name } from "../ast.ts";

interface Named {
  readonly name: Name;
}

/** Reports each declaration whose name an earlier one has, with a note at the earlier. Names are compared by `keyOf`, without letter case unless it says otherwise. */
export function clashingNames<D extends Named>(
  decls: readonly D[],
  diagnose: (
    name: string,
    at: { readonly span: Span; readonly notes: readonly Note[] },
    pair: readonly [D, D],
  ) => Diagnostic,
  keyOf: (name: string) => string = (name) => name.toLowerCase(),
): readonly Diagnostic[] {
  const seen = new Map<string, D>();
  return decls.flatMap((decl) => {
    const { text, span } = decl.name;
    const first = seen.get(keyOf(text));
    // Recovery leaves names empty.
    if (first === undefined || text === "") {
      seen.set(keyOf(text), decl);
      return [];
    }
    const notes = [{ message: `\`${first.name.text}\` is first declared here.`, span: first.name.span }];
    return [diagnose(text, { span, notes }, [first, decl])];
  });
}
