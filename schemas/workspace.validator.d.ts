import type { SchemaError } from "./entity-file.validator.js";

/** Tells whether a value has the form of a workspace; the mistakes of the last call are in `errors`. */
declare const validate: {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
};

export { validate };
