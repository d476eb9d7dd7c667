import { isConditional } from "../../../../model/operation/model-operation.ts";
import { isEqual, type JsonObject } from "../../../../model/sample/json.ts";
import type { CommandSample } from "../../../../model/sample/lives.ts";
import type { Change } from "../../../../model/sample/repair.ts";
import type { Call } from "../../../../model/sample/ways.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact, roleFacts, sending } from "../../tests/fact.ts";
import { elementAt, nodeOf } from "../../tests/sample-words.ts";
import type { StoredChild } from "./stored-children.ts";
import { hookNameOf, sampleNameOf } from "./test-names.ts";

/** The knowledge that tests of a command share. */
export interface CommandPlace {
  /** Returns the name of a command in the class. */
  readonly nameOf: (call: Pick<Call, "command">) => string;
  /** Returns the usual arguments of a command. */
  readonly argsOf: (call: Pick<Call, "command">) => JsonObject | undefined;
  /** The factory that tests begin with, and its name in the class. */
  readonly begun: { readonly args: JsonObject; readonly name: string };
  /** Returns the children whose identities a call takes from the store; none without one. */
  readonly childrenOf: (call: Call) => readonly StoredChild[];
}

/** Returns the tests of a command. Spec: shipped-tests, Tests of aggregates. */
export function commandFacts(tested: CommandSample, place: CommandPlace): readonly Fact[] {
  const { command, refused, before, begun } = tested;
  const name = place.nameOf(tested);
  const sample = sampleAt(tested, place);
  const isVersioned = isConditional(command.operation);
  const steps = before.flatMap((call) => stepLines(call, place));
  const tag = isVersioned ? ", answer.Tag" : "";
  const refusal = refused === undefined ? [] : refusalLines(refused, name, sample);
  const others = withOthers(begun, place.begun.args);
  const creation = others === "" ? "" : `${sampleNameOf(place.begun.name)}()${others}`;
  return [
    {
      name: `${name}_is_accepted`,
      lines: fromCreated(
        [...steps, `(${sending(name, sample, tag)}).IsAccepted(nameof(${hookNameOf(name)}));`],
        creation,
      ),
    },
    ...(refused === undefined
      ? []
      : [{ name: `${name}_refuses_what_a_rule_forbids`, lines: fromCreated([...steps, ...refusal], creation) }]),
    ...(isVersioned
      ? [
          {
            name: `${name}_needs_the_latest_version`,
            lines: fromCreated([
              expectation(sending(name, `${sampleNameOf(name)}(id)`, `, "\\"999999\\""`), "PreconditionFailed"),
            ]),
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

/** Begins with a new aggregate, which can have arguments of its own. */
export function fromCreated(lines: readonly string[], creation = ""): readonly string[] {
  const used = (name: string) => (lines.some((line) => new RegExp(`\\b${name}\\b`).test(line)) ? name : "_");
  return [`var (${used("id")}, ${used("answer")}) = await CreateAsync(${creation});`, ...lines];
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
  return [`answer = (${sending(name, sampleAt(call, place))}).IsAccepted(nameof(${hookNameOf(name)}));`];
}

/** Returns the sample of a call, with what differs from the usual one, and with the identities of stored children. */
function sampleAt(call: Call, place: CommandPlace): string {
  const children = place.childrenOf(call);
  const taken = new Set(children.map(({ argument }) => argument));
  const given = Object.fromEntries(Object.entries(call.args).filter(([name]) => !taken.has(name)));
  const stored = children.map(
    ({ argument, list, index, value }) =>
      `.With(${csharpString(argument)}, (await StoredAsync(id)).${list}[${index}].Id.${value})`,
  );
  return `${sampleNameOf(place.nameOf(call))}(id)${withOthers(given, place.argsOf(call) ?? {})}${stored.join("")}`;
}

function withOthers(args: JsonObject, usual: JsonObject): string {
  return Object.entries(args)
    .filter(([name, value]) => !isEqual(usual[name] ?? null, value))
    .map(([name, value]) => `.With(${csharpString(name)}, ${nodeOf(value, `${typeName("JsonNode")}.Parse`)})`)
    .join("");
}
