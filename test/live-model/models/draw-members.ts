import { type Draw, maybe, oneOf, some } from "./draw.ts";

const memberNames =
  "name value_ class event note count src request ct query type record await namespace task guid base item x1 result sum min string unitOfWork handler lines state other raise domainEvents checkInvariants Regex _x".split(
    " ",
  );

/** A field, parameter or criterion. */
export interface Member {
  readonly name: string;
  readonly type: string;
}

/** Returns the possible types of a member: those of the language and those declared before. */
export function typesWith(enums: readonly string[], values: string[]) {
  return { enums, values };
}

/** Draws up to four members with different names. */
export function drawMembers(draw: Draw, kinds: ReturnType<typeof typesWith>): readonly Member[] {
  return some(draw, memberNames, draw(5)).map((name) => ({ name, type: drawType(draw, kinds) }));
}

function drawType(draw: Draw, { enums, values }: ReturnType<typeof typesWith>): string {
  const scalars = [
    "Int",
    "Long",
    "String",
    "Decimal",
    "Double",
    "Bool",
    "Instant",
    "Date",
    "Time",
    "Duration",
  ] as const;
  const declared = [...enums, ...values, "CopyId"] as const;
  const plain = oneOf(draw, [...scalars, ...declared]);
  const scalar = oneOf(draw, scalars);
  return oneOf(draw, [
    plain,
    plain,
    plain,
    `${plain}?`,
    `List<${plain}>`,
    "List<Int>",
    "Int?",
    `Set<${scalar}>`,
    `Map<String, ${plain}>`,
    `Range<${oneOf(draw, ["Int", "Decimal", "Instant", "Date", "Duration"])}>`,
    `List<${plain}>?`,
  ]);
}

/** Draws the declaration of a field, with a default if its type allows one. */
export function memberText(draw: Draw, { name, type }: Member): string {
  const value = defaults[type];
  const marked = maybe(draw, '@deprecated("gone") ', 8);
  return `${marked}${name}: ${type}${value === undefined ? "" : maybe(draw, ` = ${value}`, 3)}`;
}

const defaults: Readonly<Record<string, string>> = {
  Int: "-3",
  String: '"a \\"b\\" {0}"',
  Decimal: "0.5",
  Double: "0.5",
  Bool: "true",
  "List<Int>": "[1, -2]",
  "Set<String>": "[]",
};
