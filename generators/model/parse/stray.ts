import { catalogue } from "../../diagnostics/catalogue.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { isFirstOnLine } from "../../text/lines.ts";
import { complain, type Parser, peek, spanOfNext, startOf, textOfNext } from "./parser.ts";
import { isName } from "./tokens.ts";

/** The parts of a block that messages name. */
interface Holder {
  readonly name: string;
  readonly hint: string;
  readonly keywords: object;
}

const typeHome = "a context, module or aggregate";

/** The blocks that each keyword belongs in. */
const homes: ReadonlyMap<string, string> = new Map([
  ["context", "a file, outside of every block"],
  ...["value", "quantity", "event", "enum", "entity", "aggregate"].map((keyword) => [keyword, typeHome] as const),
  ...["module", "service", "readmodel", "query", "policy"].map((keyword) => [keyword, "a context"] as const),
  ["spec", "a context or aggregate"],
  ["repository", "an aggregate"],
  ["invariant", "a value, quantity or entity"],
  ...["states", "command", "create"].map((keyword) => [keyword, "an entity"] as const),
  ...["operation", "usecase"].map((keyword) => [keyword, "a service"] as const),
  ["find", "a repository"],
  ["result", "a command"],
]);

const events = { what: "Integration events", hint: "Events stay in their context: declare an `event` and `emit` it." };

/** The words that begin unsupported declarations, with the feature in the plural. They stay free as names. */
const unsupported: ReadonlyMap<string, { readonly what: string; readonly hint: string | undefined }> = new Map([
  ["contextmap", { what: "Context maps", hint: undefined }],
  ["import", { what: "Imports", hint: "A type of another context is named with it, as in `Clinic.Patient`." }],
  ["integration", events],
  ["publish", events],
  ["publishes", events],
  ["subscribes", events],
]);

/** Returns true before a declaration that is not supported. Each of several in a row is reported. */
export function isAtUnsupported(parser: Parser): boolean {
  const isWord = parser.kind === "name" && unsupported.has(textOfNext(parser)) && isName(peek(parser, 1));
  return isWord && isFirstOnLine(parser.text, startOf(parser));
}

/** Reports the next token, which begins no item of its block. */
export function reportStray(parser: Parser, { name: place, hint, keywords }: Holder): void {
  const [found, span] = [textOfNext(parser), spanOfNext(parser)];
  if (parser.kind === "end") return;
  if (parser.kind === "}") {
    parser.surplus += 1;
    complain(parser, catalogue.surplusBrace, {}, { span });
    return;
  }
  const home = homeOf(parser);
  const refused = unsupported.get(found);
  if (home !== undefined) {
    complain(parser, catalogue.misplacedDeclaration, { keyword: found, place, home }, { span });
  } else if (refused !== undefined) {
    complain(parser, catalogue.unsupportedDeclaration, { what: refused.what }, { span, hint: refused.hint });
  } else {
    const meant = didYouMean(found, Object.keys(keywords));
    const advice = meant === undefined ? hint : `Did you mean \`${meant}\`?`;
    complain(parser, catalogue.unknownItem, { found, place }, { span, hint: advice });
  }
}

// Undefined if no declaration is meant.
function homeOf(parser: Parser): string | undefined {
  const next = peek(parser, 1);
  const isDeclaration = parser.kind === "invariant" || next === "{" || isName(next);
  return isDeclaration ? homes.get(parser.kind) : undefined;
}
