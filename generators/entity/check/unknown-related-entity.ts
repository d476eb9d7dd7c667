import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { quoted } from "../../text/quoted.ts";
import type { Check } from "./check.ts";

/** Checks that the related entity of a relationship is declared in this run. Spec: endpoints, Entity configuration. */
export const unknownRelatedEntity: Check = ({ entities, byName }) => {
  const names = [...byName.keys()];
  return entities.flatMap(({ relationships }) =>
    relationships
      .filter(({ relatedEntity }) => !byName.has(relatedEntity.value))
      .map(({ name, relatedEntity: { value: entity, span } }) => {
        const near = didYouMean(entity, names);
        return report(
          catalogue.unknownRelatedEntity,
          { relationship: name.value, entity },
          { span, hint: near && `Did you mean ${quoted(near)}?` },
        );
      }),
  );
};
