import { parseRoute, type RouteTemplate, type TemplatePart } from "./route-template.ts";

/** Tells whether two routes answer the same requests, so that the web framework cannot or does not decide as before. Spec: host, Clashing routes. */
export function answerSameRequests(one: RouteTemplate, other: RouteTemplate): boolean {
  const others = formsOf(other);
  return formsOf(one).some((segments) =>
    others.some(
      (against) =>
        segments.length === against.length && segments.every((segment, at) => isSame(segment, against[at] ?? "")),
    ),
  );
}

/** Returns keys of a route: two routes that answer the same requests have one in common. */
export function requestKeys(route: RouteTemplate): readonly string[] {
  return formsOf(route).map((segments) =>
    segments.map((segment) => (isPlainParameter(segment) ? "{}" : segment)).join("/"),
  );
}

/** Returns the segments of a route, with and without a parameter at its end that requests can leave out. */
function formsOf({ parts }: RouteTemplate): readonly (readonly string[])[] {
  const segments = segmentsOf(parts);
  const last = parts.findLast(({ kind }) => kind === "parameter");
  const canBeLeftOut = last?.kind === "parameter" && (last.isOptional || /=/.test(last.constraints));
  return canBeLeftOut && segments.at(-1)?.startsWith("{") ? [segments, segments.slice(0, -1)] : [segments];
}

/** Returns what the framework compares of each segment: literals in lower case, parameters by what they accept. */
function segmentsOf(parts: readonly TemplatePart[]): readonly string[] {
  const written = parts.map((part) => (part.kind === "literal" ? part.text.toLowerCase() : acceptedBy(part)));
  return written
    .join("")
    .split("/")
    .filter((segment) => segment !== "");
}

const numbers = /^:(?:int|long|short|byte|decimal|double|float|min|max|range)\b/i;

function acceptedBy({ constraints, isCatchAll }: Extract<TemplatePart, { readonly kind: "parameter" }>): string {
  const own = constraints.replace(/=.*$/s, "");
  const accepted = numbers.test(own) ? ":number" : own.toLowerCase().replaceAll("/", "\u0000");
  return isCatchAll ? "{*}" : `{${accepted}}`;
}

// A parameter without a constraint accepts what one with a constraint does, and one of the two then loses its requests.
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  return isPlainParameter(one) && isPlainParameter(other) && (one === "{}" || other === "{}");
}

/** True for a parameter that is a whole segment, and no more. */
function isPlainParameter(segment: string): boolean {
  return /^\{(?!\*)[^{}]*\}$/.test(segment);
}

/** Puts a prefix before a route: `/api` and `/todos/{id}` are `/api/todos/{id}`. */
export function withPrefix(prefix: string, { text }: RouteTemplate): RouteTemplate {
  const parts = [prefix, text].map((part) => part.replace(/^\/+|\/+$/g, "")).filter((part) => part !== "");
  return parseRoute(`/${parts.join("/")}`);
}
