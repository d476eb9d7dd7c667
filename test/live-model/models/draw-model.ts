import { type Draw, many, maybe, oneOf, some } from "./draw.ts";
import { drawLocals } from "./draw-locals.ts";
import { drawMembers, type Member, memberText, typesWith } from "./draw-members.ts";
import { drawNeighbour, drawPublication, drawReaction } from "./draw-neighbour.ts";

/** Names that C#, the framework or the generated code also use. Each model takes some of them. */
const typeNames = (
  "Loan Desk Task Guid Exception Request Result Handler Type Record Action Func Console Enumeration Entity Event Object Attribute Index " +
  "Query Command Lazy Version Uri Path Math Convert Buffer Random Thread Monitor Timer Regex HashSet Dictionary Nullable Category Box News"
).split(" ");
const behaviourNames = (
  "open close run string new_ answer handle_ save load add1 remove2 go Start toText class_ invoke apply " +
  "raise domainEvents clearDomainEvents checkInvariants"
).split(" ");

const memberNamesOfEnums = "None Active Class Last All Name Value TryParse FromName nameof Regex".split(" ");

/** Draws the text of a model with one context, or with a second one beside it. Most are valid. */
export function drawModel(draw: Draw, context: string): string {
  const names = some(draw, typeNames, 34);
  const next = () => names.pop() ?? "Spare";
  const enums = many(draw, 2, next);
  const near = draw(3) > 0 ? drawNeighbour(draw, context, next) : undefined;
  const kinds = typesWith(enums, [...(near?.visible ?? [])]);
  const values = many(draw, 3, () => {
    const name = next();
    const members = drawMembers(draw, kinds);
    kinds.values.push(name);
    return `${maybe(draw, '@deprecated("old") ', 6)}value ${name} {\n${members.map((member) => `    ${memberText(draw, member)}`).join("\n")}\n${invariantOf(draw, members)}  }`;
  });
  const published = near && drawPublication(draw, next(), kinds);
  const root = { kinds, next, command: published?.command ?? "" };
  const roots = many(draw, 2, () => drawAggregate(draw, [next(), next()], root));
  const sources = roots.map(({ name, members, readModel }) =>
    drawReading(draw, { name, members, readModel, queries: [next(), next()], kinds }),
  );
  const [reacting] = roots;
  const target = reacting?.members[0];
  const reaction =
    near !== undefined && reacting !== undefined && target !== undefined && conditions[target.type] !== undefined
      ? drawReaction(draw, { context, root: reacting.name, command: reacting.command, target, names: [next(), next()] })
      : undefined;
  const taken = drawMembers(draw, kinds);
  const service = `service ${next()} {\n    usecase ${oneOf(draw, ["Run", "task", "String"])}(${drawMembers(draw, kinds).map(parameter).join(", ")})${maybe(draw, ": List<Int>?", 2)}\n    operation one(${taken.map(parameter).join(", ")}): Bool = ${drawLocals(draw, taken)}\n  }`;
  const parts = [
    ...(near?.lines ?? []),
    ...(published === undefined ? [] : [published.text]),
    ...enums.map((name) => `enum ${name} { ${some(draw, memberNamesOfEnums, 4).join(", ")} }`),
    ...values,
    ...roots.map(({ text }) => text),
    ...sources,
    ...(reaction?.lines ?? []),
    service,
  ];
  return `context ${context} {\n  ${parts.join("\n  ")}\n}\n${near?.text ?? ""}${reaction?.text ?? ""}`;
}

function parameter({ name, type }: Member): string {
  return `${name}: ${type}`;
}

/** Returns a rule about the first member that most values satisfy. */
function invariantOf(draw: Draw, members: readonly Member[]): string {
  const [condition] = members.flatMap(({ name, type }) => conditions[type]?.(name) ?? []);
  const locals = maybe(draw, `    invariant ${drawLocals(draw, members)}\n`, 2);
  return condition === undefined ? locals : `    invariant ${condition}\n${locals}`;
}

