import type { Entity, Graft, Relationship } from "../entity/entity.ts";
import type { View } from "../render/view.ts";
import type { TestProject } from "./csharp/tests/test-project.ts";

/** The place of the files of tests. */
export interface TestPlace {
  readonly tests: TestProject;
  /** Returns the namespace of the tests of an entity. */
  readonly namespaceOf: (entity: Entity) => string;
}

/** A generator of tests for one kind of item. */
export interface TestRow<Item> {
  /** Recorded in the manifest. */
  readonly name: string;
  /** The template's path under `templates/`, without the ending. */
  readonly template: string;
  /** The C# type that the file declares, after which it is named. */
  readonly type: (item: Item) => string;
  /** The name of the file, if it is no C#. */
  readonly file?: (item: Item) => string;
  /** The folder below that of the tests, if it is not that of the item. */
  readonly folder?: string;
  /** The further types that the file declares. */
  readonly companions?: (item: Item) => readonly string[];
  /** The attribute of the assembly that the file states; undefined for none. */
  readonly attribute?: (item: Item, place: TestPlace) => string | undefined;
  /** True if the item has such a file; absent for every item. */
  readonly when?: (item: Item) => boolean;
  readonly view: (item: Item, place: TestPlace) => View;
}

/** Makes a file that all tests of a host share. */
export type TestKitGenerator = TestRow<TestProject>;

interface Per<Kind extends string, Item> extends TestRow<Item> {
  readonly per: Kind;
}

/** Makes tests of entities: of all together, of each, or of each relationship. Spec: shipped-tests, Files. */
export type EntityTestGenerator = Per<"entities", Graft> | Per<"entity", Entity> | Per<"relationship", Relationship>;
