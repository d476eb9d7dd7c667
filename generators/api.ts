import { entityContent, modelContent } from "./api/content.ts";
import { hostFacts } from "./api/host-of-texts.ts";
import { inputFile, planEntities, planModel, printPlan } from "./api/plan.ts";
import { outcomeOf, shownEntities, shownModel } from "./api/shown.ts";
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
  if (input.kind === "model") {
    const content = modelContent(input);
    return outcomeOf(planModel(content, options), content.sources, (planned) => planned);
  }
  const content = entityContent(input);
  return outcomeOf(planEntities(content, options), content.sources, (planned) => planned);
}

/** Renders the files of a plan. Reads the templates of the package, and nothing else. */
export function render(planned: Plan): Outcome<readonly SourceText[]> {
  return outcomeOf(printPlan(planned, createContext("/")), [], (texts) => texts);
}
