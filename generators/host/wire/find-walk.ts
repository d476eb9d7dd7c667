import type { ModelMethod, ModelMethods } from "./model-methods.ts";
import { outsideParentheses, type Statement } from "./statements.ts";

/** The methods of EF Core's own `ModelBuilder`, and Tenon's. */
const CONFIGURATION =
  /^(?:Entity|SharedTypeEntity|Owned|Ignore|Has\w+|ApplyConfiguration\w*|ApplyTenon|Use(?:Collation|HiLo|\w*Columns?|KeySequences|\w*AccessMode))$/;

const WALK = /\bGet(?:Declared)?EntityTypes\s*\(/;

// A longer chain of methods is no code that anybody wrote.
const deepest = 64;

/** The search so far: each method is judged once, as many statements can call it, and it can call itself. */
interface Search {
  readonly methods: ModelMethods;
  /** The methods that map contexts of models: each is named after its namespace. */
  readonly contexts: ReadonlySet<string>;
  readonly depth: number;
  readonly judged: Map<ModelMethod, boolean>;
}

/** Finds the first statement that goes over the entity types so far, whose rules later types would escape. Behind the configuration, an unknown method that takes the builder counts as one. Spec: host, Wiring. */
export function findWalk(method: ModelMethod, methods: ModelMethods): Statement | undefined {
  const usings = method.file.source.code.matchAll(/\busing\s+(\w+)\s*;/g);
  const contexts = new Set([...usings].map(([, name = ""]) => `Apply${name}`));
  return walkIn(method, { methods, contexts, depth: 0, judged: new Map() });
}

function walkIn(method: ModelMethod, search: Search): Statement | undefined {
  const { statements } = method;
  const kinds = statements.map((statement) => kindOf(method, statement, search));
  const last = kinds.lastIndexOf("configurations");
  const settled = last < 0 ? kinds.lastIndexOf("known") : last;
  return statements[kinds.findIndex((kind, at) => kind === "walk" || (kind === "unknown" && at > settled))];
}

type Kind = "walk" | "configurations" | "known" | "unknown" | undefined;

function kindOf(method: ModelMethod, statement: Statement, search: Search): Kind {
  const { base = "", file } = method;
  if (WALK.test(file.source.code.slice(statement.from, statement.to))) return "walk";
  const calls = callsIn(method, statement);
  const declared = calls.map((name) => (name === BASE ? search.methods.ofClass(base) : declaredFor(name, search)));
  if (declared.some((found) => found?.some((one) => isWalk(one, search)))) return "walk";
  if (calls.some((name) => name.startsWith("ApplyConfiguration"))) return "configurations";
  return declared.includes(undefined) ? "unknown" : calls.length === 0 ? undefined : "known";
}

function isWalk(method: ModelMethod, search: Search): boolean {
  const { depth, judged } = search;
  const known = judged.get(method);
  if (known !== undefined || depth > deepest) return known ?? false;
  // A method in a circle meets itself.
  judged.set(method, false);
  const found = walkIn(method, { ...search, depth: depth + 1 }) !== undefined;
  judged.set(method, found);
  return found;
}

/** Returns the methods that a name can mean; none for those of EF Core and of Tenon, undefined if the host has none. */
function declaredFor(name: string, { methods, contexts }: Search): readonly ModelMethod[] | undefined {
  if (CONFIGURATION.test(name) || contexts.has(name)) return [];
  const found = methods.named(name);
  return found.length > 0 ? found : undefined;
}

/** The sign of a call of the base class. */
const BASE = "base";

/** Returns the names of the methods that a statement calls on the builder, or gives the builder to. */
function callsIn({ builder, file: { source } }: ModelMethod, statement: Statement): readonly string[] {
  const code = source.code.slice(statement.from, statement.to);
  const own = code.matchAll(new RegExp(String.raw`\b${builder}\s*\.\s*(\w+)\s*[(<]`, "g"));
  const given = code.matchAll(
    new RegExp(String.raw`(\bbase\s*\.\s*)?\b(\w+)\s*(?:<[^<>()]*>\s*)?\((?:[^()]*,)?\s*${builder}\s*[,)]`, "g"),
  );
  return [
    ...[...own].map(([, name = ""]) => name),
    ...chainOn(builder, outsideParentheses(source, statement)),
    ...[...given].map(([, base, name = ""]) => (base === undefined ? name : BASE)),
  ];
}

/** Returns the calls of a chain that begins with the builder, up to one that leaves it: `model.HasDefaultSchema("shop").UseNames()`. */
function chainOn(builder: string, code: string): readonly string[] {
  const [head = "", ...calls] = code.split(/\.\s*(?=\w+\s*[(<])/);
  const names = head.trim() === builder ? calls.map((call) => /^\w+/.exec(call)?.[0] ?? "") : [];
  const leaving = names.findIndex((name) => name.endsWith("Entity"));
  return leaving < 0 ? names : names.slice(0, leaving);
}

/** True if a method that a class inherits goes over the entity types, or may do so in a library. */
export function isWalkedByBase(base: string | undefined, methods: ModelMethods): boolean {
  const inherited = base === undefined ? [] : methods.ofClass(base);
  return inherited === undefined || inherited.some((one) => findWalk(one, methods) !== undefined);
}
