import { isConditional } from "../../../../model/operation/model-operation.ts";
import { isEqual } from "../../../../model/sample/json.ts";
import type { Call, CommandSample } from "../../../../model/sample/lives.ts";
import type { Change } from "../../../../model/sample/repair.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact, roleFacts, sending } from "../../tests/fact.ts";
import { elementAt, nodeOf } from "../../tests/sample-words.ts";
import { hookNameOf, sampleNameOf } from "./test-names.ts";

/** The knowledge that tests of a command share. */
export interface CommandPlace {
  /** Returns the name of a command in the class. */
  readonly nameOf: (call: Pick<Call, "command">) => string;
  /** Returns the usual arguments of a command. */
  readonly argsOf: (call: Pick<Call, "command">) => Call["args"] | undefined;
}

/** Returns the tests of a command. Spec: shipped-tests, Tests of aggregates. */
export function commandFacts(tested: CommandSample, place: CommandPlace): readonly Fact[] {
  const { command, refused, before } = tested;
  const name = place.nameOf(tested);
  const sample = `${sampleNameOf(name)}(id)`;
  const isVersioned = isConditional(command.operation);
  const steps = before.flatMap((call) => stepLines(call, place));
  const tag = isVersioned ? ", answer.Tag" : "";
  const refusal = refused === undefined ? [] : refusalLines(refused, name, sample);
  return [
    {
      name: `${name}_is_accepted`,
      lines: fromCreated([...steps, `(${sending(name, sample, tag)}).IsAccepted(nameof(${hookNameOf(name)}));`]),
    },
    ...(refused === undefined
      ? []
      : [{ name: `${name}_refuses_what_a_rule_forbids`, lines: fromCreated([...steps, ...refusal]) }]),
    ...(isVersioned
      ? [
          {
            name: `${name}_needs_the_latest_version`,
            lines: fromCreated([expectation(sending(name, sample, `, "\\"999999\\""`), "PreconditionFailed")]),
          },
        ]
      : []),
    {
      name: `${name}_does_not_find_an_unknown_one`,
      lines: [expectation(sending(name, `${sampleNameOf(name)}(UnknownId())`), "NotFound")],
    },
    ...roleFacts(command.operation, name, `${sampleNameOf(name)}(UnknownId())`),
  ];
}

/** Begins with a new aggregate. */
export function fromCreated(lines: readonly string[]): readonly string[] {
  const used = (name: string) => (lines.some((line) => new RegExp(`\\b${name}\\b`).test(line)) ? name : "_");
  return [`var (${used("id")}, ${used("answer")}) = await CreateAsync();`, ...lines];
}

function refusalLines({ path, value }: Change, name: string, sample: string): readonly string[] {
  return [
    `var sample = ${sample};`,
    `${elementAt(path)} = ${nodeOf(value, `${typeName("JsonNode")}.Parse`)};`,
    expectation(sending(name, "sample"), "BadRequest"),
  ];
}

function stepLines(call: Call, place: CommandPlace): readonly string[] {
  const name = place.nameOf(call);
  const usual = place.argsOf(call) ?? {};
  const sample = `${sampleNameOf(name)}(id)`;
  const others = Object.entries(call.args).filter(([key, value]) => !isEqual(usual[key] ?? null, value));
  const given = others.map(
    ([key, value]) => `.With(${csharpString(key)}, ${nodeOf(value, `${typeName("JsonNode")}.Parse`)})`,
  );
  return [`answer = (${sending(name, `${sample}${given.join("")}`)}).IsAccepted(nameof(${hookNameOf(name)}));`];
}
