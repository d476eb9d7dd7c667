import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Content, Operation, Parameter, Schema } from "../emit/openapi/open-api.ts";
import { compareMembers, compareSchemas, type SchemaComparison } from "./compare-schemas.ts";

/** An operation with its words: `PUT /loans/{id}`. */
export interface PublishedOperation {
  readonly title: string;
  readonly operation: Operation;
}

/** Lists the breaking changes between two versions of an operation. Spec: command-line, Breaking changes. */
export function compareOperations(
  before: Operation,
  { title, operation: after }: PublishedOperation,
  schemas: Omit<SchemaComparison, "direction">,
): readonly Diagnostic[] {
  const requests = { ...schemas, direction: "request" } as const;
  const parameters = { before: parametersOf(before), after: parametersOf(after), place: title };
  const bodies = { before: bodyOf(before), after: bodyOf(after), place: `the body of ${title}` };
  return [
    ...compareAccess(before, after, title),
    ...compareMembers(parameters, requests),
    ...compareSchemas(bodies, requests),
    ...compareAnswers(before, after, { place: `the result of ${title}`, schemas: { ...schemas, direction: "answer" } }),
  ];
}

function compareAccess(before: Operation, after: Operation, operation: string): readonly Diagnostic[] {
  const [old, now] = [accessOf(before), accessOf(after)];
  // A caller who met any other rule is signed in, and may come in where that is enough.
  if (now === anybody || now === old || (now === signedIn && old !== anybody)) return [];
  return [report(catalogue.accessTightened, { operation, asked: now, before: old })];
}

const anybody = "nothing";
const signedIn = "a signed-in caller";

function accessOf({ security = [] }: Operation): string {
  const [scheme] = security.flatMap((requirement) => Object.keys(requirement));
  if (scheme === undefined) return anybody;
  return scheme === "authenticated" ? signedIn : `\`${scheme}\``;
}

/** Returns the parameters of an operation. Those of the path are known by position, as their names are no part of a request. */
function parametersOf({ parameters = [] }: Operation) {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  return new Map(
    parameters.map((parameter) => {
      const { name, required: isRequired } = parameter;
      const key = parameter.in === "path" ? `path ${inPath.indexOf(parameter)}` : `${parameter.in} ${name}`;
      return [key, { name, isRequired, schema: schemaOf(parameter) }];
    }),
  );
}

function schemaOf(parameter: Parameter): Schema {
  return "schema" in parameter ? parameter.schema : (schemaIn(parameter.content) ?? {});
}

// An absent body reads as one without members.
function bodyOf({ requestBody }: Operation): Schema {
  return schemaIn(requestBody?.content) ?? { type: "object" };
}

function schemaIn(content: Content = {}): Schema | undefined {
  return Object.values(content)[0]?.schema;
}

function compareAnswers(
  before: Operation,
  after: Operation,
  { place, schemas }: { readonly place: string; readonly schemas: SchemaComparison },
): readonly Diagnostic[] {
  const [old, now] = [answerOf(before), answerOf(after)];
  if (old === undefined) return [];
  if (now === undefined) return [report(catalogue.outputRemoved, { place })];
  return compareSchemas({ before: old, after: now, place }, schemas);
}

function answerOf({ responses }: Operation): Schema | undefined {
  const [success] = Object.entries(responses).flatMap(([status, one]) => (status.startsWith("2") ? [one] : []));
  return success !== undefined && "content" in success ? schemaIn(success.content) : undefined;
}
