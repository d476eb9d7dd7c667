import type { Entity } from "../../../../entity/entity.ts";
import { serves } from "../../../../entity/served.ts";
import type { RequestKind } from "../../../../entity/wire-properties.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import {
  anyVersion,
  callerFacts,
  created,
  factsWith,
  same,
  searchOfCreated,
  send,
  status,
  unknown,
} from "./entity-facts.ts";
import { changeOfCreated, createdOne, unknownOne } from "./key-arguments.ts";

/** Returns the tests of rows that stay when they are deleted, and of the traces of changes. Spec: shipped-tests, Tests of entities. */
export function traceFacts(entity: Entity): readonly Fact[] {
  return [
    ...(entity.deletedAt === undefined ? [] : deletionFacts(entity)),
    ...auditFacts(entity, "Create", "var sample = await CreateSampleAsync(host);"),
    ...auditFacts(entity, "Update", `${created}\nvar sample = ${changeOfCreated(entity)};`),
  ];
}

/** Returns the tests that a deleted row is gone for every operation, until it is restored. */
function deletionFacts(entity: Entity): readonly Fact[] {
  const { operations, version } = entity;
  const one = createdOne(entity);
  const deleted = [
    created,
    expectation(send("Delete", one, version === undefined ? "" : ", created.Tag"), "NoContent"),
  ];
  const gone = (operation: string, args: string, tag = anyVersion(entity)) =>
    expectation(send(operation, args, tag), "NotFound");
  const restored = `var restored = (${send("Restore", one)}).Is(${status("OK")});`;
  return [
    ...factsWith(entity, ["create", "delete"], {
      name: "Delete_hides_it_from_every_operation",
      lines: [
        ...deleted,
        ...(serves(entity, "get") ? [gone("Get", one, "")] : []),
        ...(serves(entity, "update") ? [gone("Update", changeOfCreated(entity))] : []),
        ...(serves(entity, "patch") ? [gone("Patch", one)] : []),
        ...(serves(entity, "getAll") ? searchOfCreated(entity, "DoesNotContain") : []),
      ],
    }),
    ...factsWith(entity, ["create", "delete", "restore"], {
      name: "Restore_brings_it_back",
      lines: [
        ...deleted,
        restored,
        ...(serves(entity, "get") ? [`var found = (${send("Get", one)}).Is(${status("OK")});`, same("restored")] : []),
        expectation(send("Restore", one), "OK"),
      ],
    }),
    ...factsWith(entity, ["restore"], unknown("Restore", unknownOne(entity))),
    ...callerFacts("Restore", operations.restore, unknownOne(entity)),
  ];
}

/** Returns the test that requests cannot set who has changed a row, or when. */
function auditFacts(entity: Entity, kind: RequestKind, sample: string): readonly Fact[] {
  const { createdAt, createdBy, updatedAt, updatedBy } = entity.audit;
  const shown = [createdAt, createdBy, updatedAt, updatedBy].flatMap((one) => one ?? []);
  const lies = shown.map(({ wireName, type }) => ({
    name: csharpString(wireName),
    lie: type === "string" ? "nobody" : "2001-01-01T00:00:00Z",
  }));
  const needed = kind === "Create" ? (["create"] as const) : (["create", "update"] as const);
  if (lies.length === 0) return [];
  return factsWith(entity, needed, {
    name: `${kind}_does_not_set_who_changed_it`,
    lines: [
      ...sample.split("\n"),
      ...lies.map(({ name, lie }) => `sample[${name}] = ${csharpString(lie)};`),
      `var changed = (${send(kind, "sample", kind === "Update" ? anyVersion(entity) : "")}).IsAccepted(nameof(Customize${kind})${kind === "Create" ? `, ${status("Created")}` : ""});`,
      ...lies.map(
        ({ name }) =>
          `${typeName("Assert")}.False(${typeName("JsonNode")}.DeepEquals(sample[${name}], changed[${name}]), changed.Text);`,
      ),
    ],
  });
}
