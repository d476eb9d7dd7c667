/** Tells whether a constraint of ASP.NET takes some text in parentheses. */
type Accepts = (given: string | undefined) => boolean;

const none: Accepts = (given) => given === undefined;
const long = /^\s*[+-]?\d{1,18}\s*$/;
const isLength = (text: string) => /^\s*\+?\d{1,9}\s*$/.test(text);

const constraints: ReadonlyMap<string, Accepts> = new Map([
  ...[
    "int",
    "bool",
    "datetime",
    "decimal",
    "double",
    "float",
    "guid",
    "long",
    "alpha",
    "required",
    "file",
    "nonfile",
  ].map((name) => [name, none] as const),
  ["min", (given) => given !== undefined && long.test(given)],
  ["max", (given) => given !== undefined && long.test(given)],
  ["minlength", (given) => given !== undefined && isLength(given)],
  ["maxlength", (given) => given !== undefined && isLength(given)],
  ["length", isLengthRange],
  ["range", isRange],
  ["regex", isPattern],
]);

/** Returns the reason why ASP.NET refuses constraints such as `:int:min(1)`, as the end of a sentence. */
export function constraintFault(written: string): string | undefined {
  for (const [, text = ""] of written.matchAll(/:([^:=(]*(?:\(.*?\)(?=$|:))?[^:]*?)(?=$|:)/gs)) {
    if (text === "") continue;
    const [, name = text, given] = /^([^(]*)\((.*)\)$/s.exec(text) ?? [];
    const accepts = constraints.get(name.toLowerCase());
    if (accepts === undefined) return `\`${text}\` is no constraint that ASP.NET knows`;
    if (!accepts(given)) return `the constraint \`${text}\` does not have the arguments that it takes`;
  }
  return undefined;
}

function isLengthRange(given: string | undefined): boolean {
  const bounds = given?.split(",") ?? [];
  return bounds.length > 0 && bounds.length < 3 && bounds.every(isLength) && inOrder(bounds);
}

function isRange(given: string | undefined): boolean {
  const bounds = given?.split(",") ?? [];
  return bounds.length === 2 && bounds.every((bound) => long.test(bound)) && inOrder(bounds);
}

function inOrder([low, high]: readonly string[]): boolean {
  return high === undefined || BigInt((low ?? "").trim()) <= BigInt(high.trim());
}

/** Tells whether some dialect of regular expressions could mean a pattern. */
function isPattern(given: string | undefined): boolean {
  if (given === undefined) return false;
  try {
    return new RegExp(given) !== undefined;
  } catch {
    return given.includes("(?");
  }
}
