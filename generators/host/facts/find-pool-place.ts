import { afterBracket, isWord, readType } from "../csharp/code-tokens.ts";
import { readCode } from "../csharp/read-code.ts";
import { membersIn, typeWords } from "../csharp/read-members.ts";
import { isInterfaceName, type LocatedType } from "../csharp/source-types.ts";

/** A C# file of a host. */
export interface CodeFile {
  readonly file: string;
  readonly text: string;
}

/** The place of an `AddDbContext` that can become `AddDbContextPool`, or the end of a sentence about the context: why it cannot, or may not. */
export type PoolPlace = { readonly file: string; readonly offset: number } | { readonly reason: string };

/** Finds the registration of a context that allows pooling. Spec: host, Doctor. */
export function findPoolPlace(context: LocatedType, files: readonly CodeFile[]): PoolPlace {
  const calls = files.flatMap((file) => registrationsIn(file, context.name));
  const [call] = calls;
  if (call === undefined || calls.length > 1) return { reason: `has ${calls.length} registrations` };
  const source = files.find(({ file }) => file === context.file)?.text ?? "";
  const reason = faultOfCall(call) ?? faultOfClass(context, source);
  return reason === undefined ? { file: call.file, offset: call.offset } : { reason };
}

interface Registration {
  readonly file: string;
  readonly offset: number;
  /** The method with its type arguments. */
  readonly method: string;
  readonly arguments: readonly string[];
}

/** Finds the calls about contexts that name a context. */
function registrationsIn({ file, text }: CodeFile, name: string): readonly Registration[] {
  if (!(text.includes("DbContext") && text.includes(name))) return [];
  const { tokens, starts } = readCode(text);
  return tokens.flatMap((token, at) => {
    if (!/^[A-Z]\w*DbContext/.test(token) || tokens[at - 1] !== "." || tokens[at + 1] !== "<") return [];
    const open = afterBracket(tokens, at + 1);
    const method = tokens.slice(at, open);
    if (!method.includes(name) || tokens[open] !== "(") return [];
    const given = tokens.slice(open + 1, afterBracket(tokens, open) - 1);
    return [{ file, offset: starts[at] ?? 0, method: method.join(""), arguments: given }];
  });
}

/** The words by which options could depend on a request. */
const scopedWord = /Service|Scope|Accessor|HttpContext|Tenant/i;

function faultOfCall({ method, arguments: given }: Registration): string | undefined {
  if (!/^AddDbContext<[\w.]+>$/.test(method)) return `is registered by ${method}`;
  const lambda = /^(?:static )?(?:\( \w+ \)|\w+) =>/.test(given.join(" "));
  if (!lambda) return "has options that are no lambda of one parameter";
  if (hasComma(given)) return "has a stated lifetime";
  return given.some((word) => scopedWord.test(word)) ? "has options that may depend on a request" : undefined;
}

/** True if there is a comma outside of brackets. */
function hasComma(tokens: readonly string[]): boolean {
  for (let at = 0; at < tokens.length; ) {
    if (tokens[at] === ",") return true;
    at = "([{".includes(tokens[at] ?? "") ? afterBracket(tokens, at) : at + 1;
  }
  return false;
}

const options = String.raw`\( (?:Microsoft \. EntityFrameworkCore \. )?DbContextOptions(?: < NAME >)? (\w+) \)`;

function faultOfClass(type: LocatedType, source: string): string | undefined {
  const { name, body, modifiers, bases, at, open } = type;
  if (modifiers.has("partial")) return "has other parts";
  const base = bases.find((one) => !isInterfaceName(one.name));
  if (base === undefined || !/^(?:DbContext|Identity(?:User)?(?:Db)?Context)$/.test(base.name))
    return "has a base class that may hold state";
  const head = readCode(source.slice(at, open)).tokens.join(" ");
  const constructors = [...membersIn(body)].filter((one) => isConstructor(body, one.from, name));
  const shape = (pattern: string) => new RegExp(pattern.replace("NAME", name));
  const isPrimary = shape(`^\\w+ ${name} ${options} : [^(]*\\( \\1 \\)`).test(head);
  const ordinary = constructors.filter(
    ({ from, to, modifiers: own }) =>
      own.has("public") &&
      shape(`^${name} ${options} : base \\( \\1 \\) \\{ \\}$`).test(body.slice(from, to).join(" ")),
  );
  const isOnly = isPrimary ? constructors.length === 0 : !head.includes("(") && constructors.length === 1;
  if (!isOnly || (!isPrimary && ordinary.length === 0)) return "needs one constructor, with its options alone";
  const state = [...membersIn(body)].find((one) => !one.modifiers.has("static") && isState(body, one.from, name));
  if (state !== undefined) return `may hold state: ${body.slice(state.from, state.from + 2).join(" ")}`;
  return body.some((word) => scopedWord.test(word) || hooks.has(word)) ? "may depend on a request" : undefined;
}

/** The members of a context by which it looks after its own life. */
const hooks: ReadonlySet<string> = new Set(["OnConfiguring", "Dispose", "DisposeAsync"]);

function isConstructor(body: readonly string[], from: number, name: string): boolean {
  return body[from] === name && body[from + 1] === "(";
}

/** True for a member that is no constant, type, method, constructor, computed property or set of rows. */
function isState(body: readonly string[], from: number, name: string): boolean {
  if (body[from] === "const" || typeWords.has(body[from] ?? "") || isConstructor(body, from, name)) return false;
  const read = readType(body, from);
  if (read === undefined || !isWord(body[read.end])) return true;
  const next = body[read.end + 1];
  return !(next === "(" || next === "<" || next === "=>" || (next === "{" && read.type.name === "DbSet"));
}
