// Escapes and classes are matched first, so that what stands inside them stays as it is.
const tokens =
  /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\(\?#[^)]*\)|\(\?[imnsx-]+\)|\(\?(?:[imnsx-]+:|>|'[^']*'|<(?![=!])[^>]*>|(?=\())/g;

/** Why a .NET regular expression cannot be compiled; undefined where nothing is wrong. Approximate: groups that only .NET has are read as plain ones. */
export function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern.replace(tokens, neutral));
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(": ").at(-1) ?? "") : "";
    return reason.charAt(0).toLowerCase() + reason.slice(1);
  }
}

function neutral(token: string): string {
  if (token.startsWith("\\")) return /^\\[AGzZk]$/.test(token) ? "" : token;
  if (!token.startsWith("(?")) return token;
  return token.endsWith(")") ? "" : "(?:";
}
