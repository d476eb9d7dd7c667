import type { XmlElement } from "./xml.ts";

/** The unexpanded properties of a project by lower-case name. */
export type MsbuildProperties = ReadonlyMap<string, string>;

/** Reads the properties of project files, later files first. A conditional value counts only if nothing else sets the property. */
export function readProperties(files: readonly XmlElement[]): MsbuildProperties {
  const plain = new Map<string, string>();
  const conditional = new Map<string, string>();
  for (const { name, text, isConditional } of files.flatMap(assignmentsOf)) {
    if (!isConditional) {
      plain.set(name, text);
    } else if (!conditional.has(name)) {
      conditional.set(name, text);
    }
  }
  return new Map([...conditional, ...plain]);
}

/** Expands the properties in a value; undefined if it is empty. Unknown references stay as `$(…)`. */
export function expandProperty(properties: MsbuildProperties, name: string): string | undefined {
  let value = properties.get(name.toLowerCase()) ?? "";
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
  return value.trim() === "" ? undefined : value.trim();
}

// `$(Name)` and the one function that the SDK templates use: `$(Name.Replace(" ", "_"))`.
const REFERENCE = /\$\((\w+)(?:\.Replace\((["'`])([^"'`]*)\2,\s*(["'`])([^"'`]*)\4\))?\)/g;

interface Assignment {
  readonly name: string;
  readonly text: string;
  readonly isConditional: boolean;
}

function assignmentsOf(file: XmlElement): readonly Assignment[] {
  return file.children
    .filter((group) => group.name === "PropertyGroup")
    .flatMap((group) => group.children.map((property) => toAssignment(group, property)));
}

function toAssignment(group: XmlElement, property: XmlElement): Assignment {
  const isConditional = "Condition" in group.attributes || "Condition" in property.attributes;
  return { name: property.name.toLowerCase(), text: property.text, isConditional };
}
