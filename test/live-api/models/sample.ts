import type { Context, IdentityStrategy, Model } from "../../../generators/model/ir.ts";
import type { DeclaredType, ScalarName, Type } from "../../../generators/model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../generators/text/casing.ts";

/** Returns a JSON value of a type. */
export type Sample = (type: Type) => unknown;

/** Choices that a type leaves open. */
export interface Choices {
  readonly scalar: (name: ScalarName) => unknown;
  readonly identity: (strategy: IdentityStrategy) => unknown;
  /** Chooses one of the members of an enum. */
  readonly member: <T>(members: readonly T[]) => T | undefined;
  /** Returns the number of items of a collection. */
  readonly count: () => number;
  readonly isAbsent: () => boolean;
}

const scalars: Readonly<Record<ScalarName, unknown>> = {
  ...{
    String: "a",
    Email: "ada@example.com",
    Url: "https://example.com/a",
    Int: 1,
    Long: 3_000_000_000,
    Decimal: 1.5,
    Double: 2.5,
    Bool: true,
  },
  ...{
    Instant: "2026-01-02T03:04:05+00:00",
    Date: "2026-01-02",
    Time: "14:30:00",
    Duration: "P1DT2H",
    Guid: "00000000-0000-0000-0000-000000000001",
  },
};
const identities = { guid: "00000000-0000-0000-0000-000000000001", sequence: 1 } as const;

const fixed: Choices = {
  scalar: (name) => scalars[name],
  identity: (strategy) =>
    strategy.kind === "natural" ? (strategy.backing === "String" ? "a" : 1) : identities[strategy.kind],
  member: ([first]) => first,
  count: () => 1,
  isAbsent: () => false,
};

/** Creates values for the types of a model, which may violate its rules. */
export function sampleOf({ contexts }: Model, choices: Choices = fixed): Sample {
  const context = ({ context: name }: DeclaredType) => contexts.find((one) => one.name === name);
  const items = (type: Type) => Array.from({ length: choices.count() }, () => sample(type));
  const sample: Sample = (type) => {
    switch (type.kind) {
      case "scalar":
        return choices.scalar(type.name);
      case "optional":
        return choices.isAbsent() ? null : sample(type.of);
      case "list":
        return items(type.item);
      case "set":
        return [...new Set(items(type.item))];
      case "map":
        return Object.fromEntries(items(type.key).map((key) => [String(key), sample(type.value)]));
      case "range":
        return { start: sample(type.bound), end: sample(type.bound) };
      case "count":
        return type.usual;
      case "words":
        return type.example;
      case "option":
        return type.scalar === "Bool" ? choices.isAbsent() : "";
      case "page":
      case "unknown":
        throw new Error("No request of a valid model has such a type.");
      default:
        return declared(type, context(type), { sample, choices });
    }
  };
  return sample;
}

interface Maker {
  readonly sample: Sample;
  readonly choices: Choices;
}

function declared(type: DeclaredType, context: Context | undefined, { sample, choices }: Maker): unknown {
  const { name, kind } = type;
  if (kind === "enum") return choices.member(context?.enums.find((one) => one.name === name)?.members ?? [])?.name;
  const identity = context?.identities.find((one) => one.name === name);
  if (identity !== undefined) return choices.identity(identity.strategy);
  const members =
    [...(context?.values ?? []), ...(context?.events ?? [])].find((one) => one.name === name)?.members ?? [];
  const stored = members.filter(({ initializer }) => initializer?.kind !== "derived");
  return Object.fromEntries(stored.map((member) => [wireName(member.name), sample(member.type)]));
}

/** Returns the JSON name of a member. */
export function wireName(name: string): string {
  return camelCaseOf(pascalCaseOf(name));
}
