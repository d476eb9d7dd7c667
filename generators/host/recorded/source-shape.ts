import { verbs } from "../../http/operation.ts";
import { once } from "../../text/once.ts";
import type { TypeName } from "../csharp/code-tokens.ts";
import type { Constants } from "../csharp/read-code.ts";
import type { Attribute, Constructor, Parameter, SourceProperty } from "../csharp/read-members.ts";
import type { SourceType } from "../csharp/read-types.ts";
import type { MappedClass } from "../facts/find-mappings.ts";
import type { MappedRoute, PassedTo, PassingCall, Prefix } from "../host-route.ts";
import type { SourceFile } from "../snapshot/source-file.ts";
import { flag, known, list, mapped, optional, record, type Shape, setOf, text, unfit } from "./shape.ts";

/** A word, a number, `=>` or a sign, as C# text has it. Names of types and members get into generated code, so they are no more than that. */
const token = String.raw`(?:[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*|\d\w*(?:\.\d+\w*)?|=>|[^\s\w"\p{L}\p{Nl}])`;

const name = text(new RegExp(`^${token}?$`, "u"));

/** The name of a namespace, or the names before that of a type. */
const dotted = text(/^[^\s"'(){};=]*$/u);

const plain = text();

const quoted = text(/^"/);

/** The tokens of code: joined, unless a text in quotes is among them. */
const tokens: Shape<readonly string[]> = {
  write: (values) => {
    if (values.length === 0) return null;
    return values.some((one) => one.startsWith('"')) ? values : values.join(" ");
  },
  read: (json) => {
    if (typeof json !== "string") return words.read(json);
    return joined.test(json) ? json.split(" ") : unfit;
  },
};

const joined = new RegExp(`^${token}(?: ${token})*$`, "u");

const words = list<string>({
  write: (value) => value,
  read: (json) => (quoted.read(json) === unfit ? name.read(json) : quoted.read(json)),
});

const modifiers: Shape<ReadonlySet<string>> = mapped(
  text(/^[a-z ]*$/),
  (written): ReadonlySet<string> => new Set(written === "" ? [] : written.split(" ")),
  (values) => [...values].join(" "),
);

// The brackets of code that is read go no deeper.
const deepest = 64;

/** A type: its name alone, if it says no more. */
function typeName(depth = 0): Shape<TypeName> {
  const below = once(() => list(typeName(depth + 1)));
  const of: Shape<readonly TypeName[]> = {
    write: (values) => (values.length === 0 ? null : below().write(values)),
    read: (json) => (json === undefined ? [] : depth > deepest ? unfit : below().read(json)),
  };
  const whole = record<TypeName>({
    name,
    qualifier: mapped(
      optional(dotted),
      (value = "") => value,
      (value) => (value === "" ? undefined : value),
    ),
    arguments: of,
    isOptional: flag,
    isArray: flag,
  });
  return {
    write: (value) => {
      const isBare = value.qualifier === "" && value.arguments.length === 0 && !value.isOptional && !value.isArray;
      return isBare ? value.name : whole.write(value);
    },
    read: (json) => {
      if (typeof json !== "string") return whole.read(json);
      const found = name.read(json);
      return found === unfit ? unfit : { name: found, qualifier: "", arguments: [], isOptional: false, isArray: false };
    },
  };
}

const type = typeName();

const attributes = list(record<Attribute>({ name, type: optional(type), arguments: tokens }));

const property = record<SourceProperty>({
  name,
  type,
  attributes,
  isReadable: flag,
  setter: optional(text<"set" | "init">(/^(?:set|init)$/)),
  isRequired: flag,
  isStored: flag,
});

const constructorShape = record<Constructor>({
  isPublic: flag,
  parameters: known(list(record<Parameter>({ name, type, attributes, hasDefault: flag }))),
  setsRequired: flag,
});

/** A type of a file, but for its places in the text. */
const sourceType = record<SourceType>({
  name,
  namespace: dotted,
  kind: text(/^(?:class|struct|enum|interface)$/),
  isRecord: flag,
  modifiers,
  isPublic: flag,
  isNested: flag,
  attributes,
  parameters: list(name),
  bases: list(type),
  properties: list(property),
  constructors: list(constructorShape),
  body: tokens,
  at: { write: () => null, read: () => undefined },
  open: { write: () => null, read: () => undefined },
});

const prefix = optional(
  record<Prefix>({
    text: plain,
    via: optional(record<PassedTo>({ method: plain, isExtension: flag, isGroup: flag })),
  }),
);

/** The facts in a C# file, but for its place. */
export const sourceFacts = record<Omit<SourceFile, "project" | "file" | "isNullable">>({
  persistence: optional(text(/^(?:EF Core|Entity Framework 6)$/)),
  types: list(sourceType),
  usings: list(plain),
  globalUsings: list(plain),
  called: setOf(plain),
  registered: setOf(plain),
  extensions: setOf(plain),
  routes: list(
    record<MappedRoute>({
      path: optional(plain),
      written: plain,
      verbs: known(list(text(new RegExp(`^(?:${verbs.join("|")})$`)))),
      prefix,
    }),
  ),
  passingCalls: list(record<PassingCall>({ method: plain, receiver: prefix, isOnValue: flag, argument: prefix })),
  endpointNames: list(plain),
  constants: mapped(
    list(list(plain)),
    (pairs): Constants => new Map(pairs.map(([key = "", value = ""]) => [key, value])),
    (values) => [...values].map(([key, value]) => [key, value]),
  ),
  libraryPrefixes: list(optional(plain)),
  signs: record({ clear: list(plain), unclear: list(plain) }),
  transformsTokens: flag,
  mappings: list(record<MappedClass>({ name, set: optional(name) })),
});
