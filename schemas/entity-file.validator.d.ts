/** What the validator says of one mistake. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Tells whether a value has the form of an entity file; the mistakes of the last call are in `errors`. */
declare const validate: {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
};

export { validate };
