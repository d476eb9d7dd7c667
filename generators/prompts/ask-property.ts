import type { EnumDecl } from "../entity/declaration.ts";
import type { BuiltInType } from "../entity/entity.ts";
import { builtInTypes, isKeyType, type TypeRow } from "../entity/property-type.ts";
import type { PropertyShape } from "../entity/yaml/entity-file.ts";
import type { Ask, Choice } from "./ask.ts";
import type { PropertyAnswer } from "./draft.ts";

/** Returns the fault of a property next to the existing ones. */
type PropertyFault = (property: PropertyAnswer) => string | undefined;

/** The constraints on a new property, and the declared enums. */
interface PropertyTerms {
  readonly fault: PropertyFault;
  readonly enums: readonly EnumDecl[];
}

/** The offered types, the most frequent first. */
const descriptions: Readonly<Record<BuiltInType, string>> = {
  Guid: "16 bytes; as a key made by the server",
  string: "text",
  bool: "true or false",
  int: "a whole number up to about 2 billion; as a key counted by the database",
  long: "a whole number up to about 9 quintillion; as a key counted by the database",
  decimal: "an exact number with a fraction, such as money",
  DateTime: "an instant, in UTC",
  DateOnly: "a date",
  TimeOnly: "a time of day",
  TimeSpan: "a duration",
  DateTimeOffset: "an instant; its offset is brought to UTC",
  double: "a number with about 15 digits",
  float: "a number with about 7 digits",
  short: "a whole number from -32768 to 32767",
  byte: "a whole number from 0 to 255",
  "byte[]": "bytes, as Base64 on the wire",
};

// `Object.keys` loses the key type of the table.
const offered = Object.keys(descriptions) as readonly BuiltInType[];

type Limit = "minLength" | "maxLength" | "min" | "max" | "pattern";

const limitQuestions: Readonly<Record<Limit, string>> = {
  maxLength: "Most characters (Enter for the default)",
  minLength: "Fewest characters (Enter for no limit)",
  pattern: "Regular expression that it must match (Enter for none)",
  min: "Smallest value (Enter for no limit)",
  max: "Largest value (Enter for no limit)",
};

const limitsOf: Readonly<Record<TypeRow["limits"], readonly Limit[]>> = {
  lengths: ["maxLength", "minLength", "pattern"],
  bounds: ["min", "max"],
  none: [],
};

/** Asks for the key. */
export async function askKey(ask: Ask, fault: PropertyFault, current: PropertyAnswer): Promise<PropertyAnswer> {
  const type = await ask.select({
    message: "Type of the key",
    choices: offered.filter(isKeyType).map(typeChoice),
    initial: offered.find((one) => one === current.shape.type) ?? "Guid",
  });
  const shape = (): PropertyShape => ({ type });
  const name = await ask.text({
    message: "Name of the key",
    initial: current.name,
    fault: (text) => fault({ name: text, shape: shape() }),
  });
  return type === "string" ? askLimits(ask, fault, { name, shape: shape() }) : { name, shape: shape() };
}

/** Asks for one property; undefined to end the list. */
export async function askProperty(ask: Ask, { fault, enums }: PropertyTerms): Promise<PropertyAnswer | undefined> {
  const name = await ask.text({
    message: "Name of a property (Enter for no more)",
    fault: (text) => (text === "" ? undefined : fault({ name: text, shape: { type: "string" } })),
  });
  if (name === "") return undefined;
  const type = await ask.select<string>({
    message: `Type of ${name}`,
    choices: [...offered.map(typeChoice), ...enums.map(enumChoice)],
    initial: "string",
  });
  const isRequired = await ask.confirm(`Must a request give ${name}?`, true);
  return askLimits(ask, fault, { name, shape: { type: isRequired ? type : `${type}?` } });
}

function typeChoice<T extends BuiltInType>(type: T): Choice<T> {
  return { name: type, value: type, description: descriptions[type] };
}

function enumChoice({ name, members }: EnumDecl): Choice<string> {
  const list = members.map(({ value }) => value).join(", ");
  return { name: name.value, value: name.value, description: `an enum: ${list}` };
}

async function askLimits(ask: Ask, fault: PropertyFault, property: PropertyAnswer): Promise<PropertyAnswer> {
  const type = offered.find((name) => name === property.shape.type.replace("?", ""));
  let answer = property;
  for (const limit of limitsOf[type === undefined ? "none" : builtInTypes[type].limits]) {
    const start = answer;
    const limited = (text: string) => withLimit(start, limit, text);
    const text = await ask.text({
      message: limitQuestions[limit],
      fault: (value) => (value === "" ? undefined : (faultOfLimit(limit, value) ?? fault(limited(value)))),
    });
    answer = limited(text);
  }
  return answer;
}

// A text in place of a number would get a message about YAML.
function faultOfLimit(limit: Limit, text: string): string | undefined {
  if (limit === "pattern" || /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text)) return undefined;
  return "A number, such as 80.";
}

function withLimit({ name, shape }: PropertyAnswer, limit: Limit, text: string): PropertyAnswer {
  if (text === "") return { name, shape };
  return { name, shape: { ...shape, [limit]: limit === "pattern" ? text : Number(text) } };
}
