import { type Draw, many, maybe, oneOf, some } from "./draw.ts";
import { drawMembers, type Member, memberText, typesWith } from "./draw-members.ts";
import { drawNeighbour, drawPublication } from "./draw-neighbour.ts";

/** Names that C#, the framework or the generated code also use. Each model takes some of them. */
const typeNames = (
  "Loan Desk Task Guid Exception Request Result Handler Type Record Action Func Console Enumeration Entity Event Object Attribute Index " +
  "Query Command Lazy Version Uri Path Math Convert Buffer Random Thread Monitor Timer Regex HashSet Dictionary Nullable Category Box News"
).split(" ");
const behaviourNames =
  "open close run string new_ answer handle_ save load add1 remove2 go Start toText class_ invoke apply".split(" ");

/** Draws the text of a model with one context, or with a second one beside it. Most are valid. */
export function drawModel(draw: Draw, context: string): string {
  const names = some(draw, typeNames, 18);
  const next = () => names.pop() ?? "Spare";
  const enums = many(draw, 2, next);
  const near = draw(3) > 0 ? drawNeighbour(draw, context, next) : undefined;
  const kinds = typesWith(enums, [...(near?.visible ?? [])]);
  const values = many(draw, 3, () => {
    const name = next();
    const members = drawMembers(draw, kinds);
    kinds.values.push(name);
    return `${maybe(draw, '@deprecated("old") ', 6)}value ${name} {\n${members.map((member) => `    ${memberText(draw, member)}`).join("\n")}\n${invariantOf(members)}  }`;
  });
  const published = near && drawPublication(draw, next(), kinds);
  const roots = many(draw, 2, () => drawAggregate(draw, next(), { ...kinds, command: published?.command ?? "" }));
  const sources = roots.map(({ name, members }) =>
    drawReading(draw, { name, members, readModel: next(), queries: [next(), next()], kinds }),
  );
  const service = `service ${next()} {\n    usecase ${oneOf(draw, ["Run", "task", "String"])}(${drawMembers(draw, kinds).map(parameter).join(", ")})${maybe(draw, ": List<Int>?", 2)}\n    operation one(${drawMembers(draw, kinds).map(parameter).join(", ")}): Int = 1 + 2\n  }`;
  const parts = [
    ...(near?.lines ?? []),
    ...(published === undefined ? [] : [published.text]),
    ...enums.map((name) => `enum ${name} { None, Active, Class, Last }`),
    ...values,
    ...roots.map(({ text }) => text),
    ...sources,
    service,
  ];
  return `context ${context} {\n  ${parts.join("\n  ")}\n}\n${near?.text ?? ""}`;
}

function parameter({ name, type }: Member): string {
  return `${name}: ${type}`;
}

/** Returns a rule about the first member that most values satisfy. */
function invariantOf(members: readonly Member[]): string {
  const [condition] = members.flatMap(({ name, type }) => conditions[type]?.(name) ?? []);
  return condition === undefined ? "" : `    invariant ${condition}\n`;
}

const conditions: Readonly<Record<string, (name: string) => string>> = {
  Int: (name) => `${name} >= 0 || ${name} < -5`,
  String: (name) => `${name}.trim.length < 40 && !(${name} matches /^\\d"+$/)`,
  Decimal: (name) => `${name} * 2 > ${name} - 1.5 "twice is more"`,
  "List<Int>": (name) => `${name}.all(x => x >= 0) && ${name}.distinctBy(src => src)`,
  "Int?": (name) => `${name}.isNone || ${name} > 3`,
  Instant: (name) => `${name} <= now`,
};

interface Root {
  readonly name: string;
  readonly members: readonly Member[];
  readonly text: string;
}

type Kinds = ReturnType<typeof typesWith>;

/** The types of members, and a command that every root has. */
interface RootKinds extends Kinds {
  readonly command: string;
}

function drawAggregate(draw: Draw, name: string, kinds: RootKinds): Root {
  const members = drawMembers(draw, kinds);
  const strategy = oneOf(draw, ["", "", " as sequence", " as natural(String)", " as natural(Int)"]);
  const identity = strategy === "" ? [] : [`key: ${name}Id`];
  const [command = "open", other = "close", factory = "run"] = some(draw, behaviourNames, 3);
  const target = members[0];
  const lines = [
    ...members.map((member) => memberText(draw, member)),
    invariantOf(members).trim(),
    target === undefined ? "" : `command ${command}(${parameter(target)}) { ${target.name} -> ${target.name} }`,
    `command ${other}(${drawMembers(draw, kinds).map(parameter).join(", ")}): Int { result 4 / 2 }`.replace(
      "@deprecatedNot ",
      "",
    ),
    kinds.command,
    `create ${factory}(${[...identity, ...members.map(parameter)].join(", ")}) { }`,
  ].filter((line) => line !== "");
  const body = lines.map((line) => `      ${line}`).join("\n");
  const repository = maybe(
    draw,
    "    repository { operations: getById, add find mine(state: Int?): List<NAME> }\n",
    2,
  ).replace("NAME", name);
  return {
    name,
    members,
    text: `aggregate ${name}Group root ${name}${maybe(draw, " versioned", 3)} {\n${repository}    entity ${name} identified by ${name}Id${strategy} {\n${body}\n    }\n  }`,
  };
}

interface Reading extends Omit<Root, "text"> {
  readonly readModel: string;
  readonly queries: readonly [string, string];
  readonly kinds: Kinds;
}

function drawReading(draw: Draw, { name, members, readModel, queries: [byId, list], kinds }: Reading): string {
  const direct = members.filter(() => draw(3) > 0).map((member) => `    ${member.name}`);
  const derived = members
    .flatMap((member) => derivations[member.type]?.(member.name) ?? [])
    .map((value, index) => `    derived${index}: ${value}`);
  const fields = ["    id", ...direct, ...derived].join("\n");
  const criteria = drawMembers(draw, kinds).map(parameter).join(", ");
  return `readmodel ${readModel} from ${name} {\n${fields}\n  }
  ${maybe(draw, "@deprecated ", 4)}query ${byId}(key: ${name}Id): ${readModel}
  query ${list}(${criteria}): List<${readModel}>`;
}

const derivations: Readonly<Record<string, (name: string) => string>> = {
  Int: (name) => `Int = if ${name} > 0 then ${name} * 2 else -${name}`,
  String: (name) => `String = ${name}.upper + "!" + ${name}.length`,
  "String?": (name) => `String = ${name} ?? "none"`,
  "List<Int>": (name) => `Int = ${name}.count + ${name}.sum(query => query)`,
  Decimal: (name) => `Decimal = let x = ${name}, y = x + 1 in x * y`,
};
