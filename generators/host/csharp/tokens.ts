/** Splits blanked C# text into words and brackets; operators are omitted. */
export function tokensOf(blanked: string): readonly string[] {
  return blanked.match(/@?[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*|[{}()<>:;,.]/gu) ?? [];
}

export function isWord(token: string | undefined): token is string {
  return token !== undefined && !/^[{}()<>:;,.]$/.test(token);
}

// Deeper brackets are no code that anybody wrote; without a limit, unclosed ones would take quadratic time.
const deepest = 64;

/** Returns the index after the bracket that closes the one at `at`, or `limit` if it is not closed before. */
export function afterBrackets(tokens: readonly string[], at: number, limit = tokens.length): number {
  const open = tokens[at];
  const close = open === "<" ? ">" : ")";
  let depth = 0;
  for (let next = at; next < limit && depth <= deepest; next++) {
    depth += tokens[next] === open ? 1 : tokens[next] === close ? -1 : 0;
    if (depth === 0) return next + 1;
  }
  return limit;
}

/** Reads the dotted name at `at`, without `global::` and `@`, and returns the index after it. */
export function readDottedName(tokens: readonly string[], at: number): { readonly name: string; readonly end: number } {
  const parts: string[] = [];
  let end = at;
  for (let token = tokens[end]; isWord(token); token = tokens[end]) {
    parts.push(token.replace("@", ""));
    const isAlias = tokens[end + 1] === ":" && tokens[end + 2] === ":";
    end += isAlias ? 3 : tokens[end + 1] === "." ? 2 : 1;
    if (tokens[end - 1] !== "." && !isAlias) break;
  }
  return { name: (parts[0] === "global" ? parts.slice(1) : parts).join("."), end };
}
