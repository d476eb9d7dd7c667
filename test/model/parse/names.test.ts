import { expect, test } from "vitest";
import { isSoftKeyword, keywords } from "../../../generators/model/parse/tokens.ts";
import { mistakesIn, outline, treeOf } from "./outline.ts";

const soft = [...keywords.keys()].filter(isSoftKeyword);
const ternary = ["if", "then", "else"];

test("the keywords that are names elsewhere are those of the language", () => {
  expect(soft).toHaveLength(84);
  expect(soft).toEqual(expect.arrayContaining(["value", "version", "query", "root", "from", "when", "identified"]));
});

test.each(soft)("%s names a field, a parameter, an argument, a member, a lambda's parameter and a let", (word) => {
  const first = ternary.includes(word) ? "a" : word;
  const source = `context A {
    entity E identified by EId {
      ${word}: Int = ${first}.${word} + x.sum(${word} => 1)
      other: Int = let ${word} = 1 in x
      command c(${word}: Int) { ${word} -> 1 emit X(${word}: ${first}) }
    }
    readmodel R from E { ${word} other ${word}: Int = x }
  }`;
  expect(mistakesIn(source)).toEqual([]);
  expect(outline(treeOf(source).contexts)).toContain(`parameters [parameter(name ${word}, type Int)]`);
});

test.each(soft.filter((word) => !["when", ...ternary].includes(word)))(
  "%s names a type that is referred to",
  (word) => {
    expect(mistakesIn(`context A { value V { a: ${word} b: Other.${word} c: List<${word}> } }`)).toEqual([]);
  },
);

test.each([
  ["context entity { }", "1:9"],
  ["context A { value command { } }", "1:19"],
  ["context A { enum E { A, value } }", "1:25"],
  ["context A { entity E identified by EId { command create { } } }", "1:50"],
  ["context A { query find(): R }", "1:19"],
] as const)("a keyword is no name of a declaration: %s", (source, place) => {
  expect(mistakesIn(source)).toEqual([`DSL0002 ${place}`]);
});

test("a keyword as an enum member is a diagnostic, and the members around it are read", () => {
  const source = "context A { enum E { Open, query, Shut } }";
  expect(mistakesIn(source)).toEqual(["DSL0002 1:28"]);
});

test.each(["invariant", "matches", "true", "false"])("%s is no name at all", (word) => {
  expect(mistakesIn(`context A { value V { ${word}: Int } }`)).not.toEqual([]);
});
