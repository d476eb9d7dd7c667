import type { Entity, Relationship } from "../entity/entity.ts";
import type { Graft } from "../entity/graft.ts";
import type { TestProject } from "./csharp/tests/test-project.ts";
import type { RowOf } from "./row.ts";

/** The place of the files of tests. */
export interface TestPlace {
  readonly tests: TestProject;
  /** Returns the namespace of the tests of an entity. */
  readonly namespaceOf: (entity: Entity) => string;
}

/** The items of the rows of tests. */
export interface TestItems {
  /** The files that all tests of a host share. */
  readonly tests: TestProject;
  /** All entities together. */
  readonly entities: Graft;
  readonly entity: Entity;
  readonly relationship: Relationship;
}

/** Makes tests of entities, or a file that all tests share. Spec: shipped-tests, Files. */
export type TestGenerator<Per extends keyof TestItems = keyof TestItems> = RowOf<TestItems, TestPlace, "tests", Per>;
