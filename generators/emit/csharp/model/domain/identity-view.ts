import type { Identity } from "../../../../model/ir.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";

/** Returns the view of an identity type. Spec: model-csharp, Identities. */
export function identityView(identity: Identity, { context }: ModelPlace) {
  const { name, strategy } = identity;
  const entity = context.entities.find(({ identity: { type } }) => type.name === name)?.name;
  const owner = entity ?? name.replace(/Id$/, "");
  return {
    identity: name,
    owner: withArticle(phraseOf(owner)),
    number: strategy.kind === "sequence" ? "long" : "int",
  };
}
