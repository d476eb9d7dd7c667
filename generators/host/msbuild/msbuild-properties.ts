import { inFolder, parentOf } from "../snapshot/paths.ts";
import type { XmlElement } from "./xml.ts";

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

/** The flags of projects that are empty unless a file sets them, so that a condition on them is decided. */
const FLAG = /^is\w*(?:test|benchmark|fuzz)\w*$/;

/** Evaluates a condition that compares properties with texts; undefined for any other, and for properties that only a build knows. Spec: host, Project file. */
export function conditionHolds(condition: string | undefined, properties: MsbuildProperties): boolean | undefined {
  if (condition === undefined || condition.trim() === "") return true;
  if (condition.length > 1000) return undefined;
  const either = condition.split(/\s+or\s+/i).map((all) => everyHolds(all.split(/\s+and\s+/i), properties));
  if (either.includes(true)) return true;
  return either.includes(undefined) ? undefined : false;
}

function everyHolds(parts: readonly string[], properties: MsbuildProperties): boolean | undefined {
  const all = parts.map((part) => comparisonHolds(part, properties));
  if (all.includes(false)) return false;
  return all.includes(undefined) ? undefined : true;
}

const COMPARISON = /^\s*(!?)\s*(?:'([^']*)'|(\$\(\w+\)))\s*(==|!=)\s*(?:'([^']*)'|(true|false|\$\(\w+\)))\s*$/i;

function comparisonHolds(part: string, properties: MsbuildProperties): boolean | undefined {
  const [, not, quoted, bare = "", operator, otherQuoted, otherBare = ""] = COMPARISON.exec(part) ?? [];
  if (operator === undefined) return undefined;
  const [left, right] = [quoted ?? bare, otherQuoted ?? otherBare].map((text) => decidedText(text, properties));
  if (left === undefined || right === undefined) return undefined;
  return (left === right) === ((operator === "==") === (not === ""));
}

/** Returns the value of a text in lower case; undefined if a property in it is unknown. */
function decidedText(text: string, properties: MsbuildProperties): string | undefined {
  const value = expandText(properties, text).replace(/\$\((\w+)\)/g, (reference, name: string) =>
    FLAG.test(name.toLowerCase()) ? "" : reference,
  );
  return /[$@%]\(/.test(value) ? undefined : value.trim().toLowerCase();
}
