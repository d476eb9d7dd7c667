import { inFolder, parentOf } from "../snapshot/paths.ts";
import { expandText, type MsbuildProperties } from "./expand-text.ts";
import { conditionHolds } from "./msbuild-condition.ts";
import type { XmlElement } from "./xml.ts";

/** Consecutive elements of one file of a project, in the order of evaluation. */
export interface ProjectPart {
  /** The absolute path of the file. */
  readonly path: string;
  readonly elements: readonly XmlElement[];
}

/** Reads the properties of project files, later ones first. A value whose condition only a build knows counts if nothing else sets the property. */
export function readProperties(parts: readonly ProjectPart[]): MsbuildProperties {
  const { plain, conditional } = valuesIn(parts);
  return new Map([...conditional, ...plain]);
}

/** Returns the value of a property that holds without a condition, or under one that is decided; undefined for any other. */
export function decidedProperty(parts: readonly ProjectPart[], name: string): string | undefined {
  return expandProperty(valuesIn(parts).plain, name);
}

function valuesIn(parts: readonly ProjectPart[]) {
  const plain = new Map<string, string>();
  const conditional = new Map<string, string>();
  for (const { name, text, conditions } of parts.flatMap(assignmentsOf)) {
    const holds = conditions.map((one) => conditionHolds(one, plain));
    if (holds.includes(false)) continue;
    if (!holds.includes(undefined)) plain.set(name, text);
    else if (!conditional.has(name)) conditional.set(name, text);
  }
  return { plain, conditional };
}

/** Expands the properties in a property; undefined if it is empty. Unknown references stay as `$(…)`. */
export function expandProperty(properties: MsbuildProperties, name: string): string | undefined {
  const value = expandText(properties, properties.get(name.toLowerCase()) ?? "").trim();
  return value === "" ? undefined : value;
}

/** Replaces the folder of the file that contains a text: `$(MSBuildThisFileDirectory)`, which ends with a slash. */
export function withFileFolder(path: string, text: string): string {
  return text.replace(/\$\(MSBuildThisFileDirectory\)/gi, () => inFolder(parentOf(path), ""));
}

/** Returns the conditions of a property or an item, and of its group. */
export function conditionsOf(...elements: readonly XmlElement[]): readonly string[] {
  return elements.flatMap(({ attributes }) => attributes["Condition"] ?? []);
}

interface Assignment {
  readonly name: string;
  readonly text: string;
  /** The conditions of its group and of itself. */
  readonly conditions: readonly string[];
}

function assignmentsOf({ path, elements }: ProjectPart): readonly Assignment[] {
  return elements
    .filter((group) => group.name === "PropertyGroup")
    .flatMap((group) => group.children.map((property) => toAssignment(path, group, property)));
}

function toAssignment(path: string, group: XmlElement, property: XmlElement): Assignment {
  return {
    name: property.name.toLowerCase(),
    text: withFileFolder(path, property.text),
    conditions: conditionsOf(group, property),
  };
}
