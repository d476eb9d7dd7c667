import { expect, test } from "vitest";
import { blankSource } from "../../../generators/host/csharp/blank-source.ts";
import { findDeclarations } from "../../../generators/host/csharp/find-declarations.ts";
import { tokensOf } from "../../../generators/host/csharp/tokens.ts";
import { declaredClasses } from "../../../generators/host/facts/declared-classes.ts";

/** Returns the class Book as the texts declare it. */
function book(...texts: readonly string[]) {
  const located = { file: "Book.cs", project: "", persistence: undefined };
  const declarations = texts
    .flatMap((text) => findDeclarations(tokensOf(blankSource(text))).classes)
    .map((declaration) => ({ ...declaration, ...located }));
  return declaredClasses(declarations).find(({ name }) => name === "Book");
}

test.each([
  [
    "auto-properties",
    ["public class Book { public int Id { get; set; } public required string Title { get; init; } }"],
    ["Id", "Title"],
  ],
  [
    "accessors with bodies",
    ["public class Book { string t; public string Title { get => t; set { t = value; } } }"],
    ["Title"],
  ],
  [
    "types with brackets",
    [
      "public class Book { public List<(int A, int B)> Parts { get; private set; } = new() { (1, 2) }; public int[]? Ids { get; } }",
    ],
    ["Parts", "Ids"],
  ],
  [
    "attributes and an escaped name",
    ['public class Book { [Key, Column("x")] public int @class { [Old] get; set; } }'],
    ["class"],
  ],
  [
    "methods, events and nested types",
    ["public class Book { void F() { if (a) { get(); } } class In { int X { get; } } int Y { get; } }"],
    ["Y"],
  ],
  [
    "both parts",
    ["public partial class Book { public int A { get; } }", "partial class Book { public int B { get; } }"],
    ["A", "B"],
  ],
  [
    "a base class in the source, and interfaces",
    [
      "public class Book : Entity, IThing { public int A { get; } }",
      "public abstract class Entity : IThing { public int Id { get; } }",
    ],
    ["A", "Id"],
  ],
  ["a primary constructor", ["public class Book(int pages) { public int Pages { get; } = pages; }"], ["Pages"]],
  ["nothing", ["public class Book;", "public class Other { public int A { get; } }"], []],
  ["an unknown base class", ["public class Book : Entity { public int A { get; } }"], undefined],
  [
    "a base class that can be two",
    ["public class Book : E { }", "namespace X { class E { } } namespace Y { class E { } }"],
    undefined,
  ],
  [
    "a record, whose parameters are properties",
    ["public record class Book(int Id) { public int A { get; } }"],
    undefined,
  ],
  ["classes in a circle", ["public class Book : Other { }", "public class Other : Book { }"], undefined],
] satisfies readonly (readonly [string, readonly string[], readonly string[] | undefined])[])(
  "properties: %s",
  (_name, texts, want) => {
    expect(book(...texts)?.properties).toEqual(want);
  },
);

test.each([
  ["public class Book { }", true],
  ["public sealed class Book { }", true],
  ["class Book { }", false],
  ["internal class Book { }", false],
  ["public abstract class Book { }", false],
  ["public static class Book { }", false],
  ["public class Book<T> { }", false],
  ["public class Shelf { public class Book { } }", false],
] satisfies readonly (readonly [string, boolean])[])("%s can be a model: %s", (text, want) => {
  expect(book(text)?.isUsable).toBe(want);
});

test("one part that is public makes the class so", () => {
  expect(book("partial class Book { }", "public partial class Book { }")?.isUsable).toBe(true);
});

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
  ["a type of the name", ["public class Book { public Timestamp Printed { get; set; } }"], undefined],
  [
    "a type of the name behind an attribute",
    ["public class Book { [Old] public Timestamp At { get; set; } }"],
    undefined,
  ],
  [
    "an argument of the name",
    ["public class Book { [Old(typeof(Timestamp)), Other<Timestamp>] public int At { get; set; } }"],
    undefined,
  ],
  ["an attribute of a field", ["public class Book { [Timestamp] byte[] row; public int Id { get; set; } }"], undefined],
  ["a property that is not public", ["public class Book { [Timestamp] byte[] Row { get; set; } }"], undefined],
  [
    "a base class elsewhere",
    ["public class Book : Versioned { [Timestamp] public byte[] Row { get; set; } }"],
    undefined,
  ],
])("the concurrency tokens of a class with %s", (_name, texts, want) => {
  expect(book(...texts)?.versions).toEqual(want);
});
