import type { Entity, Property } from "../../../../entity/entity.ts";
import { requestProperties } from "../../../../entity/wire-properties.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import type { Fact } from "../fact.ts";
import { isShownAsSent } from "./shown-as-sent.ts";

/** Returns the test that a creation completes a body by its defaults; none for an entity without any. Spec: shipped-tests, Tests of entities. */
export function defaultFacts(entity: Entity, sample: string, accepted: string): readonly Fact[] {
  const completed = requestProperties(entity, "Create").filter(
    (property) => property.default !== undefined && isShownAsSent(property),
  );
  if (completed.length === 0) return [];
  return [
    {
      name: "Create_fills_in_defaults",
      lines: [
        sample,
        ...completed.map(({ wireName }) => `sample.Remove(${csharpString(wireName)});`),
        `var created = ${accepted};`,
        ...completed.map(shows),
      ],
    },
  ];
}

/** Returns the statement that the answer shows a default. */
function shows({ wireName, type, default: value }: Property): string {
  const member = `created[${csharpString(wireName)}]`;
  const { text = "", kind } = value ?? {};
  const shown = csharpString(type === "Guid" ? text.toLowerCase() : text);
  return `${typeName("Assert")}.Equal(${shown}, ${kind === "text" ? `(string?)${member}` : `${member}?.ToJsonString()`});`;
}
