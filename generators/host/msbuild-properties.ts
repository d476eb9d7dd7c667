import { inFolder, parentOf } from "./paths.ts";
import type { XmlElement } from "./xml.ts";

/** Consecutive elements of one file of a project, in the order of evaluation. */
export interface ProjectPart {
  /** The absolute path of the file. */
  readonly path: string;
  readonly elements: readonly XmlElement[];
}

/** The unexpanded properties of a project by lower-case name. */
export type MsbuildProperties = ReadonlyMap<string, string>;

/** Reads the properties of project files, later ones first. A conditional value counts only if nothing else sets the property. */
export function readProperties(parts: readonly ProjectPart[]): MsbuildProperties {
  const plain = new Map<string, string>();
  const conditional = new Map<string, string>();
  for (const { name, text, isConditional } of parts.flatMap(assignmentsOf)) {
    if (!isConditional) {
      plain.set(name, text);
    } else if (!conditional.has(name)) {
      conditional.set(name, text);
    }
  }
  return new Map([...conditional, ...plain]);
}

/** Expands the properties in a property; undefined if it is empty. Unknown references stay as `$(…)`. */
export function expandProperty(properties: MsbuildProperties, name: string): string | undefined {
  const value = expandText(properties, properties.get(name.toLowerCase()) ?? "").trim();
  return value === "" ? undefined : value;
}

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

/** Replaces the folder of the file that contains a text: `$(MSBuildThisFileDirectory)`, which ends with a slash. */
export function withFileFolder(path: string, text: string): string {
  return text.replace(/\$\(MSBuildThisFileDirectory\)/gi, () => inFolder(parentOf(path), ""));
}

// `$(Name)` and the one function that the SDK templates use: `$(Name.Replace(" ", "_"))`.
const REFERENCE = /\$\((\w+)(?:\.Replace\((["'`])([^"'`]*)\2,\s*(["'`])([^"'`]*)\4\))?\)/g;

interface Assignment {
  readonly name: string;
  readonly text: string;
  readonly isConditional: boolean;
}

function assignmentsOf({ path, elements }: ProjectPart): readonly Assignment[] {
  return elements
    .filter((group) => group.name === "PropertyGroup")
    .flatMap((group) => group.children.map((property) => toAssignment(path, group, property)));
}

function toAssignment(path: string, group: XmlElement, property: XmlElement): Assignment {
  const isConditional = "Condition" in group.attributes || "Condition" in property.attributes;
  return { name: property.name.toLowerCase(), text: withFileFolder(path, property.text), isConditional };
}
