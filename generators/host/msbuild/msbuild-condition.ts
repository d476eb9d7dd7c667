import { expandText, type MsbuildProperties } from "./expand-text.ts";

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