const conditions: Readonly<Record<string, (name: string) => string>> = {
  Int: (name) => `${name} >= 0 || ${name} < -5`,
  String: (name) => `${name}.trim.length < 40 && !(${name} matches /^\\d"+$/)`,
  Decimal: (name) => `${name} * 2 > ${name} - 1.5 "twice is more"`,
  "List<Int>": (name) => `${name}.all(x => x >= 0) && ${name}.distinctBy(src => src)`,
  "Int?": (name) => `${name}.isNone || ${name} > 3`,
  Instant: (name) => `${name} <= now`,
  Date: (name) => `${name}.year > 1 || ${name} < today`,
  Time: (name) => `${name} >= 00:00 && ${name}.hour < 24`,
  Duration: (name) => `${name} < 9999999 days || ${name}.days > 3`,
};

interface Root {
  readonly name: string;
  readonly command: string;
  readonly readModel: string;
  readonly members: readonly Member[];
  readonly text: string;
}

type Kinds = ReturnType<typeof typesWith>;

/** The types of members, a source of names, and a command that every root has. */
interface RootKinds {
  readonly kinds: Kinds;
  readonly next: () => string;
  readonly command: string;
}

function drawAggregate(
  draw: Draw,
  [name, readModel]: readonly [string, string],
  { kinds, next, command: publishing }: RootKinds,
): Root {
  const answer = () => maybe(draw, `: ${readModel}`, 3);
  const members = drawMembers(draw, kinds);
  const strategy = oneOf(draw, ["", "", " as sequence", " as natural(String)", " as natural(Int)"]);
  // A sequence can be left to the store.
  const isLeft = strategy === " as sequence" && draw(2) === 0;
  const identity = strategy === "" || isLeft ? [] : [`key: ${name}Id`];
  const [command = "open", other = "close", factory = "run"] = some(draw, behaviourNames, 3);
  const target = members[0];
  const children = drawChildren(draw, next(), kinds);
  const rules = drawRules(draw, { name, target, command, names: [next(), next(), next()] });
  const given = drawMembers(draw, kinds);
  const demanded = maybe(draw, `requires ${drawLocals(draw, [...members, ...given])}`, 2);
  const lines = [
    ...children.lines,
    ...members.map((member) => memberText(draw, member)),
    invariantOf(draw, members).trim(),
    target === undefined
      ? ""
      : `command ${command}(${parameter(target)})${answer()} { ${onCondition(draw, `${target.name} -> ${target.name} ${rules.emit}`)} ${maybe(draw, `if id == id { ${target.name} -> ${target.name} }`, 2)} }`,
    ...listLines(draw, members),
    `command ${other}(${given.map(parameter).join(", ")}): Int { ${demanded} result 4 / 2 }`,
    publishing,
    `create ${factory}(${[...identity, ...members.map(parameter)].join(", ")})${answer()}${maybe(draw, " idempotent", 3)} { ${demandOf(draw, members)} }`,
  ].filter((line) => line !== "");
  const body = lines.map((line) => `      ${line}`).join("\n");
  const repository = maybe(
    draw,
    "    repository { operations: getById, add find mine(state: Int?): List<NAME> }\n",
    2,
  ).replace("NAME", name);
  return {
    name,
    command,
    readModel,
    members,
    text: `aggregate ${name}Group root ${name}${maybe(draw, " versioned", 3)} {\n${repository}${children.text}${rules.text}    entity ${name} identified by ${name}Id${strategy} {\n${body}\n    }\n  }${rules.policy}`,
  };
}

