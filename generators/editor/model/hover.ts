import { verbAndRoute } from "../../http/operation.ts";
import { parameterText } from "../../model/format/expression-text.ts";
import { lineOf } from "../../model/format/line-of.ts";
import type { Mention, Referent } from "../../model/names/referents.ts";
import { spellingOf, type Type } from "../../model/type.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";
import { operationsIn } from "./operations.ts";

/** Finds the C# that a referent is emitted as; undefined if it has none, or the model has errors. */
export type SignatureOf = (snapshot: ModelSnapshot, referent: Referent) => string | undefined;

/** Returns the text about the name at an offset, as Markdown: declaration, documentation, route and emitted C#. */
export function hoverAt(
  snapshot: ModelSnapshot,
  path: string,
  { offset, signatureOf }: { readonly offset: number; readonly signatureOf: SignatureOf },
): { readonly span: { readonly start: number; readonly end: number }; readonly text: string } | undefined {
  const mention = snapshot.mentionAt(path, offset);
  if (mention === undefined) return undefined;
  const { referent, name } = mention;
  const declaration = declarationText(snapshot, mention);
  if (declaration === undefined) return undefined;
  const signature = signatureOf(snapshot, referent);
  const parts = [
    fenced("tenon-model", declaration),
    docOf(referent),
    routeOf(snapshot, referent),
    signature && fenced("csharp", signature),
  ];
  return { span: name, text: parts.filter((part) => part !== undefined && part !== "").join("\n\n") };
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function declarationText(snapshot: ModelSnapshot, { name, referent }: Mention): string | undefined {
  const { kind, node, text } = referent;
  const type = typeAt(snapshot, name);
  const typed = type && type.kind !== "unknown" ? `${name.text}: ${spellingOf(type)}` : undefined;
  if (kind === "word" || kind === "local") return typed;
  if (kind === "identity") return `${text}${node === undefined ? "" : ` // the identity of ${ownerName(referent)}`}`;
  if (node === undefined) return typed;
  const source = snapshot.text(node.span.path);
  if (node.kind === "parameter") return parameterText(node, source);
  return lineOf(node, source);
}

function ownerName({ node }: Referent): string {
  return node?.kind === "entity" ? node.name.text : "an entity";
}

/** Returns the type of the expression that ends with a name. */
function typeAt(snapshot: ModelSnapshot, name: Mention["name"]): Type | undefined {
  const found = snapshot.observationsIn(name.path).find(({ expression }) => {
    if (expression.kind === "reference") return expression.name === name;
    if (expression.kind === "memberAccess" || expression.kind === "call") return expression.member === name;
    return false;
  });
  if (found !== undefined) return found.expr.type;
  // The parameter of a lambda has the type of its uses.
  const use = snapshot
    .observationsIn(name.path)
    .find(({ env }) => [...env.locals.values()].some(({ declared }) => declared === name));
  return use?.env.locals.get(name.text)?.type;
}

function docOf({ node }: Referent): string | undefined {
  return node !== undefined && "doc" in node ? node.doc?.text : undefined;
}

function routeOf(snapshot: ModelSnapshot, { node, kind }: Referent): string | undefined {
  if (node === undefined || !["command", "factory", "query"].includes(kind)) return undefined;
  const found = operationsIn(snapshot, node.span.path).find(({ decl }) => decl === node);
  if (found === undefined) return undefined;
  const { access, parameters } = found.operation;
  const signedIn = access.kind === "authenticated" ? ", for callers who are signed in" : "";
  const role = access.kind === "role" ? `, for the role \`${access.name}\`` : signedIn;
  const kept = parameters.filter((one) => one.kept !== undefined).map(({ name }) => `\`${name}\``);
  const patch = kept.length === 0 ? "" : `\n\nA merge patch: the aggregate keeps ${kept.join(", ")} where left out.`;
  return `\`${verbAndRoute(found.operation)}\`${role}${patch}`;
}
