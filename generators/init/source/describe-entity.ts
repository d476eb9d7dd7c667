import { builtInTypeIn, faultOfMember, isNullable, shownType } from "../../entity/host/class-fit.ts";
import { isKeyType } from "../../entity/property-type.ts";
import type { ShapedProperty } from "../../host/csharp/all-properties.ts";
import { type ClassShape, openConstructorOf } from "../../host/csharp/class-shape.ts";
import type { TypeName } from "../../host/csharp/code-tokens.ts";
import { type Method, methodsOf } from "../../host/csharp/methods-of.ts";
import type { LocatedType, SourceTypes } from "../../host/csharp/source-types.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { fullNameOf } from "../../text/class-names.ts";

/** A line of a drafted file, or the reason why it is left out. */
export interface DraftLine {
  readonly name: string;
  /** The text behind the name. */
  readonly text: string;
  readonly reason?: string | undefined;
}

/** An entity of a drafted file. */
export interface DraftEntity {
  readonly name: string;
  readonly type: LocatedType;
  /** The properties of its key. */
  readonly key: readonly string[];
  /** The properties that order the rows of a class without a key. */
  readonly orderBy: readonly string[];
  /** The one static method of the class that makes a row of properties. */
  readonly create: string | undefined;
  /** True for a class whose rows never change: it makes them by a method, and has no setter. */
  readonly isFixed: boolean;
  readonly properties: readonly DraftLine[];
  readonly relationships: readonly DraftLine[];
  /** The reason why the whole entity is left out. */
  readonly reason?: string | undefined;
}

const lists: ReadonlySet<string> = new Set(
  "ICollection IList List IEnumerable IReadOnlyCollection IReadOnlyList HashSet ISet Collection".split(" "),
);

/** Returns the element type of a property that is a list of rows. */
export function elementOf({ name, arguments: [element] }: TypeName): TypeName | undefined {
  return lists.has(name) ? element : undefined;
}

/** Describes a class as an entity: its key, its properties with their limits, and what cannot be described. */
export function describeEntity(
  shape: ClassShape,
  types: SourceTypes,
  setOnSave: ReadonlySet<string> = new Set(),
): DraftEntity {
  const key = shape.key ?? [];
  const stored = shape.properties.filter((property) => faultOfMember(property, shape) !== "is not stored");
  const isSettable = stored.some(({ name, setter }) => setter === "set" && !key.includes(name));
  const factory = isSettable && openConstructorOf(shape.type) ? undefined : factoryOf(shape, stored);
  const { constructors } = shape.type;
  const taken = [...constructors.filter(({ isPublic }) => isPublic), ...(factory === undefined ? [] : [factory])]
    .flatMap(({ parameters = [] }) => parameters)
    .map(({ name }) => pascalCaseOf(name));
  // A class without any setter can still be read and deleted, with all that it shows.
  const isWritten = isSettable || factory !== undefined;
  const context = { shape, types, key, isWritten, setOnSave, taken: new Set(taken) };
  const lines = stored.flatMap((property) => propertyLine(property, context));
  const found = key.flatMap((one) => lines.find(({ name }) => name === one) ?? []);
  // A snapshot names the key that a class has from a package.
  const isUnseen =
    shape.key === undefined || (key.length === 1 && !shape.properties.some(({ name }) => name === key[0]));
  const first = isUnseen ? unseenKeyOf(shape) : found;
  const { type } = shape;
  return {
    name: type.name,
    type,
    key: first.map(({ name }) => name),
    orderBy: shape.facts.hasNoKey ? orderOf(stored, shape) : [],
    create: factory?.name,
    isFixed: factory !== undefined && !isSettable,
    properties: [...first, ...lines.filter((line) => !first.includes(line))],
    relationships: [],
    reason: reasonAgainstKey(shape, first),
  };
}

