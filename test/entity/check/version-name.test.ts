import { expect, test } from "vitest";
import { versionName } from "../../../generators/entity/check/concurrency.ts";
import { run, smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { entities, found } from "../found.ts";
import { hostOfSource } from "../host-of-source.ts";

test.each([
  ["a version of the default name", entities(["Author", "concurrency: true"]), []],
  ["a version of another name", entities(["Author", "concurrency: RowVersion"]), []],
  ["no version", entities(["Author", "concurrency: false"]), []],
  ["a named version of an existing class", entities(["Author", "model: existing", "concurrency: RowVersion"]), []],
  ["no name for an existing class", entities(["Author", "model: existing", "concurrency: true"]), ["TEN0330 4:18"]],
  ["the name of the key", entities(["Author", "concurrency: ID"]), ["TEN0329 3:18"]],
  ["the name of the entity", entities(["Author", "concurrency: author"]), ["TEN0329 3:18"]],
  ["a name in camel case", entities(["Author", "concurrency: rowVersion"]), ["TEN0329 3:18"]],
  ["a member of every class", entities(["Author", "concurrency: ToString"]), ["TEN0329 3:18"]],
] satisfies readonly (readonly [name: string, source: string, want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(versionName, source)).toEqual(want);
  },
);

/** Returns the source of a class of which some properties are concurrency tokens. */
function author(...versions: readonly string[]): string {
  const properties = ["Id", "Row", "Revision"].map(
    (name) => `${versions.includes(name) ? "[Timestamp] " : ""}public int ${name} { get; set; }`,
  );
  return `namespace Shop; public class Author { ${properties.join(" ")} }`;
}

test.each([
  ["the one that an attribute names", author("Row"), "concurrency: true", []],
  ["none of two", author("Row", "Revision"), "concurrency: true", ["TEN0330 4:18"]],
  ["none without an attribute", author(), "concurrency: true", ["TEN0330 4:18"]],
  ["one that requests would set", author("Id"), "concurrency: true", ["TEN0329 4:18"]],
  ["the one that the file names", author("Row"), "concurrency: Revision", []],
] satisfies readonly (readonly [string, string, string, readonly string[]])[])(
  "the version of an existing class is %s",
  (_name, source, concurrency, want) => {
    expect(found(versionName, entities(["Author", "model: existing", concurrency]), hostOfSource(source))).toEqual(
      want,
    );
  },
);

test("the version of an existing class is not asked for where the host is not known", () => {
  const file = entities(["Author", "model: existing", "concurrency: true"]);
  expect(found(versionName, file, { classes: undefined })).toEqual([]);
});

test("the service counts the property that an attribute names, and none without the key", () => {
  const book =
    "namespace Acme.Shop;\npublic class Book { public Guid Id { get; set; } [ConcurrencyCheck] public int Revision { get; set; } }\n";
  const service = (...keys: readonly string[]) => {
    const text = `defaults: { access: anonymous }\n${entities(["Book", "model: existing", ...keys])}`;
    const disk = memoryDisk({ ...smallHost, "/repo/host/Book.cs": book, "/repo/shop.yaml": text });
    expect(run(disk, "graft", "shop.yaml", "--host", "host")).toMatchObject({ exitCode: 0, messages: "" });
    return disk.snapshot()["/repo/host/Tenon/Books/BookData.g.cs"];
  };
  expect(service("concurrency: true")).toBe(service("concurrency: Revision"));
  expect(service("concurrency: true")).toContain("Revision");
  expect(service()).not.toContain("Revision");
});
