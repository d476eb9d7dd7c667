import { expect, test } from "vitest";
import { existingModel } from "../../../generators/entity/check/existing-model.ts";
import type { DeclaredClass } from "../../../generators/host/host.ts";
import { entities, found } from "../found.ts";

const book: DeclaredClass = { name: "Book", namespace: "Shop", isUsable: true, properties: ["Id", "ISBN"] };
const other: DeclaredClass = { ...book, namespace: "Archive" };

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
  ["a class whose properties are not all known", [{ ...book, properties: undefined }], ["model: existing"], []],
  ["a generated class", [book], ["model: generated"], []],
  ["no such class", [], ["model: existing"], ["TEN0356 2:3"]],
  ["a class of a library without its namespace", [book], ["model: existing", "clrType: Order"], ["TEN0356 4:14"]],
  ["a name that is almost right", [book], ["model: existing", "clrType: Shop.Bok"], ["TEN0356 4:14"]],
  ["a name that is none", [book], ["model: existing", 'clrType: "Shop.Book<int>"'], ["TEN0356 4:14"]],
  ["one of two", [book, other], ["model: existing"], ["TEN0357 2:3"]],
  ["a class that cannot be made", [{ ...book, isUsable: false }], ["model: existing"], ["TEN0358 2:3"]],
  ["a property that is not there", [{ ...book, properties: ["ID"] }], ["model: existing"], ["TEN0359 4:19"]],
  ["a class for a generated one", [book], ["clrType: Book"], ["TEN0355 3:14"]],
] satisfies readonly (readonly [string, readonly DeclaredClass[], readonly string[], readonly string[]])[])(
  "%s",
  (_name, classes, keys, want) => {
    expect(found(existingModel, entities(["Book", ...keys]), { classes })).toEqual(want);
  },
);
