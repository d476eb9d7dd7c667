import type { Entity } from "../../../../entity/entity.ts";
import { typeName } from "../../names.ts";
import { type Fact, sending } from "../fact.ts";

/** Returns the test that a repeated creation is answered as the first. */
export function repetitionFacts(entity: Entity, operation: "Create" | "CreateMany", sample: string): readonly Fact[] {
  if (!entity.isIdempotent) return [];
  const sent = sending(operation, "sample", ", key");
  return [
    {
      name: `${operation}_answers_a_repetition_alike`,
      lines: [
        sample,
        `var key = ${typeName("Guid")}.NewGuid();`,
        `var first = (${sent}).IsAccepted(nameof(CustomizeCreate), ${typeName("HttpStatusCode")}.Created);`,
        `${typeName("Assert")}.Equal(first.Text, (${sent}).Text);`,
      ],
    },
  ];
}
