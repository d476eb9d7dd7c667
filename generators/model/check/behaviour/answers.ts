import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { projectionOf, readModelOf, resolveType } from "../../bind/resolve.ts";
import type { Behaviour, Scope } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { spellingOf } from "../../type.ts";
import { isRoot } from "../boundary/aggregate-roots.ts";
import type { Check } from "../check.ts";
import { nameOfBehaviour } from "../check.ts";

/** Checks that a command or factory answers with a read model of its entity, which is a root, and that the command has no other result. Spec: model-rules, Answers. */
export const answers: Check = ({ scope }) =>
  scope.context.behaviours.flatMap((behaviour) => {
    const { result } = behaviour.decl;
    if (result === undefined || resolveType(result, scope).kind === "unknown") return [];
    return projectionOf(behaviour, scope) === undefined
      ? otherAnswer(behaviour, scope)
      : [...doubleAnswer(behaviour), ...answerOfPart(behaviour)];
  });

/** Reports a read model of something else, and any other type of a factory. */
function otherAnswer({ entity, decl }: Behaviour, scope: Scope): readonly Diagnostic[] {
  const { result } = decl;
  const readModel = readModelOf(decl, scope);
  if (result === undefined || (readModel !== undefined && readModel.source === undefined)) return [];
  const span = result.span;
  if (readModel?.source !== undefined && !hasResult(decl)) {
    const words = { behaviour: nameOfBehaviour(decl), readModel: readModel.type.name };
    const source = readModel.source.decl.name.text;
    return [report(catalogue.foreignProjection, { ...words, source, entity: entity.decl.name.text }, { span })];
  }
  if (decl.kind === "command") return [];
  const found = spellingOf(resolveType(result, scope));
  const words = { factory: decl.name.text, entity: entity.decl.name.text, found };
  return [report(catalogue.factoryResult, words, { span })];
}

function hasResult(decl: Behaviour["decl"]): boolean {
  const { statements } = decl;
  return ofKind(statements, "result").length > 0;
}

function doubleAnswer({ decl }: Behaviour): readonly Diagnostic[] {
  const { statements } = decl;
  return ofKind(statements, "result").map(({ span }) =>
    report(catalogue.resultBesideProjection, { command: decl.name.text }, { span }),
  );
}

/** Reports a projection of an entity that no handler loads. */
function answerOfPart({ entity, decl: { name, result } }: Behaviour): readonly Diagnostic[] {
  if (isRoot(entity) || result === undefined) return [];
  const words = { behaviour: name.text, entity: entity.decl.name.text };
  return [report(catalogue.projectionOfPart, words, { span: result.span })];
}
