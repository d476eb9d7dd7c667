import type { Name } from "../ast-node.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Observation } from "../typing/observation.ts";
import { typeContext } from "../typing/type-context.ts";
import { declarationMentions } from "./declaration-mentions.ts";
import { expressionMentions } from "./expression-mentions.ts";
import type { Mention, OnMention } from "./referent.ts";
import type { Referents } from "./referents.ts";

/** Lists the mentions in one context: declarations, and references with the referents that they refer to. Unknown names are left out. */
export function mentionsOf(scope: Scope, referents: Referents): ContextMentions {
  // A name is one object, wherever a walk meets it.
  const mentions = new Map<Name, Mention>();
  const onMention: OnMention = (name, referent, isDeclaration = false) => {
    if (name.text !== "" && !mentions.has(name)) mentions.set(name, { name, referent, isDeclaration });
  };
  declarationMentions(scope, referents, onMention);
  const observations: Observation[] = [];
  typeContext(scope, (observation) => observations.push(observation));
  const place = { scope, referents, onMention };
  for (const observation of observations) expressionMentions(observation, place);
  return { mentions: [...mentions.values()], observations };
}

export interface ContextMentions {
  readonly mentions: readonly Mention[];
  /** The typed expressions of the context. */
  readonly observations: readonly Observation[];
}
