import type { Name } from "../ast-node.ts";
import { expect, expectDeclaredName, isOnLaterLine, mismatch, reportMismatch } from "./expect.ts";
import { accept, moveTo, type Parser, peek } from "./parser.ts";
import { isName, isSoftKeyword } from "./tokens.ts";

/** names = NAME { "," NAME } */
export function parseNames(parser: Parser): readonly Name[] {
  const names: Name[] = [];
  do names.push(expectDeclaredName(parser));
  while (accept(parser, ","));
  return names;
}

/** namedItems = "(" [ item { "," item } ] ")", with items that begin with a name. `item` names one in messages. */
export function parseNamedItems<T>(parser: Parser, item: string, parseItem: (parser: Parser) => T): readonly T[] {
  const items: T[] = [];
  if (!(expect(parser, "(") || isName(parser.kind))) return items;
  while (isName(parser.kind) && !beginsDeclaration(parser)) {
    items.push(parseItem(parser));
    if (accept(parser, ",")) {
      if (!isName(parser.kind)) mismatch(parser, item);
    } else if (isName(parser.kind) && !beginsDeclaration(parser)) reportMismatch(parser, "`,` or `)`");
  }
  closeList(parser);
  return items;
}

// A list whose end is missing does not take the next declaration for an item.
function beginsDeclaration(parser: Parser): boolean {
  return isSoftKeyword(parser.kind) && isName(peek(parser, 1)) && isOnLaterLine(parser);
}

/** arguments = "(" [ argument { "," argument } ] ")" */
export function parseArguments<T>(parser: Parser, parseArgument: (parser: Parser) => T): readonly T[] {
  const given: T[] = [];
  expect(parser, "(");
  if (parser.kind !== ")") {
    do given.push(parseArgument(parser));
    while (accept(parser, ","));
  }
  closeList(parser);
  return given;
}

// After a mistake skips to the end of the list, if it is on the same line.
function closeList(parser: Parser): void {
  if (expect(parser, ")", "`,` or `)`")) return;
  let depth = 1;
  for (let distance = 0; !(blockEnds.has(peek(parser, distance)) || isOnLaterLine(parser, distance)); distance += 1) {
    if (peek(parser, distance) === "(") depth += 1;
    if (peek(parser, distance) === ")") depth -= 1;
    if (depth > 0) continue;
    moveTo(parser, parser.index + distance + 1);
    return;
  }
}

const blockEnds: ReadonlySet<string> = new Set(["{", "}", "end"]);
