import { inputFile, outcomeOf } from "./api/outcome-of.ts";
import { planEntities } from "./api/plan-entities.ts";
import { planModel } from "./api/plan-model.ts";
import { printPlan } from "./api/plan-target.ts";
import { shownEntities } from "./api/shown-entities.ts";
import { shownModel } from "./api/shown-model.ts";
import type { CompiledModel, EntityFile, Outcome, Plan, PlanOptions, SourceText } from "./api/types.ts";
import { noHost } from "./entity/no-host.ts";
import { validateEntities } from "./entity/validate.ts";
import { validateModel } from "./model/validate.ts";
import { createContext } from "./terminal/create-context.ts";

/** Compiles the texts of a model: all of them are one model. */
export function compileModel(sources: readonly SourceText[]): Outcome<CompiledModel> {
  return outcomeOf(validateModel(sources.map(inputFile)), sources, (model) => shownModel(model, { model, sources }));
}

/** Reads the text of an entity file, or several that belong together. Operations without a stated access are anonymous. */
export function readEntityFile(source: SourceText | readonly SourceText[]): Outcome<EntityFile> {
  const sources = [source].flat();
  return outcomeOf(validateEntities(sources.map(inputFile), noHost), sources, (model) =>
    shownEntities(model, { model, sources }),
  );
}

/** Plans an output of a model or of entities. Throws a `TypeError` for options that do not go with the input. */
export function plan(input: CompiledModel | EntityFile, options: PlanOptions): Outcome<Plan> {
  return input.kind === "model" ? planModel(input.content, options) : planEntities(input.content, options);
}

/** Renders the files of a plan. Reads the templates of the package, and nothing else. */
export function render(planned: Plan): Outcome<readonly SourceText[]> {
  return outcomeOf(printPlan(planned, createContext("/")), [], (texts) => texts);
}
