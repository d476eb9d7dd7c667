import { typeName } from "../names.ts";
import { type Fact, sending } from "./fact.ts";

/** Returns the test that a repeated creation is answered as the first; `sample` declares what is sent, and `accepted` has the arguments of `IsAccepted`. */
export function repetitionFacts(
  { isIdempotent }: { readonly isIdempotent: boolean },
  operation: string,
  { sample, accepted }: { readonly sample: string; readonly accepted: string },
): readonly Fact[] {
  if (!isIdempotent) return [];
  const sent = sending(operation, "sample", ", key: key");
  return [
    {
      name: `${operation}_answers_a_repetition_alike`,
      lines: [
        sample,
        `var key = ${typeName("Guid")}.NewGuid();`,
        `var first = (${sent}).IsAccepted(${accepted});`,
        `${typeName("Assert")}.Equal(first.Text, (${sent}).Text);`,
      ],
    },
  ];
}
