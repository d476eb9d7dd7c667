import { entityContent } from "./api/entity-content.ts";
import { hostFacts } from "./api/host-of-texts.ts";
import { modelContent } from "./api/model-content.ts";
import { inputFile, outcomeOf } from "./api/outcome-of.ts";
import { planEntities } from "./api/plan-entities.ts";
import { planModel } from "./api/plan-model.ts";
import { printPlan } from "./api/plan-target.ts";
import { shownEntities } from "./api/shown-entities.ts";
import { shownModel } from "./api/shown-model.ts";
import type { CompiledModel, EntityFile, Outcome, Plan, PlanOptions, ReadOptions, SourceText } from "./api/types.ts";
import { validateEntities } from "./entity/validate.ts";
import { validateModel } from "./model/validate.ts";
import { createContext } from "./terminal/create-context.ts";

/** Compiles the texts of a model: all of them are one model. */
export function compileModel(sources: readonly SourceText[]): Outcome<CompiledModel> {
  return outcomeOf(validateModel(sources.map(inputFile)), sources, (model) => shownModel(model, { model, sources }));
}

/** Reads the text of an entity file, or several that belong together. */
export function readEntityFile(
  source: SourceText | readonly SourceText[],
  options: ReadOptions = {},
): Outcome<EntityFile> {
  const sources = [source].flat();
  const host = hostFacts(options.host);
  const read = host.ok ? validateEntities(sources.map(inputFile), host.value) : host;
  return outcomeOf(read, sources, (model) => shownEntities(model, { model, sources }));
}

/** Plans an output of a model or of entities. Throws a `TypeError` for options that do not go with the input. */
export function plan(input: CompiledModel | EntityFile, options: PlanOptions): Outcome<Plan> {
  return input.kind === "model" ? planModel(modelContent(input), options) : planEntities(entityContent(input), options);
}

/** Renders the files of a plan. Reads the templates of the package, and nothing else. */
export function render(planned: Plan): Outcome<readonly SourceText[]> {
  return outcomeOf(printPlan(planned, createContext("/")), [], (texts) => texts);
}