/** Returns the reason why the key of a class cannot be described, which the line of it tells if there is one. */
function reasonAgainstKey({ facts, key, unseenBase, properties }: ClassShape, lines: readonly DraftLine[]) {
  if (facts.hasNoKey) return undefined;
  if (key === undefined && lines.length === 0) {
    const unseen = unseenBase === undefined ? "" : `, and its base class ${unseenBase.name} is not in the source`;
    return `no property was recognised as its key${unseen}`;
  }
  const other = key?.find((one) => lines.every(({ name }) => name !== one));
  if (other !== undefined) {
    const property = properties.find(({ name }) => name === other);
    if (property === undefined && unseenBase !== undefined)
      return `its key ${other} is in its base class ${shownType({ type: unseenBase })}, which is not in the source`;
    return property?.obstacle === undefined
      ? `the type of its key ${other} is a class`
      : `its key ${other} ${property.obstacle}`;
  }
  const reason = lines.map((line) => line.reason).find((one) => one !== undefined);
  return reason && `its key ${reason}`;
}

/** Returns the key of a base class of a package: `Id`, by the convention of EF Core, of the one type that the class states, as in `EntityBase<Guid>`; a text for users and roles of Identity. */
function unseenKeyOf({ unseenBase }: ClassShape): readonly DraftLine[] {
  const { name = "", arguments: given = [] } = unseenBase ?? {};
  const [type, ...others] = given;
  const known = type === undefined && /^Identity(?:User|Role)$/.test(name) ? "string" : type && builtInTypeIn({ type });
  if (!isKeyType(known) || others.length > 0) return [];
  const base = `${name}${type === undefined ? "" : `<${known}>`}`;
  return [{ name: "Id", text: `{ type: ${known}, isKey: true } # of ${base}, which is not in the source` }];
}

/** Returns the members that every row has, which together tell most rows apart. */
function orderOf(properties: readonly ShapedProperty[], shape: ClassShape): readonly string[] {
  return properties
    .filter((one) => !([undefined, "byte[]"].includes(builtInTypeIn(one)) || isOptionalIn(one, shape)))
    .map(({ name }) => name);
}

interface Context {
  readonly shape: ClassShape;
  readonly types: SourceTypes;
  readonly key: readonly string[];
  readonly isWritten: boolean;
  /** The names of properties that the host sets while it saves. */
  readonly setOnSave: ReadonlySet<string>;
  /** The properties that constructors and the method that creates take. */
  readonly taken: ReadonlySet<string>;
}

