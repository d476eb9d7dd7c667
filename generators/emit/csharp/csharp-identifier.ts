const keywords: ReadonlySet<string> = new Set(
  (
    "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern " +
    "false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override " +
    "params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof " +
    "uint ulong unchecked unsafe ushort using virtual void volatile while await"
  ).split(" "),
);

/** A name as a C# identifier: reserved words get their `@`. */
export function csharpIdentifier(name: string): string {
  return keywords.has(name) ? `@${name}` : name;
}

/** A name that no other in the same place has; underscores make the difference. */
export function freshIdentifier(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freshIdentifier(`${name}_`, taken) : name;
}
