import type { Entity } from "../../../../entity/entity.ts";
import type { Graft } from "../../../../entity/graft.ts";
import { claimMembersOf, rowClaimsOf } from "../../../../entity/own-rows.ts";
import { serves } from "../../../../entity/served.ts";
import { csharpString } from "../../csharp-text.ts";
import { otherType, typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import { anyVersion, created, factsWith, same, searchOfCreated, send, status } from "./entity-facts.ts";
import { changeOfCreated, createdOne } from "./key-arguments.ts";

/** Returns the tests that another tenant and another owner neither see nor change a row. Spec: shipped-tests, Tests of entities. */
export function rowsFacts(entity: Entity): readonly Fact[] {
  const missing = (operation: string, args: string, tag = anyVersion(entity)) =>
    expectation(send(operation, args, tag), "NotFound");
  const one = createdOne(entity);
  const lines = [
    ...(serves(entity, "get") ? [missing("Get", one, "")] : []),
    ...(serves(entity, "update") ? [missing("Update", changeOfCreated(entity))] : []),
    ...(serves(entity, "patch") ? [missing("Patch", one)] : []),
    ...(serves(entity, "delete") ? [missing("Delete", one)] : []),
    ...(serves(entity, "restore") ? [missing("Restore", one)] : []),
    ...(serves(entity, "getAll") ? searchOfCreated(entity, "DoesNotContain") : []),
  ];
  if (lines.length === 0) return [];
  const shown = [callAs(undefined), `var shown = (${send("Get", one)}).Is(${status("OK")});`, same("created", "shown")];
  return rowClaimsOf(entity).flatMap(({ who, claim }) =>
    factsWith(entity, ["create"], {
      name: `Another_${who}_sees_and_changes_nothing`,
      lines: [created, callAs(claim), ...lines, ...(serves(entity, "get") ? shown : [])],
    }),
  );
}

/** Returns the statement that changes who calls: another one by a claim, or the first one. */
export function callAs(claim: string | undefined): string {
  return `${typeName("TestRows")}.Other = ${claim === undefined ? "null" : csharpString(claim)};`;
}

/** Returns the view of the callers of tests. */
export function testRowsView({ entities, target }: Graft, store: string) {
  const guids = entities.flatMap(claimMembersOf).filter(({ property }) => property.type === "Guid");
  return {
    store,
    ICaller: otherType({ name: "ICaller", namespace: target.placement.data.namespace }),
    guids: [...new Set(guids.map(({ claim }) => claim))].map((claim) => ({ claim: csharpString(claim) })),
  };
}
