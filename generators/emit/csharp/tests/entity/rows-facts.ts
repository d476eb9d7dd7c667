import type { Entity } from "../../../../entity/entity.ts";
import type { Graft } from "../../../../entity/graft.ts";
import { claimMembersOf, isRestricted } from "../../../../entity/own-rows.ts";
import { serves } from "../../../../entity/served.ts";
import { csharpString } from "../../csharp-text.ts";
import { otherType, typeName } from "../../names.ts";
import { expectation, type Fact } from "../fact.ts";
import { contains, created, factsWith, send, status } from "./entity-facts.ts";
import { changeOfCreated, createdOne } from "./key-arguments.ts";

/** Returns the test that a caller of another tenant and owner neither sees nor changes a row. Spec: shipped-tests, Tests of entities. */
export function rowsFacts(entity: Entity): readonly Fact[] {
  if (!isRestricted(entity)) return [];
  const one = createdOne(entity);
  const missing = (operation: string, args: string) =>
    expectation(`await host.SendAsOtherAsync(${operation}, ${args})`, "NotFound");
  const changed = changeOfCreated(entity);
  const lines = [
    ...(serves(entity, "get") ? [missing("Get", one)] : []),
    ...(serves(entity, "update") ? [missing("Update", changed)] : []),
    ...(serves(entity, "patch") ? [missing("Patch", one)] : []),
    ...(serves(entity, "delete") ? [missing("Delete", one)] : []),
    ...(serves(entity, "restore") ? [missing("Restore", one)] : []),
    ...(serves(entity, "getAll")
      ? [
          `var found = (await host.SendAsOtherAsync(List, new ${typeName("JsonObject")} { ["pageSize"] = ${entity.maxPageSize} })).Is(${status("OK")});`,
          contains(entity.keys, undefined, "DoesNotContain"),
        ]
      : []),
    ...(serves(entity, "get") ? [`(${send("Get", one)}).Is(${status("OK")});`] : []),
  ];
  return lines.length === 0
    ? []
    : factsWith(entity, ["create"], { name: "Another_caller_sees_and_changes_nothing", lines: [created, ...lines] });
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
