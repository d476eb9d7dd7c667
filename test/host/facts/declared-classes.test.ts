import { expect, test } from "vitest";
import { classShapeOf } from "../../../generators/host/csharp/class-shape.ts";
import { hostOfSource } from "../../entity/host-of-source.ts";

/** Returns the class Book as the texts declare it. */
function book(...texts: readonly string[]) {
  return hostOfSource(...texts).classes.find(({ name }) => name === "Book");
}

/** Returns the properties of the class Book; undefined if there may be more. */
function propertiesOf(...texts: readonly string[]): readonly string[] | undefined {
  const { types } = hostOfSource(...texts);
  const found = types?.find("Book");
  const shape = types && found && classShapeOf(found, types);
  return shape !== undefined && shape.unseenBase === undefined ? shape.properties.map(({ name }) => name) : undefined;
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
    ["Id", "A"],
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
    ["Id", "A"],
  ],
  ["classes in a circle", ["public class Book : Other { }", "public class Other : Book { }"], []],
] satisfies readonly (readonly [string, readonly string[], readonly string[] | undefined])[])(
  "properties: %s",
  (_name, texts, want) => {
    expect(propertiesOf(...texts)).toEqual(want);
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

test("a nested class of the same name leaves the class usable", () => {
  expect(book("public class Book { }", "public class Shelf { class Book { } }")?.isUsable).toBe(true);
});
