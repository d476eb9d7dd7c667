import { expect, test } from "vitest";
import { enumData, enumMemberNames } from "../../../../generators/model/check/boundary/enums.ts";
import { found, lending, type Row } from "../../found.ts";

test.each<Row>([
  ["as many as declared", lending("enum E(days: Int, fee: Decimal) { Short(7, 1.5), Long(30, 2) }"), []],
  ["too few, none, too many", lending("enum E(days: Int) { A, B(1, 2), C(1) }"), ["DSL0901 2:21", "DSL0901 2:24"]],
  [
    "a name that C# reserves, a name of a member",
    lending('enum E(toString: String, a: Int) { A("x", 1) }'),
    ["DSL0903 2:8", "DSL0903 2:26"],
  ],
  [
    "names of the base class",
    lending('enum E(name: String, value: Int, all: Bool, tryParse: Int) { A("x", 1, true, 2) }'),
    [],
  ],
  ["a type without literals", lending("enum E(since: Instant) { }"), ["DSL0909 2:15"]],
])("%s", (_name, source, want) => {
  expect(found(enumData, source)).toEqual(want);
});

test.each<Row>([
  ["names of their own", lending("enum E { Open, Closed }"), []],
  ["twice", lending("enum E { Open, Open }"), ["DSL0104 2:16"]],
  ["letter case alone", lending("enum E { Open, open }"), ["DSL0911 2:16"]],
  [
    "names that C# reserves",
    lending("enum E { Equals, toString, Finalize }"),
    ["DSL0910 2:10", "DSL0910 2:18", "DSL0910 2:28"],
  ],
  [
    "names of the base class",
    lending("enum E { All, Name, Value, Parse, TryParse, FromName, FromValue, CompareTo }"),
    [],
  ],
])("%s", (_name, source, want) => {
  expect(found(enumMemberNames, source)).toEqual(want);
});
