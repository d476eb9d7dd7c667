import type { Name } from "../ast-node.ts";
import { exportedType } from "../bind/neighbours.ts";
import type { PartScope, Scope } from "../bind/symbols.ts";
import type { ContextMapDecl, RelationDecl, TypeOfContext } from "../context-map-ast.ts";
import { ofKind } from "../items.ts";
import { typeContext } from "../typing/type-context.ts";
import type { Observation } from "../typing/typer.ts";
import { declarationMentions } from "./declaration-mentions.ts";
import { expressionMentions } from "./expression-mentions.ts";
import type { Mention, OnMention, Referents } from "./referents.ts";
import { foreignMention } from "./type-mentions.ts";

export interface ContextMentions {
  readonly mentions: readonly Mention[];
  /** The typed expressions of the context. */
  readonly observations: readonly Observation[];
}

/** Lists the mentions in one context: declarations, and references with the referents that they refer to. Unknown names are left out. */
export function mentionsOf(scope: PartScope, referents: Referents): ContextMentions {
  const observations: Observation[] = [];
  const mentions = collected((onMention) => {
    const place = { scope, referents, onMention };
    declarationMentions(place);
    typeContext(scope, (observation) => observations.push(observation));
    for (const observation of observations) expressionMentions(observation, place);
  });
  return { mentions, observations };
}

/** Lists the mentions in context maps. */
export function mapMentions(
  maps: readonly ContextMapDecl[],
  contexts: Scope["contexts"],
  referents: Referents,
): readonly Mention[] {
  const typeIn = (name: Name, context: Name) => {
    const home = contexts.get(context.text);
    const type = home && exportedType(name.text, home);
    return type && referents.ofType(type);
  };
  return collected((onMention) => {
    const relationMentions = ({ left, right, types = [], mappings = [] }: RelationDecl): void => {
      for (const name of [left, right]) onMention(name, referents.ofContext(name.text));
      for (const name of types) onMention(name, typeIn(name, left) ?? typeIn(name, right));
      const mapped: readonly TypeOfContext[] = ofKind(mappings, "mapping").flatMap(({ source, target }) => [
        source,
        target,
      ]);
      for (const type of mapped) foreignMention(type, { contexts, referents, onMention });
    };
    for (const map of maps) ofKind(map.relations, "relation").forEach(relationMentions);
  });
}

function collected(walk: (onMention: OnMention) => void): readonly Mention[] {
  // A name is one object, wherever a walk meets it.
  const mentions = new Map<Name, Mention>();
  walk((name, referent, isDeclaration = false) => {
    if (name.text !== "" && referent !== undefined && !mentions.has(name))
      mentions.set(name, { name, referent, isDeclaration });
  });
  return [...mentions.values()];
}
