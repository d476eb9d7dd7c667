import { expect, test } from "vitest";
import { mistakesIn, outline, treeOf } from "./outline.ts";

const words = ["contextmap", "import", "integration", "publish", "publishes", "subscribes", "acl"];
const command = (line: string) => `context A { entity E identified by EId { command c {\n${line}\n} } }`;

test("a context map holds relations with their role, types and mappings", () => {
  const { maps } = treeOf(`contextmap {
    A -> B : anti-corruption-layer acl { A.V -> B.W  A.X->B.Y }
    A <-> B : shared-kernel { V, W, }
    A -> B : conformist
  }`);
  expect(outline(maps)).toBe(
    "[contextMap(relations [" +
      "relation(left A, arrow ->, right B, role anti-corruption-layer, mappings [" +
      "mapping(source (context A, type V), target (context B, type W)) " +
      "mapping(source (context A, type X), target (context B, type Y))]) " +
      "relation(left A, arrow <->, right B, role shared-kernel, types [V W]) " +
      "relation(left A, arrow ->, right B, role conformist)])]",
  );
});

test.each([
  ["shared-kernel", []],
  ["shared - kernel", ["TEN0809 1:36"]],
  ["shared -kernel", ["TEN0809 1:36"]],
  ["shared-", ["TEN0809 1:35"]],
  ["-", ["DSL0001 1:29"]],
] as const)("a role is one word with its hyphens: %s", (role, want) => {
  expect(mistakesIn(`contextmap { Lend <-> Other:${role} }`)).toEqual(want);
});

test("hyphens stay operators outside of a context map", () => {
  expect(mistakesIn("context A { value V { shared: Int  kernel: Int  both: Int = shared-kernel } }")).toEqual([]);
});

test("a context imports, publishes and subscribes", () => {
  const { contexts } = treeOf("context A { import B.{ V, W } import C.* publishes E subscribes B.F }");
  expect(outline(contexts)).toBe(
    "[context(name A, items [import(context B, names [V W]) import(context C) publishes(event E) " +
      "subscribes(event (context B, type F))])]",
  );
});

test("an integration event has annotations, documentation and fields", () => {
  const { contexts } = treeOf(
    "context A {\n/// Shut.\n@since(2) integration event Shut { loan: LoanId  @since(3) why: String? } }",
  );
  expect(outline(contexts)).toContain(
    "integrationEvent(doc Shut., annotations [annotation(name since, argument 2)], name Shut, items [",
  );
});

test("commands and factories publish", () => {
  const source =
    "context A { entity E identified by EId { command c { publish X(a: 1) publish Y } create d { publish X } } }";
  expect(outline(treeOf(source).contexts)).toContain(
    "statements [publish(event X, arguments [namedArgument(name a, value 1)]) publish(event Y)]",
  );
});

test.each(words)("%s names declarations, fields, parameters and assignments", (word) => {
  const source = `context A {
    enum E { ${word}, other }
    entity F identified by FId {
      ${word}: Int = 1
      states ${word} { ${word} -> other  other }
      command ${word}(${word}: Int) { ${word} -> ${word}  emit X(${word}: ${word}) }
      create ${word}2(${word}: Int) { ${word} -> ${word} }
    }
    query Q(${word}: Int): R
  }`;
  expect(mistakesIn(source)).toEqual([]);
});

test.each([
  ["integration event X { }", "TEN0810 2:1"],
  ["import B.*", "TEN0810 2:1"],
  ["publishes X", "TEN0810 2:1"],
  ["contextmap { }", "TEN0810 2:1"],
] as const)("a command holds no %s", (line, want) => {
  expect(mistakesIn(command(line))).toEqual([want]);
});

test.each([
  ["publish", "DSL0001 2:8"],
  ["publish\npublish X", "DSL0001 2:8"],
  ["publish X(", "DSL0001 2:11"],
  ["emit\npublish X", "DSL0001 2:5"],
] as const)("one mistake in a statement is one diagnostic: %j", (line, want) => {
  expect(mistakesIn(command(line))).toEqual([want]);
});

test.each(["if", "then", "else", "when"])("%s at the beginning of a mapping is one diagnostic", (word) => {
  const source = `contextmap {\n  A -> B : anti-corruption-layer acl {\n${word}.V -> B.W\nA.V -> B.W\n  }\n}`;
  expect(mistakesIn(source)).toEqual(["DSL0001 2:39"]);
});

test("a word on a later line is a name where no keyword can stand", () => {
  const source = `context A {
    enum E { import, publish }
    aggregate R root F {
      entity F identified by FId {
        e: E
        states e {
          import ->
            publish when true
          publish
        }
      }
      repository {
        operations: getById,
          acl find all(): List<F>
      }
    }
  }`;
  expect(mistakesIn(source)).toEqual([]);
});
