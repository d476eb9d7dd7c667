import type { Context, Model } from "../../../generators/model/ir.ts";
import type { DeclaredType, Type } from "../../../generators/model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../generators/text/casing.ts";

/** Returns a JSON value of a type. */
export type Sample = (type: Type) => unknown;

const scalars = { String: "a", Int: 1, Decimal: 1.5, Bool: true, Instant: "2026-01-02T03:04:05+00:00" } as const;
const identities = { guid: "00000000-0000-0000-0000-000000000001", sequence: 1, natural: 1 } as const;

/** Creates values for the types of a model, which may violate its rules. */
export function sampleOf({ contexts }: Model): Sample {
  const context = ({ context: name }: DeclaredType) => contexts.find((one) => one.name === name);
  const sample: Sample = (type) => {
    switch (type.kind) {
      case "scalar":
        return scalars[type.name];
      case "optional":
        return sample(type.of);
      case "list":
      case "set":
        return [sample(type.item)];
      case "map":
        return { [String(sample(type.key))]: sample(type.value) };
      case "range":
        return { start: sample(type.bound), end: sample(type.bound) };
      case "unknown":
        throw new Error("A valid model has no unknown types.");
      default:
        return declared(type, context(type), sample);
    }
  };
  return sample;
}

function declared(type: DeclaredType, context: Context | undefined, sample: Sample): unknown {
  const { name, kind } = type;
  if (kind === "enum") return context?.enums.find((one) => one.name === name)?.members[0]?.name;
  const identity = context?.identities.find((one) => one.name === name);
  if (identity !== undefined) {
    const { strategy } = identity;
    return strategy.kind === "natural" && strategy.backing === "String" ? "a" : identities[strategy.kind];
  }
  const members =
    [...(context?.values ?? []), ...(context?.events ?? [])].find((one) => one.name === name)?.members ?? [];
  const stored = members.filter(({ initializer }) => initializer?.kind !== "derived");
  return Object.fromEntries(stored.map((member) => [wireName(member.name), sample(member.type)]));
}

/** Returns the JSON name of a member. */
export function wireName(name: string): string {
  return camelCaseOf(pascalCaseOf(name));
}
