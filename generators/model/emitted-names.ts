import { pascalCaseOf } from "../text/casing.ts";

/** Names the class of a specification: `OverdueSpecification`. Spec: model-csharp, Specification classes. */
export function specificationClass(name: string): string {
  return withEnding(name, "Specification");
}

/** Names the class of a policy: `RestockPolicy`. Spec: model-csharp, Policy handlers. */
export function policyClass(name: string): string {
  return withEnding(name, "Policy");
}

/** Names the class of a schedule: `RemindLateSchedule`. Spec: model-csharp, Schedules. */
export function scheduleClass(name: string): string {
  return withEnding(name, "Schedule");
}

/** Names the class of a process: `FulfilmentProcess`. Spec: model-csharp, Processes. */
export function processClass(name: string): string {
  return withEnding(name, "Process");
}

/** Names the record of the steps of a process: `FulfilmentStep`. Spec: model-csharp, Processes. */
export function stepsType(name: string): string {
  return withEnding(processClass(name).slice(0, -"Process".length), "Step");
}

/** Names the class that registers and maps the endpoints of a context: `LendingEndpoints`. */
export function endpointsClass(context: string): string {
  return `${context}Endpoints`;
}

/** Names the class that registers the application layer of a context. */
export function applicationExtensions(context: string): string {
  return `${context}ApplicationServiceCollectionExtensions`;
}

/** Names the class that registers the store of a context. */
export function infrastructureExtensions(context: string): string {
  return `${context}InfrastructureServiceCollectionExtensions`;
}

/** Names the class that maps the store of a context in a `DbContext` of the host. */
export function modelBuilderExtensions(context: string): string {
  return `${context}ModelBuilderExtensions`;
}

function withEnding(name: string, ending: string): string {
  const type = pascalCaseOf(name);
  return type.endsWith(ending) ? type : `${type}${ending}`;
}
