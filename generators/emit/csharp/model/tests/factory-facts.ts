import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Entity } from "../../../../model/ir.ts";
import type { FactorySample } from "../../../../model/sample/lives.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact, roleFacts, sending } from "../../tests/fact.ts";
import { elementAt, nodeOf } from "../../tests/sample-words.ts";
import { hookNameOf, sampleNameOf } from "./test-names.ts";

/** Returns the tests of a factory. Spec: shipped-tests, Tests of aggregates. */
export function factoryFacts(
  root: Entity,
  { factory, refused }: FactorySample,
  name: string,
  isStored: boolean,
): readonly Fact[] {
  const [sample, hook] = [`${sampleNameOf(name)}()`, `nameof(${hookNameOf(name)})`];
  const taking = `var sample = ${sample};`;
  const given = sending(name, "sample");
  const accepted = `(${given}).IsAccepted(${hook});`;
  const needed = factory.parameters.find(
    (one) => one.type.kind !== "optional" && isInBody(factory.operation, one.name),
  );
  return [
    { name: `${name}_creates_one`, lines: creation(root, sending(name, sample), hook, isStored) },
    ...(refused === undefined
      ? []
      : [
          {
            name: `${name}_refuses_what_a_rule_forbids`,
            lines: [
              taking,
              `${elementAt(refused.path)} = ${nodeOf(refused.value, `${typeName("JsonNode")}.Parse`)};`,
              expectation(given, "BadRequest"),
            ],
          },
        ]),
    ...(needed === undefined
      ? []
      : [
          {
            name: `${name}_needs_${wireNameOf(needed.name)}`,
            lines: [
              taking,
              `sample.Remove(${csharpString(wireNameOf(needed.name))});`,
              expectation(given, "BadRequest"),
            ],
          },
        ]),
    ...(factory.identityParameter === undefined || !isStored
      ? []
      : [{ name: `${name}_takes_an_identity_once`, lines: [taking, accepted, expectation(given, "Conflict")] }]),
    ...roleFacts(factory.operation, name, sample),
  ];
}

function creation({ isVersioned }: Entity, sent: string, hook: string, isStored: boolean): readonly string[] {
  if (!(isVersioned && isStored)) return [`(${sent}).IsAccepted(${hook});`];
  return [`var created = (${sent}).IsAccepted(${hook});`, `${typeName("Assert")}.Equal("\\"1\\"", created.Tag);`];
}

function isInBody({ parameters }: FactorySample["factory"]["operation"], name: string): boolean {
  return parameters.some((one) => one.name === name && one.binding === "body");
}
