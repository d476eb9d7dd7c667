/**
 * The library of the Model Context Protocol loads a validator of JSON Schema for answers of users to forms.
 * Tenon shows no forms, and leaves out the validator, a third of the code of `tenon mcp`.
 * @type {import("rolldown").Plugin}
 */
export const withoutElicitation = {
  name: "without-elicitation",
  resolveId: (path) => (path.endsWith("/validation/ajv-provider.js") ? "\0left-out" : undefined),
  load: (id) => (id === "\0left-out" ? "export class AjvJsonSchemaValidator {}" : undefined),
};
