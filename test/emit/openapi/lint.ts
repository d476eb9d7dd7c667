import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";

/** What a linter finds, with where. */
export interface Problem {
  readonly rule: string;
  readonly severity: string;
  readonly at: string;
  readonly message: string;
}

const config = await createConfig({ extends: ["recommended"] });

/** What the recommended rules of Redocly find in a document. */
export async function lint(source: string): Promise<readonly Problem[]> {
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, severity, location, message }) => ({
    rule: ruleId,
    severity,
    at: location[0]?.pointer ?? "",
    message,
  }));
}

/** What the schema of OpenAPI itself finds in a document. */
export async function faults(document: object): Promise<unknown> {
  // The validator takes any object for a document; it writes into what it is given.
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  return valid ? [] : errors;
}
