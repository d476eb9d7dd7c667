import { expect, test } from "vitest";
import { versionsOf } from "../../../generators/entity/host/existing-class.ts";
import { declaredFrom, entities } from "../found.ts";
import { hostOfSource } from "../host-of-source.ts";

// Spec: entity-file, Concurrency.
test.each([
  ["an attribute", ["public class Book { [ConcurrencyCheck] public int Revision { get; set; } }"], ["Revision"]],
  [
    "one of several attributes, with its namespace",
    [
      'public class Book { public int Id { get; set; } [Column("v"), System.ComponentModel.DataAnnotations.Timestamp] [Old] public byte[] Row { get; set; } = []; }',
    ],
    ["Row"],
  ],
  [
    "an attribute of a base class",
    [
      "public class Book : Versioned { }",
      "public class Versioned { [TimestampAttribute] public byte[] Row { get; set; } }",
    ],
    ["Row"],
  ],
  [
    "two attributes in two parts",
    [
      "public partial class Book { [Timestamp] public byte[] Row { get; set; } }",
      "public partial class Book { [ConcurrencyCheck] public int Revision { get; set; } }",
    ],
    ["Row", "Revision"],
  ],
  ["a type of the name", ["public class Book { public Timestamp Printed { get; set; } }"], []],
  ["a type of the name behind an attribute", ["public class Book { [Old] public Timestamp At { get; set; } }"], []],
  [
    "an argument of the name",
    ["public class Book { [Old(typeof(Timestamp)), Other<Timestamp>] public int At { get; set; } }"],
    [],
  ],
  ["an attribute of a field", ["public class Book { [Timestamp] byte[] row; public int Id { get; set; } }"], []],
  ["a property that is not public", ["public class Book { [Timestamp] byte[] Row { get; set; } }"], []],
  ["a base class elsewhere", ["public class Book : Versioned { [Timestamp] public byte[] Row { get; set; } }"], []],
])("the concurrency tokens of a class with %s", (_name, texts, want) => {
  const declared = declaredFrom([entities(["Book", "model: existing"])], hostOfSource(...texts));
  expect(declared.entities.map((entity) => versionsOf(entity, declared))).toEqual([want]);
});
