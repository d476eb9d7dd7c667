import { afterBracket } from "../csharp/code-tokens.ts";
import { readCode } from "../csharp/read-code.ts";
import { membersIn } from "../csharp/read-members.ts";
import type { LocatedType } from "../csharp/source-types.ts";

/** A C# file of a host. */
interface CodeFile {
  readonly file: string;
  readonly text: string;
}

/** A call that registers a context. */
interface Registration {
  readonly file: string;
  readonly offset: number;
  /** The method with its type arguments. */
  readonly method: string;
  readonly arguments: readonly string[];
}

/** Finds the `AddDbContext` that can become `AddDbContextPool`; undefined if that is not certain. Spec: host, Pools of contexts. */
export function findPoolPlace(
  context: LocatedType,
  files: readonly CodeFile[],
): Pick<Registration, "file" | "offset"> | undefined {
  const [call, ...others] = files.flatMap((file) => registrationsIn(file, context.name));
  const source = files.find(({ file }) => file === context.file)?.text ?? "";
  return call !== undefined && others.length === 0 && isPlainCall(call) && isStateless(context, source)
    ? call
    : undefined;
}

/** A type argument of a method that is named after contexts. The many migrations of a host, which name a context in an attribute, have none. */
const typeArgument = /DbContext\w{0,99}\s{0,99}</;

function registrationsIn({ file, text }: CodeFile, name: string): readonly Registration[] {
  if (!(text.includes(name) && typeArgument.test(text))) return [];
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

/** The words by which code can depend on a request. */
const ofRequest = /Service|Scope|Accessor|HttpContext|Tenant/i;

/** True for an `AddDbContext` of one argument, a lambda of one parameter that reads nothing of a request. */
function isPlainCall({ method, arguments: given }: Registration): boolean {
  const lambda = /^(?:static )?(?:\( \w+ \)|\w+) => /;
  return (
    /^AddDbContext<[\w.]+>$/.test(method) &&
    lambda.test(given.join(" ")) &&
    !hasComma(given) &&
    !given.some((word) => ofRequest.test(word))
  );
}

/** True if there is a comma outside of brackets. */
function hasComma(tokens: readonly string[]): boolean {
  let at = 0;
  while (at < tokens.length && tokens[at] !== ",")
    at = "([{".includes(tokens[at] ?? "") ? afterBracket(tokens, at) : at + 1;
  return at < tokens.length;
}

/** A member without an own store: a constant, type, set of rows, computed property, method or constructor. */
const harmless =
  /^(?:(?:const|class|record|struct|interface|enum) |DbSet < .* > \w+ \{|[^{;=]*(?:=>|\w (?:< [^(]* > )?\())/;

/** The members by which a context looks after its own life. */
const hooks = /^(?:OnConfiguring|Dispose|DisposeAsync)$/;

/** True for a context that is as good as new after each request: it has its options, its model and nothing else. */
function isStateless({ name, body, modifiers, at, open }: LocatedType, source: string): boolean {
  const members = [...membersIn(body)]
    .filter((one) => !one.modifiers.has("static"))
    .map((one) => ({ visibility: [...one.modifiers].join(" "), text: body.slice(one.from, one.to).join(" ") }));
  const constructors = members.filter(({ text }) => text.startsWith(`${name} (`));
  const head = readCode(source.slice(at, open)).tokens.join(" ");
  return (
    !modifiers.has("partial") &&
    isMadeOfOptions([head, ...constructors.map(({ visibility, text }) => `${visibility} ${text}`)].join(" ; "), name) &&
    members.every(({ text }) => harmless.test(text)) &&
    !body.some((word) => ofRequest.test(word) || hooks.test(word))
  );
}

/** True for the head of a context, and its constructors, if the only one passes on its options. */
function isMadeOfOptions(code: string, name: string): boolean {
  const options = String.raw`${name} \( (?:\w+ \. )*DbContextOptions(?: < ${name} >)? (\w+) \)`;
  const base = String.raw`: (?:\w+ \. )*(?:DbContext|Identity(?:User)?(?:Db)?Context)(?: < [^(;]* >)?`;
  const primary = String.raw`${options} ${base} \( \1 \)[^(;]*`;
  const ordinary = String.raw`${name} ${base}(?: ,[^(;]*)? ; public ${options} : base \( \1 \) \{ \}`;
  return [primary, ordinary].some((shape) => new RegExp(`^\\w+ ${shape}$`).test(code));
}
