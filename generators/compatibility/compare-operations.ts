import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Operation, Parameter, Schema } from "../emit/openapi/open-api.ts";
import { type BreakingChange, breaks } from "./breaking-change.ts";
import { compareSchemas, type SchemaComparison } from "./compare-schemas.ts";

/** An operation with its words: `PUT /loans/{id}`. */
export interface PublishedOperation {
  readonly title: string;
  readonly operation: Operation;
}

/** Lists the breaking changes between two versions of an operation. Spec: command-line, Breaking changes. */
export function compareOperations(
  before: Operation,
  { title, operation: after }: PublishedOperation,
  schemas: SchemaComparison,
): readonly BreakingChange[] {
  return [
    ...compareAccess(before, after, title),
    ...compareParameters(before, after, { title, schemas }),
    ...compareBodies(before, after, { title, schemas }),
    ...compareAnswers(before, after, { title, schemas }),
  ];
}

interface Around {
  readonly title: string;
  readonly schemas: SchemaComparison;
}

function compareAccess(before: Operation, after: Operation, operation: string): readonly BreakingChange[] {
  const [old, now] = [accessOf(before), accessOf(after)];
  // A caller who met any other rule is signed in, and may come in where that is enough.
  if (now === anybody || now === old || (now === signedIn && old !== anybody)) return [];
  return [breaks(catalogue.accessTightened, { operation, asked: now, before: old })];
}

const anybody = "nothing";
const signedIn = "a signed-in caller";

function accessOf({ security = [] }: Operation): string {
  const [scheme] = security.flatMap((requirement) => Object.keys(requirement));
  if (scheme === undefined) return anybody;
  return scheme === "authenticated" ? signedIn : `\`${scheme}\``;
}

/** Parameters of the path are compared by position, as their names are no part of a request. */
function compareParameters(before: Operation, after: Operation, { title, schemas }: Around): readonly BreakingChange[] {
  const [old, now] = [parametersOf(before), parametersOf(after)];
  return [
    ...[...old.values()].flatMap(({ name, key }) =>
      now.has(key) ? [] : [breaks(catalogue.inputRemoved, { place: placeOf(name, title) })],
    ),
    ...[...now.values()].flatMap(({ key, name, required, schema }) => {
      const earlier = old.get(key);
      const place = placeOf(name, title);
      const isNewlyRequired = required && earlier?.required !== true;
      return [
        ...(isNewlyRequired ? [breaks(catalogue.inputRequired, { place })] : []),
        ...(earlier === undefined
          ? []
          : compareSchemas({ before: earlier.schema, after: schema, place }, "request", schemas)),
      ];
    }),
  ];
}

function placeOf(name: string, title: string): string {
  return `\`${name}\` of ${title}`;
}

interface ComparedParameter {
  /** Equal for the same parameter of both versions. */
  readonly key: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

function parametersOf({ parameters = [] }: Operation): ReadonlyMap<string, ComparedParameter> {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const compared = parameters.map((parameter): ComparedParameter => {
    const { name, required } = parameter;
    const key = parameter.in === "path" ? `path ${inPath.indexOf(parameter)}` : `${parameter.in} ${name}`;
    return { key, name, required, schema: schemaOf(parameter) };
  });
  return new Map(compared.map((parameter) => [parameter.key, parameter]));
}

function schemaOf(parameter: Parameter): Schema {
  return "schema" in parameter ? parameter.schema : (Object.values(parameter.content)[0]?.schema ?? {});
}

const noBody: Schema = { type: "object" };

function compareBodies(before: Operation, after: Operation, { title, schemas }: Around): readonly BreakingChange[] {
  const place = `the body of ${title}`;
  const pair = { before: bodyOf(before), after: bodyOf(after), place };
  return compareSchemas(pair, "request", schemas);
}

// An absent body reads as one without members.
function bodyOf({ requestBody }: Operation): Schema {
  return Object.values(requestBody?.content ?? {})[0]?.schema ?? noBody;
}

function compareAnswers(before: Operation, after: Operation, { title, schemas }: Around): readonly BreakingChange[] {
  const [old, now] = [answerOf(before), answerOf(after)];
  const place = `the result of ${title}`;
  if (old === undefined) return [];
  if (now === undefined) return [breaks(catalogue.outputRemoved, { place })];
  return compareSchemas({ before: old, after: now, place }, "answer", schemas);
}

function answerOf({ responses }: Operation): Schema | undefined {
  const [success] = Object.entries(responses).flatMap(([status, one]) => (status.startsWith("2") ? [one] : []));
  return success !== undefined && "content" in success ? Object.values(success.content ?? {})[0]?.schema : undefined;
}
