import type { RouteTemplate, TemplatePart } from "./route-template.ts";

/** Returns the reason why ASP.NET refuses a well-formed template, as the end of a sentence. One refused template ends the whole host. Spec: model-http, Templates refused by the host. */
export function hostFault({ text, parts }: RouteTemplate): string | undefined {
  const segments = segmentsOf(parts);
  const inner = segments.at(-1)?.length === 0 ? segments.slice(0, -1) : segments;
  if (inner.some((segment) => segment.length === 0) && text !== "/") return "it has two `/` in a row";
  const faults = inner.flatMap((segment, index) =>
    segment.flatMap((part, at) => {
      if (part.kind === "literal") return part.text.includes("?") ? ["a `?` stands outside of a parameter"] : [];
      const beside = { before: segment.slice(0, at), after: segment.slice(at + 1), isLast: index === inner.length - 1 };
      return parameterFault(part) ?? positionFault(part, beside) ?? [];
    }),
  );
  return faults[0] ?? repeatedName(parts);
}

/** Returns the parts between the slashes, beginning after the first slash. */
function segmentsOf(parts: readonly TemplatePart[]): readonly (readonly TemplatePart[])[] {
  const segments: TemplatePart[][] = [[]];
  for (const part of parts) {
    const [first = "", ...others] = part.kind === "literal" ? part.text.split("/") : [];
    if (part.kind === "parameter") segments.at(-1)?.push(part);
    else if (first !== "") segments.at(-1)?.push({ kind: "literal", text: first });
    for (const text of others) segments.push(text === "" ? [] : [{ kind: "literal", text }]);
  }
  return segments.slice(1);
}

type Parameter = Extract<TemplatePart, { readonly kind: "parameter" }>;

function parameterFault({ name, written, isCatchAll, isOptional, constraints }: Parameter): string | undefined {
  if (/[/*?{}]/.test(name) || /^\*{3}|\?\?$/.test(written))
    return `the name of \`{${written}}\` holds a character that a name cannot hold`;
  if (isCatchAll && isOptional) return `\`{${written}}\` takes the rest of the path, so it cannot be optional`;
  const [, conditions = "", initial] =
    /^((?::[^:=(]*(?:\(.*?\)(?=$|[:=]))?[^:=]*?(?=$|[:=]))*)(=.*)?$/s.exec(constraints) ?? [];
  if (initial !== undefined && isOptional) return `\`{${written}}\` has a default, so it cannot be optional`;
  return constraintFault(conditions);
}

interface Neighbours {
  readonly before: readonly TemplatePart[];
  readonly after: readonly TemplatePart[];
  readonly isLast: boolean;
}

function positionFault(
  { written, isCatchAll, isOptional }: Parameter,
  { before, after, isLast }: Neighbours,
): string | undefined {
  const previous = before.at(-1);
  if (previous?.kind === "parameter") return `nothing stands between \`{${previous.written}}\` and \`{${written}}\``;
  if (isCatchAll && (!isLast || before.length + after.length > 0))
    return `\`{${written}}\` takes the rest of the path, so nothing can stand beside or after it`;
  if (!isOptional) return undefined;
  if (after.length > 0) return `\`{${written}}\` is optional, so it must be the end of its segment`;
  return previous === undefined || previous.text === "."
    ? undefined
    : `\`{${written}}\` is optional, so only a full stop can stand before it`;
}

function repeatedName(parts: readonly TemplatePart[]): string | undefined {
  const names = parts.flatMap((part) => (part.kind === "parameter" ? [part.name] : []));
  const lower = names.map((name) => name.toLowerCase());
  const repeated = names.find((name, index) => lower.indexOf(name.toLowerCase()) < index);
  return repeated && `\`{${repeated}}\` stands in it twice; letter case does not count`;
}

/** Tells whether a constraint of ASP.NET takes some text in parentheses. */
type Accepts = (given: string | undefined) => boolean;

const none: Accepts = (given) => given === undefined;
const long = /^\s*[+-]?\d{1,18}\s*$/;
const isLength = (text: string) => /^\s*\+?\d{1,9}\s*$/.test(text);

const plainConstraints = "int bool datetime decimal double float guid long alpha required file nonfile";

const constraints: ReadonlyMap<string, Accepts> = new Map([
  ...plainConstraints.split(" ").map((name) => [name, none] as const),
  ["min", (given) => given !== undefined && long.test(given)],
  ["max", (given) => given !== undefined && long.test(given)],
  ["minlength", (given) => given !== undefined && isLength(given)],
  ["maxlength", (given) => given !== undefined && isLength(given)],
  ["length", isLengthRange],
  ["range", isRange],
  ["regex", isPattern],
]);

/** Returns the reason why ASP.NET refuses constraints such as `:int:min(1)`, as the end of a sentence. */
function constraintFault(written: string): string | undefined {
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
