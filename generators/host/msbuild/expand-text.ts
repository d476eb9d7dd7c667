/** The unexpanded properties of a project by lower-case name. */
export type MsbuildProperties = ReadonlyMap<string, string>;

/** Expands the properties in a text. Unknown references stay as `$(…)`. */
export function expandText(properties: MsbuildProperties, text: string): string {
  let value = text;
  // Bounded, because properties can refer to each other in cycles and double at every step.
  for (let pass = 0; pass < 8 && value.includes("$(") && value.length < 1000; pass++) {
    value = value.replace(
      REFERENCE,
      (reference, property: string, _quote, from?: string, _otherQuote?: string, to = "") => {
        const known = properties.get(property.toLowerCase());
        return from === undefined || from === ""
          ? (known ?? reference)
          : (known?.replaceAll(from, () => to) ?? reference);
      },
    );
  }
  return value;
}

// `$(Name)` and the one function that the SDK templates use: `$(Name.Replace(" ", "_"))`.
const REFERENCE = /\$\((\w+)(?:\.Replace\((["'`])([^"'`]*)\2,\s*(["'`])([^"'`]*)\4\))?\)/g;
