import { type Keyword, keywords } from "../../generators/model/parse/tokens.ts";
import { type TokenClass, tokenClasses } from "./token-classes.ts";

/** The classes of tokens that are names, with the things that each names. */
const nameClasses = { NAME: "declarations", SNAME: "members", ENAME: "operands", TNAME: "types" } as const;

const classNames: readonly (TokenClass & keyof typeof nameClasses)[] = ["NAME", "SNAME", "ENAME", "TNAME"];

/** Returns the keywords that can be used as the same kinds of names, from the fewest kinds to the most. */
export function wordRows() {
  const rows = new Map<string, { readonly words: Keyword[]; readonly classes: readonly string[] }>();
  for (const word of keywords.values()) {
    const classes = classesOf(word);
    const row = rows.get(classes.join()) ?? { words: [], classes };
    row.words.push(word);
    rows.set(classes.join(), row);
  }
  return [...rows.values()].sort((one, other) => one.classes.length - other.classes.length);
}

/** Returns the things that a keyword can also name, for a reader. */
export function namesOf(word: Keyword): string {
  return (
    classesOf(word)
      .map((name) => nameClasses[name])
      .join(", ") || "nothing"
  );
}

function classesOf(word: Keyword) {
  return classNames.filter((name) => tokenClasses[name].includes(word));
}
