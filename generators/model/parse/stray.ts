import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { foreignHint } from "./foreign-words.ts";
import { complain, type Parser, peek, spanOfNext, textOfNext } from "./parser.ts";
import { isName } from "./tokens.ts";

/** The parts of a block that messages name. */
interface Holder {
  readonly name: string;
  readonly hint: string;
  readonly keywords: object;
}

/** The blocks that each keyword belongs in. */
const homes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "a file, outside of every block": ["context", "contextmap"],
    "a context, module or aggregate": [
      "value",
      "quantity",
      "event",
      "enum",
      "union",
      "entity",
      "aggregate",
      "integration",
    ],
    "a context": [
      ...["module", "service", "readmodel", "query", "policy", "schedule", "process"],
      ...["import", "publishes", "subscribes"],
    ],
    "a context or aggregate": ["spec"],
    "an aggregate": ["repository"],
    "a value, quantity or entity": ["invariant"],
    "an entity": ["states", "command", "create"],
    "a service": ["operation", "usecase"],
    "a repository": ["find"],
    "a process": ["step"],
    "a command": ["result"],
    "a command or create factory": ["publish"],
    "a relation of a context map": ["acl"],
  }).flatMap(([home, keywords]) => keywords.map((keyword) => [keyword, home] as const)),
);

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
  if (home !== undefined) {
    complain(parser, catalogue.misplacedDeclaration, { keyword: found, place, home }, { span });
  } else {
    const foreign = foreignHint(parser);
    const meant = foreign === undefined ? didYouMean(found, Object.keys(keywords)) : undefined;
    const advice = foreign ?? (meant === undefined ? hint : `Did you mean \`${meant}\`?`);
    complain(parser, catalogue.unknownItem, { found, place }, { span, hint: advice });
  }
}

// Undefined if no declaration is meant.
function homeOf(parser: Parser): string | undefined {
  const next = peek(parser, 1);
  const isDeclaration = parser.kind === "invariant" || next === "{" || isName(next);
  return isDeclaration ? homes.get(parser.kind) : undefined;
}
