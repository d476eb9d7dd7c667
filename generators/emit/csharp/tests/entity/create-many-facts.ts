import type { Entity } from "../../../../entity/entity.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact, sending } from "../fact.ts";
import { repetitionFacts } from "../repetition-facts.ts";
import { callerFacts } from "./entity-facts.ts";

/** Returns the tests of the creation of many. */
export function createManyFacts(entity: Entity): readonly Fact[] {
  const { createMany } = entity.operations;
  if (createMany === undefined) return [];
  const items = (...given: readonly string[]) =>
    `var sample = new ${typeName("JsonObject")} { ["items"] = new ${typeName("JsonArray")}(${given.join(", ")}) };`;
  const accepted = `nameof(CustomizeCreate), ${typeName("HttpStatusCode")}.Created`;
  const [one, sent] = ["await CreateSampleAsync(host)", sending("CreateMany", "sample")];
  return [
    {
      name: "CreateMany_stores_all",
      lines: [
        items(one, one),
        `var stored = (${sent}).IsAccepted(${accepted});`,
        `${typeName("Assert")}.Equal(2, stored["items"]!.AsArray().Count);`,
      ],
    },
    ...repetitionFacts(entity, "CreateMany", { sample: items(one, one), accepted }),
    { name: "CreateMany_needs_items", lines: [items(one, "null"), expectation(sent, "BadRequest")] },
    ...callerFacts("CreateMany", createMany, `new ${typeName("JsonObject")}()`),
  ];
}
