import { expect, test } from "vitest";
import {
  rangeType,
  references,
  typeArgumentCount,
  unknownTypeName,
} from "../../../../generators/model/check/names/type-references.ts";
import { found, foundInNames, hintsInNames, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  [
    "identities, values, entities of the same aggregate",
    lending(
      "aggregate D root L { entity L identified by LId { ms: List<M> other: XId } entity M identified by MId { } }",
    ),
    [],
  ],
  [
    "a value, an event that holds an entity",
    lending("value V { l: L }", "event E { l: List<L>? }", "entity L identified by LId { }"),
    ["DSL1601 2:14", "DSL1604 3:14"],
  ],
  [
    "an entity of another aggregate",
    lending(
      "aggregate D root L { entity L identified by LId { m: M } }",
      "aggregate F root M { entity M identified by MId { } }",
    ),
    ["DSL1602 2:54"],
  ],
  ["an entity as a parameter, as a criterion", loan("command merge(other: Loan) { }"), ["DSL1603 4:22"]],
  ["a field that is an event", loan("opened: LoanOpened"), ["DSL1605 4:9"]],
])("references: %s", (_name, source, want) => {
  expect(found(references, source)).toEqual(want);
});

test.each<Row>([
  ["of numbers and instants", lending("value A { a: Range<Int> b: Range<Decimal>? c: Range<Instant> }"), []],
  [
    "of texts, of absent numbers",
    lending("value A { a: Range<String>  b: Range<Int?> }"),
    ["DSL0907 2:14", "DSL0907 2:32"],
  ],
])("rangeType: %s", (_name, source, want) => {
  expect(foundInNames(rangeType, source)).toEqual(want);
});

test.each<Row>([
  [
    "as many as each takes",
    lending("value A { a: List<Int> b: Set<Int> c: Map<Int, List<Int>> d: Range<Int> e: Int }"),
    [],
  ],
  [
    "none where one is needed, two where one is",
    lending("value A { a: List  b: Set<Int, Int> }"),
    ["DSL0107 2:14", "DSL0107 2:23"],
  ],
  ["one where two are needed", lending("value A { a: Map<Int> }"), ["DSL0107 2:14"]],
  ["some where none are", lending("value A { a: Int<Int> }"), ["DSL0107 2:14"]],
  [
    "a set of lists, a map from sets",
    lending("value A { a: Set<List<Int>>  b: Map<Set<Int>, Int> }"),
    ["DSL0107 2:14", "DSL0107 2:33"],
  ],
])("typeArgumentCount: %s", (_name, source, want) => {
  expect(foundInNames(typeArgumentCount, source)).toEqual(want);
});

test.each<Row>([
  [
    "scalars, generics, identities without declaration",
    lending("value A { a: String b: List<Int> c: CopyId d: Map<String, CopyId>? e: B }", "value B { x: Int }"),
    [],
  ],
  [
    "a read model, an event",
    lending("value A { x: Int }  readmodel R from A { x }  event E { a: A }  service S { usecase U(e: E): R }"),
    [],
  ],
  ["an unknown name", lending("value A { x: Copy }"), ["DSL0101 2:14"]],
  ["in a usecase", lending("service S { usecase U(x: Copy) }"), ["DSL0101 2:26"]],
  ["inside a list", lending("value A { x: List<Copy> }"), ["DSL0101 2:19"]],
  ["Id alone, and a small letter before it", lending("value A { x: Id  y: copyId }"), ["DSL0101 2:14", "DSL0101 2:21"]],
  [
    "an aggregate is no type",
    lending("aggregate Desk root Loan { entity Loan identified by LoanId { } }", "value A { x: Desk }"),
    ["DSL0101 3:14"],
  ],
  ["a type of another context, by its context", "context A { enum E { X } }\ncontext B { value V { e: A.E } }", []],
  ["a type of another context, bare", "context A { enum E { X } }\ncontext B { value V { e: E } }", ["DSL0101 2:26"]],
  ["an unknown context", lending("value A { x: Shop.Copy }"), ["DSL1301 2:14"]],
  ["an unknown type of a known context", "context A { }\ncontext B { value V { e: A.E } }", ["DSL0101 2:28"]],
  [
    "an identity of another context, whatever its name",
    "context A { entity E identified by Code as natural(Int) { } }\ncontext B { value V { e: Code f: List<Code> } }",
    [],
  ],
  [
    "an identity of two other contexts with one strategy",
    "context A { entity E identified by EId as guid { } }\ncontext B { entity E identified by EId { } }\ncontext C { value V { e: EId } }",
    [],
  ],
  [
    "an identity of two other contexts with two strategies",
    "context A { entity E identified by EId as sequence { } }\ncontext B { entity E identified by EId { } }\ncontext C { value V { e: EId f: A.EId } }",
    ["DSL0820 3:26"],
  ],
  [
    "an identity of its own and of another context",
    "context A { entity E identified by EId as sequence { } }\ncontext B { entity E identified by EId { }  value V { e: EId } }",
    [],
  ],
  [
    "an identity that another context declares as a value",
    "context A { value EId { x: Int }  entity E identified by EId { } }\ncontext B { value V { e: EId } }",
    ["DSL0101 2:26"],
  ],
  ["the entity alone", loan(), []],
])("unknownTypeName: %s", (_name, source, want) => {
  expect(foundInNames(unknownTypeName, source)).toEqual(want);
});

const fleet = "context Fleet { value Price { x: Int }  entity Vehicle identified by Plate as natural(Int) { } }\n";

test.each([
  ["an imported type", "import Fleet.{ Price }  value V { x: Prise }", "Did you mean `Price`?"],
  ["a type of all that is imported", "import Fleet.*  value V { x: Vehikle }", "Did you mean `Vehicle`?"],
  ["an identity of another context", "value V { x: Plat }", "Did you mean `Plate`?"],
  ["a type behind its context", "value V { x: Fleet.Prise }", "Did you mean `Price`?"],
  [
    "its own type before one of another context",
    "import Fleet.*  value Pryce { x: Int }  value V { x: Prce }",
    "Did you mean `Pryce`?",
  ],
  ["no type of a context that is not imported", "value V { x: Prise }", undefined],
  ["no built-in type behind a context", "value V { x: Fleet.Strin }", undefined],
])("the hint for a misspelt name means %s", (_name, body, want) => {
  expect(hintsInNames(unknownTypeName, `${fleet}context Lending { ${body} }`)).toEqual([want]);
});
