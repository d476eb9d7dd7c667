import { expect, test } from "vitest";
import { existingModel } from "../../../generators/entity/check/existing-model.ts";
import { entities, found } from "../found.ts";
import { hostOfSource } from "../host-of-source.ts";

const book = "namespace Shop; public class Book { public int Id { get; set; } public string ISBN { get; set; } }";
const other = "namespace Archive; public class Book { public int Id { get; set; } }";

test.each([
  ["the class of the entity's name", [book], ["model: existing"], []],
  ["a class by its name", [book], ["model: existing", "clrType: Book"], []],
  [
    "a class with its namespace, where another has the name",
    [book, other],
    ["model: existing", "clrType: Shop.Book"],
    [],
  ],
  ["a class of a library", [], ["model: existing", "clrType: Acme.Sales.Order"], []],
  ["a class whose properties are not all known", [book.replace("Book", "Book : Elsewhere")], ["model: existing"], []],
  ["a generated class", [book], ["model: generated"], []],
  ["no such class", [], ["model: existing"], ["TEN0356 2:3"]],
  ["a class of a library without its namespace", [book], ["model: existing", "clrType: Order"], ["TEN0356 4:14"]],
  ["a name that is almost right", [book], ["model: existing", "clrType: Shop.Bok"], ["TEN0356 4:14"]],
  ["a name that is none", [book], ["model: existing", 'clrType: "Shop.Book<int>"'], ["TEN0356 4:14"]],
  ["one of two", [book, other], ["model: existing"], ["TEN0357 2:3"]],
  ["a class that cannot be made", [book.replace("public", "internal")], ["model: existing"], ["TEN0358 2:3"]],
  ["a version that is not there", [book], ["model: existing", "concurrency: Revision"], ["TEN0359 4:18"]],
  ["a class for a generated one", [book], ["clrType: Book"], ["TEN0355 3:14"]],
] satisfies readonly (readonly [string, readonly string[], readonly string[], readonly string[]])[])(
  "%s",
  (_name, texts, keys, want) => {
    expect(found(existingModel, entities(["Book", ...keys]), hostOfSource(...texts))).toEqual(want);
  },
);
