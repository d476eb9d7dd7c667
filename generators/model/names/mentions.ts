import type { Name } from "../ast-node.ts";
import { exportedType } from "../bind/neighbours.ts";
import type { ContextSymbols, Scope } from "../bind/symbols.ts";
import type { ContextMapDecl, TypeOfContext } from "../context-map-ast.ts";
import { ofKind } from "../items.ts";
import type { Observation } from "../typing/observation.ts";
import { typeContext } from "../typing/type-context.ts";
import { declarationMentions } from "./declaration-mentions.ts";
import { expressionMentions } from "./expression-mentions.ts";
import type { Meet, Mention } from "./thing.ts";
import type { Things } from "./things.ts";

/** Lists the mentions in one context: declarations, and references with the things that they refer to. Unknown names are left out. */
export function mentionsOf(scope: Scope, things: Things): ContextMentions {
  const mentions = new Map<string, Mention>();
  const meet: Meet = (name, thing, isDeclaration = false) => {
    const key = `${name.start} ${name.path}`;
    if (name.text !== "" && !mentions.has(key)) mentions.set(key, { name, thing, isDeclaration });
  };
  declarationMentions(scope, things, meet);
  const observations: Observation[] = [];
  typeContext(scope, (observation) => observations.push(observation));
  const place = { scope, things, meet };
  for (const observation of observations) expressionMentions(observation, place);
  return { mentions: [...mentions.values()], observations };
}

export interface ContextMentions {
  readonly mentions: readonly Mention[];
  /** The typed expressions of the context. */
  readonly observations: readonly Observation[];
}

/** Lists the mentions in context maps. */
export function mapMentions(
  maps: readonly ContextMapDecl[],
  contexts: ReadonlyMap<string, ContextSymbols>,
  things: Things,
): readonly Mention[] {
  const mentions: Mention[] = [];
  const meetContext = (name: Name) => {
    const thing = things.ofContext(name.text);
    if (thing !== undefined) mentions.push({ name, thing, isDeclaration: false });
  };
  const meetType = (name: Name, home: ContextSymbols | undefined) => {
    const type = home && exportedType(name.text, home);
    const thing = type && things.ofType(type);
    if (thing !== undefined) mentions.push({ name, thing, isDeclaration: false });
    return thing !== undefined;
  };
  const meetForeign = ({ context, type }: TypeOfContext) => {
    meetContext(context);
    meetType(type, contexts.get(context.text));
  };
  for (const { left, right, types = [], mappings = [] } of maps.flatMap((map) => ofKind(map.relations, "relation"))) {
    for (const name of [left, right]) meetContext(name);
    for (const name of types) if (!meetType(name, contexts.get(left.text))) meetType(name, contexts.get(right.text));
    for (const { source, target } of ofKind(mappings, "mapping")) for (const one of [source, target]) meetForeign(one);
  }
  return mentions;
}
