import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { projectionOf, readModelOf } from "../../bind/read-models.ts";
import { resolveType } from "../../bind/resolve.ts";
import type { Behaviour, Scope } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { innerTypesOf, spellingOf, type Type } from "../../type.ts";
import { isRoot } from "../boundary/aggregates.ts";
import { behaviourName, type Check } from "../check.ts";

/** Checks that a command or factory answers with a read model of its entity, which is a root, and that the command has no other result. Spec: model-rules, Answers. */
export const answers: Check = ({ scope }) =>
  scope.part.behaviours.flatMap((behaviour) => {
    const { entity, decl } = behaviour;
    if (decl.result === undefined || resolveType(decl.result, scope).kind === "unknown") return [];
    const { span } = decl.result;
    const results = ofKind(decl.statements, "result");
    if (!isProjected(behaviour, scope)) return otherAnswer(behaviour, results.length > 0, scope);
    const words = { behaviour: decl.name.text, entity: entity.decl.name.text };
    return [
      ...results.map((one) =>
        report(catalogue.resultBesideProjection, { command: decl.name.text }, { span: one.span }),
      ),
      // No handler loads a part of an aggregate.
      ...(isRoot(entity) ? [] : [report(catalogue.projectionOfPart, words, { span })]),
    ];
  });

/** Reports a read model of something else, and any other type of a factory. */
function otherAnswer({ entity, decl }: Behaviour, hasResult: boolean, scope: Scope): readonly Diagnostic[] {
  const readModel = readModelOf(decl, scope);
  if (decl.result === undefined || (readModel !== undefined && readModel.source === undefined)) return [];
  const { span } = decl.result;
  const words = { entity: entity.decl.name.text };
  if (readModel?.source !== undefined && !hasResult) {
    const source = [readModel.source, ...readModel.joined].map((one) => one.decl.name.text).join(" join ");
    const args = { ...words, behaviour: behaviourName(decl), readModel: readModel.type.name, source };
    return [report(catalogue.foreignProjection, args, { span })];
  }
  if (decl.kind === "command") return [];
  const type = resolveType(decl.result, scope);
  const isOwn = type.kind === "entity" && type.name === words.entity;
  const hint = isOwn ? "Leave the type out: a factory without one answers with its entity." : undefined;
  const args = { ...words, factory: decl.name.text, found: spellingOf(type) };
  return [report(catalogue.factoryResult, args, { span, hint })];
}

/** Checks that a command has exactly one result if it declares a type that is no projection, and none otherwise. */
export const commandResult: Check = ({ scope }) =>
  scope.part.commands.flatMap((behaviour) => {
    const { name, result, statements } = behaviour.decl;
    const results = ofKind(statements, "result");
    // A read model as the answer has checks of its own.
    const isAnswer = results.length === 0 ? mayBeReadModel : isProjected;
    if (isAnswer(behaviour, scope)) return [];
    const command = name.text;
    if (result === undefined)
      return results.map(({ span }) => report(catalogue.resultWithoutType, { command }, { span }));
    const [, second] = results;
    if (results.length === 1 || result.kind === "missing") return [];
    return [report(catalogue.missingResult, { command, count: results.length }, { span: second?.span ?? result.span })];
  });

function isProjected(behaviour: Behaviour, scope: Scope): boolean {
  return projectionOf(behaviour, scope) !== undefined;
}

function isUnknown(type: Type): boolean {
  return type.kind === "unknown" || innerTypesOf(type).some(isUnknown);
}

/** True for a behaviour that answers with a read model, or with a type that is unknown. */
function mayBeReadModel({ decl }: Behaviour, scope: Scope): boolean {
  const type = decl.result && resolveType(decl.result, scope);
  return (type !== undefined && isUnknown(type)) || readModelOf(decl, scope) !== undefined;
}