/** Returns the one public static method that makes a row of its properties alone; undefined for none or several. */
function factoryOf({ type }: ClassShape, properties: readonly ShapedProperty[]): Method | undefined {
  const names = new Set(properties.map(({ name }) => name));
  const fitting = methodsOf(type).filter(
    (one) =>
      one.modifiers.has("public") &&
      one.modifiers.has("static") &&
      one.type?.name === type.name &&
      one.parameters?.every(({ name, hasDefault }) => hasDefault || names.has(pascalCaseOf(name))),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Describes a property; a navigation to other rows gives no line. */
function propertyLine(property: ShapedProperty, context: Context): readonly DraftLine[] {
  const { name, type, owner } = property;
  const { types } = context;
  const spelt = builtInTypeIn(property);
  const meant = spelt === undefined ? types.resolve(elementOf(type) ?? type, owner) : undefined;
  if (meant !== undefined && meant.kind !== "enum") return [];
  const enumName = meant !== undefined && isPlain(type) ? nameOfEnum(meant, types) : undefined;
  const known = spelt ?? enumName;
  const written = shownType({ type: { ...type, isOptional: false } });
  const unnamed = known === undefined ? `is of the type ${written}, which an entity file cannot name` : undefined;
  const isShownSecret = isSecret(property) && !context.key.includes(name) && !isTaken(property, context);
  const shown = isShownSecret ? "looks like a secret, which answers would show" : undefined;
  return [
    {
      name,
      text: shapeOf(property, known ?? written, context),
      reason: unnamed ?? faultOfMember(property, context.shape) ?? shown,
    },
  ];
}

const secretName =
  /(?:Password|Passwd|Secret|Salt|PrivateKey|ApiKey|AccessToken|RefreshToken|SecurityStamp)(?![a-z])|^(?:Hash|Token)$/;

/** True for a text or bytes that callers must not read by default, such as the hash of a password. */
function isSecret(property: ShapedProperty): boolean {
  return ["string", "byte[]"].includes(builtInTypeIn(property) ?? "") && secretName.test(property.name);
}

/** True for a property that bodies can set. */
function isTaken(property: ShapedProperty, context: Context): boolean {
  const { setter, name } = property;
  return context.isWritten && !isOfHost(property, context) && (setter !== undefined || context.taken.has(name));
}

const auditName = /Creat|Updat|Modif|Chang|Insert|Edit|Delet/;

/** True for a time or a name of who changed a row, which the host sets while it saves. A required one has to be given all the same. */
function isOfHost({ name, isRequired }: ShapedProperty, { setOnSave }: Context): boolean {
  return setOnSave.has(name) && auditName.test(name) && !isRequired;
}

function isPlain(type: TypeName): boolean {
  return !type.isArray && elementOf(type) === undefined;
}

function nameOfEnum(type: LocatedType, { all }: SourceTypes): string {
  const isOnly = all.filter(({ kind, name }) => kind === "enum" && name === type.name).length === 1;
  return isOnly ? type.name : fullNameOf(type);
}

/** Returns the key that keeps a property out of bodies which cannot set it. */
function flagOf(property: ShapedProperty, context: Context): string {
  const { name, setter } = property;
  const { key, isWritten, taken } = context;
  if (!isWritten || key.includes(name)) return "";
  if (isOfHost(property, context)) return ", readOnly: true";
  if (setter === "set") return "";
  return setter === "init" || taken.has(name) ? ", createOnly: true" : ", readOnly: true";
}

function shapeOf(property: ShapedProperty, named: string, context: Context): string {
  const { shape, key } = context;
  const isKey = key.includes(property.name);
  const type = `${named}${!isKey && isOptionalIn(property, shape) ? "?" : ""}`;
  // Brackets inside braces need quotes.
  const quotedType = type.includes("[") ? `"${type}"` : type;
  const identity = isKey && key.length === 1 ? ", isKey: true" : "";
  const [flag, note] = isKey ? ["", ""] : noteOf(property, context);
  return `{ type: ${quotedType}${identity}${limitsOf(property, shape)}${flagOf(property, context)}${flag} }${note}`;
}

/** Returns the key and the comment of a property whose name and use say more than its type. */
function noteOf(property: ShapedProperty, context: Context): readonly [flag: string, comment: string] {
  if (context.isWritten && isOfHost(property, context)) return ["", " # the host sets it while it saves"];
  return isSecret(property) && isTaken(property, context)
    ? [", writeOnly: true", " # looks like a secret: no answer shows it"]
    : ["", ""];
}

/** True for a property that may be null. Where the type does not say, mapping and attributes do. */
function isOptionalIn(property: ShapedProperty, { facts }: ClassShape): boolean {
  const { name, attributes, isRequired } = property;
  const stated = facts.required.get(name) ?? (attributes.some((one) => one.name === "Required") ? true : undefined);
  return isNullable(property, builtInTypeIn(property)) ?? !(stated ?? isRequired);
}

function limitsOf(property: ShapedProperty, { facts: { maxLengths } }: ClassShape): string {
  const { name, attributes } = property;
  if (builtInTypeIn(property) !== "string") return "";
  const numberIn = (attribute: string) =>
    attributes.find((one) => one.name === attribute)?.arguments.find((one) => /^\d+$/.test(one));
  const longest = maxLengths.get(name) ?? numberIn("MaxLength") ?? numberIn("StringLength");
  const shortest = numberIn("MinLength");
  return `${shortest === undefined ? "" : `, minLength: ${shortest}`}${longest === undefined ? "" : `, maxLength: ${longest}`}`;
}
