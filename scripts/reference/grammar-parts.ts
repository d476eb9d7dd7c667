import { mostDiagnostics, mostNested, mostOperations } from "../../generators/model/parse/parser.ts";
import { keywords, operatorRanks } from "../../generators/model/parse/tokens.ts";
import { relationForms } from "../../generators/model/relation-kinds.ts";
import { everyPart } from "../grammar/grammar.ts";
import { modelGrammar } from "../grammar/model-grammar.ts";
import { namesOf, wordRows } from "../grammar/word-rows.ts";
import { fenced } from "../site/fenced.ts";
import { withWrittenParts, writtenPartsOf } from "./written-parts.ts";

/** The pages with parts that follow from the grammar. */
export const grammarPages = ["docs/specification/model-syntax.md", "docs/reference/language.md"];

/** Returns a page about the language with the parts that follow from its grammar and tables. */
export function withGrammarParts(page: string): string {
  return withWrittenParts(page, (name) => partOf(name, page));
}

/** Returns the productions that a part shows, from its name: `productions value member`. */
export function productionsIn(part: string): readonly string[] {
  const [kind, ...names] = part.split(" ");
  return kind === "productions" ? names : [];
}

function partOf(name: string, page: string): string {
  const [kind = "", ...rest] = name.split(" ");
  if (kind === "section") return fenced("ebnf", sectionText(rest.join(" ")));
  if (kind === "productions") return fenced("ebnf", rest.map(productionText).join("\n"));
  const write = tables[kind];
  if (write === undefined) throw new Error(`Nothing is written for ${name}.`);
  return write(page);
}

const tables: Readonly<Record<string, (page: string) => string>> = {
  words: () => table(["Words", "Can be used as"], wordRows().map(wordRow)),
  keywords: (page) => table(["Keyword", "Stands in", "Is also a name of"], keywordRows(page)),
  operators: () => table(["", "Operators", "Kind"], operatorRows()),
  roles: () => table(["Role", "Arrow", "May follow"], roleRows()),
  limits: () => table(["Limit", "Most", "Beyond it"], limitRows),
};

function sectionText(title: string): string {
  const section = modelGrammar.sections.find((one) => one.title === title);
  if (section === undefined) throw new Error(`The grammar has no section ${title}.`);
  return section.text;
}

function productionText(name: string): string {
  const production = modelGrammar.productions.get(name);
  if (production === undefined) throw new Error(`The grammar has no production ${name}.`);
  return production.text.replace(/ +=/, " =");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`.replaceAll("|  |", "| |");
  return [lineOf(head), `|${head.map(() => "---|").join("")}`, ...rows.map(lineOf)].join("\n");
}

function wordRow({ words, classes }: ReturnType<typeof wordRows>[number]): readonly string[] {
  return [words.map(inCode).join(" "), classes.join(", ") || "nothing else"];
}

function keywordRows(page: string): readonly (readonly string[])[] {
  return [...keywords.values()].sort().map((keyword) => {
    const users = [...modelGrammar.productions.values()].filter(({ part }) =>
      everyPart(part).some((inner) => inner.kind === "token" && inner.token === keyword),
    );
    const headings = new Set(users.map(({ name }) => headingOf(name, page)));
    return [inCode(keyword), [...headings].map(linkTo).join(", "), namesOf(keyword)];
  });
}

/** Returns the heading of a page below which a production stands. */
export function headingOf(production: string, page: string): string {
  const part = writtenPartsOf(page).find(({ name }) => productionsIn(name).includes(production));
  if (part === undefined) throw new Error(`The page has no production ${production}.`);
  return part.heading;
}

function linkTo(heading: string): string {
  return `[${heading}](#${heading.toLowerCase().replaceAll(" ", "-")})`;
}

function operatorRows(): readonly (readonly string[])[] {
  const binary = operatorRanks
    .toReversed()
    .map((operators) => [operators.map(inCode).join(" "), "binary, to the left"]);
  const rows = [
    ["`.`", "member or call"],
    ["`!` `-`", "before its operand"],
    ...binary,
    ["`if … then … else …`", "condition"],
    ["`… when …`", "guard"],
    ["`let … in …`", "names for values"],
  ];
  return rows.map((row, index) => [index === 0 ? "tightest" : index === rows.length - 1 ? "loosest" : "", ...row]);
}

function roleRows(): readonly (readonly string[])[] {
  const blocks = { types: "types in braces", acl: "an `acl` block", none: "nothing" };
  return Object.entries(relationForms).map(([role, { arrows, block }]) => [
    inCode(role),
    arrows.map(inCode).join(" or "),
    blocks[block],
  ]);
}

const limitRows = [
  [
    "levels of parentheses, arguments of calls, conditions, `let`, type arguments, modules and aggregates",
    String(mostNested),
    "[TEN0813](diagnostics/model-syntax.md#ten0813)",
  ],
  [
    "operators, members and calls in one item",
    String(mostOperations),
    "[TEN0814](diagnostics/model-syntax.md#ten0814)",
  ],
  ["diagnostics of one file", String(mostDiagnostics), "the rest is not read"],
];

function inCode(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}
