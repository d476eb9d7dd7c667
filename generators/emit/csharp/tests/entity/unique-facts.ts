import type { Entity, Index } from "../../../../entity/entity.ts";
import { violableIndexes } from "../../../../entity/served.ts";
import { csharpString } from "../../csharp-text.ts";
import { expectation, type Fact } from "../fact.ts";
import { requestSample } from "./entity-samples.ts";

/** Returns the tests that no two rows share unique values. The mapping of an existing class says so, which is the host's. Spec: shipped-tests, Tests of entities. */
export function uniqueFacts(entity: Entity, sample: string, accepted: string): readonly Fact[] {
  if (entity.model.kind === "existing") return [];
  const given = requestSample(entity, "Create");
  return violableIndexes(entity)
    .filter(({ properties }) => properties.every(({ wireName }) => (given[wireName] ?? null) !== null))
    .map((index) => ({
      name: `Create_takes_${index.properties.map(({ wireName }) => wireName).join("_")}_once`,
      lines: [
        sample,
        `${accepted};`,
        "var other = await CreateSampleAsync(host);",
        ...copies(index),
        expectation("await host.SendAsync(Create, other)", "Conflict"),
      ],
    }));
}

function copies({ properties }: Index): readonly string[] {
  return properties
    .map(({ wireName }) => csharpString(wireName))
    .map((name) => `other[${name}] = sample[${name}]?.DeepClone();`);
}