/** Draws a child entity, and the lines of its parent that add and remove it. */
function drawChildren(draw: Draw, name: string, kinds: Kinds) {
  if (draw(2) === 0) return { text: "", lines: [] };
  const members = drawMembers(draw, kinds);
  const strategy = oneOf(draw, ["", " as natural(Int)", " as natural(String)", " as sequence"]);
  const given = [...(strategy === "" ? [] : [{ name: "key", type: `${name}Id` }]), ...members];
  const field = oneOf(draw, ["children", "list", "_children", "rows", "ref"]);
  const [make, grow, shrink] = ["make", oneOf(draw, ["grow", "string", "Add"]), oneOf(draw, ["shrink", "child"])];
  const values = given.map((one) => `${one.name}: ${one.name}`).join(", ");
  return {
    text: `    entity ${name} identified by ${name}Id${strategy} {\n${members.map((one) => `      ${one.name}: ${one.type}\n`).join("")}      create ${make}(${given.map(parameter).join(", ")}) { }\n    }\n`,
    lines: [
      `${field}: List<${name}>`,
      `command ${grow}(${given.map(parameter).join(", ")}): Int { ${onCondition(draw, `${field} += ${name}.${make}(${values})`)} result ${field}.count }`,
      `command ${shrink}(child: ${name}Id) { ${onCondition(draw, `${field} -= child`)} }`,
    ],
  };
}

/** Draws a command that changes the first list of numbers. */
function listLines(draw: Draw, members: readonly Member[]): readonly string[] {
  const list = members.find(({ type }) => type === "List<Int>")?.name;
  if (list === undefined) return [];
  const changes = onCondition(draw, `${list} += x ${list} -= 3`);
  return [
    `command collect(x: Int): List<Int> { ${changes} ${list} -= ${list}.where(y => y > x) result [x, ${list}.count] }`,
  ];
}

/** Draws a condition around statements, or none. */
function onCondition(draw: Draw, statements: string): string {
  const condition = oneOf(draw, ["id == id", "!(id == id)", "true"]);
  return oneOf(draw, [
    statements,
    `if ${condition} { ${statements} }`,
    `if ${condition} {} else { ${statements} }`,
    `if ${condition} { ${statements} } else { }`,
  ]);
}

interface Ruled {
  readonly name: string;
  /** The first member of the root, which the command sets. */
  readonly target: Member | undefined;
  readonly command: string;
  readonly names: readonly [event: string, specification: string, policy: string];
}

/** Draws a specification of a root, and an event that leads back to its command. */
function drawRules(draw: Draw, { name, target, command, names: [event, specification, policy] }: Ruled) {
  const condition = (target && conditions[target.type]?.(target.name).replace(/ "[^"]*"$/, "")) ?? "id == id";
  const spec = `    spec ${specification} on ${name} = ${condition}\n    spec not${specification} on ${name} = !${specification}\n`;
  if (target === undefined || draw(2) === 0) return { text: maybe(draw, spec, 2), emit: "", policy: "" };
  const value = `${target.name}: ${target.name}`;
  const fields = draw(2) === 0 ? "key" : target.name === "other" ? "key" : "other";
  return {
    text: `${spec}    event ${event} { ${fields}: ${name}Id  ${parameter(target)} }\n`,
    emit: `emit ${event}(${fields}: id, ${value})`,
    policy: `\n  policy ${policy} when ${event} then ${name}.${command}(${value})`,
  };
}

/** Returns a precondition that only names parameters. */
function demandOf(draw: Draw, members: readonly Member[]): string {
  return maybe(draw, `requires ${drawLocals(draw, members)}`, 2);
}

interface Reading extends Omit<Root, "text" | "command"> {
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
  query ${list}(${criteria}): List<${readModel}>${maybe(draw, " paged(2, 3)", 3)}`;
}

const derivations: Readonly<Record<string, (name: string) => string>> = {
  Int: (name) => `Int = if ${name} > 0 then ${name} * 2 else -${name}`,
  String: (name) => `String = ${name}.upper + "!" + ${name}.length`,
  "String?": (name) => `String = ${name} ?? "none"`,
  "List<Int>": (name) => `Int = ${name}.count + ${name}.sum(query => query)`,
  Decimal: (name) => `Decimal = let x = ${name}, y = x + 1 in x * y`,
};
