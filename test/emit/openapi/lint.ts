import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";

/** A problem found by a linter. */
export interface Problem {
  readonly rule: string;
  readonly severity: string;
  readonly at: string;
  readonly message: string;
}

const config = await createConfig({ extends: ["recommended"] });

/** Returns the problems that the recommended rules of Redocly find in a document. */
export async function lint(source: string): Promise<readonly Problem[]> {
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, severity, location, message }) => ({
    rule: ruleId,
    severity,
    at: location[0]?.pointer ?? "",
    message,
  }));
}

/** Returns the errors that the OpenAPI schema finds in a document. */
export async function faults(document: object): Promise<unknown> {
  // The validator accepts any object and writes into it.
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  return valid ? [] : errors;
}
