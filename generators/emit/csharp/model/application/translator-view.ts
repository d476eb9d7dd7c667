import type { Translator } from "../../../../model/ir.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import { csharpIdentifier } from "../../csharp-text.ts";
import { separated } from "../../lists.ts";
import { declaredType } from "../../names.ts";

/** Returns the view of an anti-corruption layer: one method for each mapping. Spec: model-csharp, Translators. */
export function translatorView({ upstream, mappings }: Translator) {
  return {
    upstream,
    translator: `I${upstream}Translator`,
    methods: separated(
      mappings.map(({ source, target }) => ({
        type: declaredType(target),
        method: `To${target.name}`,
        parameter: `${declaredType(source)} ${csharpIdentifier(camelCaseOf(source.name))}`,
      })),
    ),
  };
}
