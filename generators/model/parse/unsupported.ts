interface Unsupported {
  /** What the word begins, in the plural. */
  readonly what: string;
  readonly hint: string | undefined;
}

const events = { what: "Integration events", hint: "Events stay in their context: declare an `event` and `emit` it." };

/** Words of the language that begin what is not supported. They are no keywords here, so that they stay free as names. */
export const unsupported: ReadonlyMap<string, Unsupported> = new Map([
  ["contextmap", { what: "Context maps", hint: undefined }],
  ["import", { what: "Imports", hint: "A type of another context is named with it, as in `Clinic.Patient`." }],
  ["integration", events],
  ["publish", events],
  ["publishes", events],
  ["subscribes", events],
]);
