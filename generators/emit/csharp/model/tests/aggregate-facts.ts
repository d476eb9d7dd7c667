import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Command, Entity, Factory } from "../../../../model/ir.ts";
import { isConditional, type ModelOperation } from "../../../../model/operation/model-operation.ts";
import { isEqual, type Json, type JsonObject } from "../../../../model/sample/json.ts";
import type { CommandSample, FactorySample } from "../../../../model/sample/lives.ts";
import type { Call } from "../../../../model/sample/ways.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact, roleFacts, sending } from "../../tests/fact.ts";
import { repetitionFacts } from "../../tests/repetition-facts.ts";
import { elementAt, nodeOf } from "../../tests/sample-words.ts";
import { asksForItself, neededArguments } from "./sought-aggregates.ts";
import type { StoredChild } from "./stored-children.ts";
import { hookNameOf, type NameOf, sampleNameOf } from "./test-names.ts";
import { uniqueParts } from "./unique-parts.ts";

/** Returns the tests of a factory. Spec: shipped-tests, Tests of aggregates. */
export function factoryFacts(
  root: Entity,
  { factory, refused, args, filled }: FactorySample,
  { name, isStored, sought }: { readonly name: string; readonly isStored: boolean; readonly sought: string },
): readonly Fact[] {
  const { parameters, operation } = factory;
  const plain = `${sampleNameOf(name)}()`;
  const sample = `${plain}${sought}`;
  const taking = `var sample = ${sample};`;
  const accepted = (sent: string) => `(${sending(name, sent)}).IsAccepted(nameof(${hookNameOf(name)}));`;
  const inBody = new Set(operation.parameters.flatMap((one) => (one.binding === "body" ? [one.name] : [])));
  const needed = parameters.find((one) => one.type.kind !== "optional" && !one.default && inBody.has(one.name));
  const creation =
    root.isVersioned && isStored
      ? [`var created = ${accepted(sample)}`, `${typeName("Assert")}.Equal("\\"1\\"", created.Tag);`]
      : [accepted(sample)];
  const missing = needed && wireNameOf(needed.name);
  const isIdentified = isIdentityGiven(root, factory);
  const isUnique = !isIdentified && uniqueParts(root, factory.initializers, args).length > 0;
  const again = asksForItself(factory) ? "BadRequest" : "Conflict";
  const once = [taking, accepted("sample"), expectation(sending(name, "sample"), again)];
  return [
    { name: `${name}_creates_one`, lines: creation },
    ...refusals(refused, name, sample).map((lines) => ({ name: `${name}_refuses_what_a_rule_forbids`, lines })),
    ...(filled.length === 0
      ? []
      : [{ name: `${name}_fills_in_defaults`, lines: [taking, ...removals(filled), accepted("sample")] }]),
    ...absentFacts(factory, name, sought === "" ? undefined : plain),
    ...(missing === undefined ? [] : [missing]).map((member) => ({
      name: `${name}_needs_${member}`,
      lines: [taking, `sample.Remove(${csharpString(member)});`, expectation(sending(name, "sample"), "BadRequest")],
    })),
    ...(isIdentified && isStored ? [{ name: `${name}_takes_an_identity_once`, lines: once }] : []),
    ...(isUnique && isStored ? [{ name: `${name}_takes_a_unique_value_once`, lines: once }] : []),
    ...repetitionFacts(operation, name, { sample: taking, accepted: `nameof(${hookNameOf(name)})` }),
    ...roleFacts(operation, name, plain),
  ];
}

/** Returns the test that a factory refuses an aggregate that does not exist, if tests give it one that does. */
function absentFacts(factory: FactorySample["factory"], name: string, sample: string | undefined): readonly Fact[] {
  if (sample === undefined || neededArguments(factory).length === 0) return [];
  return [{ name: `${name}_refuses_what_does_not_exist`, lines: [expectation(sending(name, sample), "BadRequest")] }];
}

interface CommandPlace {
  readonly nameOf: NameOf;
  /** The commands with their usual arguments. */
  readonly commands: readonly CommandSample[];
  /** The factory that tests begin with. */
  readonly begun: FactorySample;
  /** The class with the callers of the store; undefined if rows belong to nobody. */
  readonly callers: string | undefined;
  /** Returns the children whose identities a call takes from the store; none without one. */
  readonly childrenOf: (call: Call) => readonly StoredChild[];
  /** Returns the calls that give arguments of a behaviour the identities of aggregates that exist. */
  readonly soughtOf: (behaviour: Command | Factory) => string;
  /** True if policies or processes can change the aggregate behind a test, so that no answer has its version for certain. */
  readonly isChangedByOthers: boolean;
}

/** Returns the tests of a command. Spec: shipped-tests, Tests of aggregates. */
export function commandFacts(tested: CommandSample, place: CommandPlace): readonly Fact[] {
  const { operation } = tested.command;
  const name = place.nameOf(tested.command);
  const sample = sampleAt(tested, place);
  const isVersioned = isConditional(operation);
  const tag = isVersioned && !place.isChangedByOthers ? ", answer.Tag" : "";
  const steps = tested.before.flatMap((call) => [`answer = ${acceptedCall(call, place)}`]);
  const others = withOthers(tested.begun, place.begun.args);
  const begun = `${sampleNameOf(place.nameOf(place.begun.factory))}()${place.soughtOf(place.begun.factory)}`;
  const creation = others === "" ? "" : `${begun}${others}`;
  const unknown = `${sampleNameOf(name)}(UnknownId())`;
  const leftOut = (fact: string, members: readonly string[]): readonly Fact[] => {
    const accepted = `(${sending(name, "sample")}).IsAccepted(nameof(${hookNameOf(name)}));`;
    const lines = [...steps, `var sample = ${sample};`, ...removals(members), accepted];
    return members.length === 0 ? [] : [{ name: fact, lines: fromCreated(lines, creation) }];
  };
  const outdated = sending(name, `${sampleNameOf(name)}(id)`, `, "\\"999999\\""`);
  const { removal } = tested.command;
  const isGone = removal?.branches.length === 0 && place.childrenOf(tested).length === 0;
  const gone = isGone ? [expectation(sending(name, sample), "NotFound")] : [];
  return [
    {
      name: `${name}_is_accepted`,
      lines: fromCreated([...steps, acceptedCall(tested, place, tag), ...gone], creation),
    },
    ...refusals(tested.refused, name, sample).map((lines) => ({
      name: `${name}_refuses_what_a_rule_forbids`,
      lines: fromCreated([...steps, ...lines], creation),
    })),
    ...patchRefusals(tested, name, unknown),
    ...leftOut(`${name}_keeps_what_it_does_not_name`, tested.kept),
    ...leftOut(`${name}_fills_in_defaults`, tested.filled),
    ...(isVersioned && tested.isReadable
      ? [
          {
            name: `${name}_needs_the_latest_version`,
            lines: fromCreated([expectation(outdated, "PreconditionFailed")]),
          },
        ]
      : []),
    ...(tested.isReadable
      ? [
          { name: `${name}_does_not_find_an_unknown_one`, lines: [expectation(sending(name, unknown), "NotFound")] },
          // The aggregate has no children yet, which a caller who sees it would need.
          ...otherCallerFacts(operation, { name, sample: `${sampleNameOf(name)}(id)`, callers: place.callers }),
        ]
      : []),
    ...roleFacts(operation, name, unknown),
  ];
}

function removals(members: readonly string[]): readonly string[] {
  return members.map((member) => `sample.Remove(${csharpString(member)});`);
}

/** Returns the test that a caller does not find an aggregate of somebody else; none where rows belong to nobody, and for a role. */
export function otherCallerFacts(
  { access }: Pick<ModelOperation, "access">,
  { name, sample, callers }: { readonly name: string; readonly sample: string; readonly callers: string | undefined },
): readonly Fact[] {
  if (access.kind !== "authenticated" || callers === undefined) return [];
  const sent = sending(`${name} with { Role = ${callers}.Another }`, sample);
  return [
    { name: `${name}_does_not_find_that_of_another_caller`, lines: fromCreated([expectation(sent, "NotFound")]) },
  ];
}

/** Returns the test of a patch that clears a required member. */
function patchRefusals({ command: { operation } }: CommandSample, name: string, unknown: string): readonly Fact[] {
  const needed = operation.parameters.find(({ kept, type }) => kept !== undefined && type.kind !== "optional");
  if (needed === undefined) return [];
  const member = wireNameOf(needed.name);
  const cleared = `${unknown}.With(${csharpString(member)}, null)`;
  return [{ name: `${name}_cannot_clear_${member}`, lines: [expectation(sending(name, cleared), "BadRequest")] }];
}

/** Begins with a new aggregate, which can have arguments of its own. */
export function fromCreated(lines: readonly string[], creation = ""): readonly string[] {
  const used = (name: string) => (lines.some((line) => new RegExp(`\\b${name}\\b`).test(line)) ? name : "_");
  return [`var (${used("id")}, ${used("answer")}) = await CreateAsync(${creation});`, ...lines];
}

/** Returns the statements of the test of a rule, as a list of at most one. */
function refusals(refused: FactorySample["refused"], name: string, sample: string): readonly (readonly string[])[] {
  // A rule that compares the identity of a stored aggregate holds for it, as its value is another one than that of the sample.
  if (refused === undefined || sample.includes(`.With(${csharpString(String(refused.path[0]))}, (await new `))
    return [];
  const change = `${elementAt(refused.path)} = ${jsonNode(refused.value)};`;
  return [[`var sample = ${sample};`, change, expectation(sending(name, "sample"), "BadRequest")]];
}

function acceptedCall(call: Call, place: CommandPlace, tag = ""): string {
  const name = place.nameOf(call.command);
  return `(${sending(name, sampleAt(call, place), tag)}).IsAccepted(nameof(${hookNameOf(name)}));`;
}

/** Returns the sample of a call, with what differs from the usual one, and with the identities of stored children. */
function sampleAt(call: Call, place: CommandPlace): string {
  const children = place.childrenOf(call);
  const taken = new Set(children.map(({ argument }) => argument));
  const given = Object.fromEntries(Object.entries(call.args).filter(([name]) => !taken.has(name)));
  const usual = place.commands.find(({ command }) => command === call.command)?.args ?? {};
  const stored = children.map(
    ({ argument, list, index, value }) =>
      `.With(${csharpString(argument)}, (await StoredAsync(id)).${list}[${index}].Id.${value})`,
  );
  return `${sampleNameOf(place.nameOf(call.command))}(id)${withOthers(given, usual)}${stored.join("")}${place.soughtOf(call.command)}`;
}

function withOthers(args: JsonObject, usual: JsonObject): string {
  return Object.entries(args)
    .filter(([name, value]) => !isEqual(usual[name] ?? null, value))
    .map(([name, value]) => `.With(${csharpString(name)}, ${jsonNode(value)})`)
    .join("");
}

function jsonNode(value: Json): string {
  return nodeOf(value, `${typeName("JsonNode")}.Parse`);
}

/** True if requests of a factory say which identity the new aggregate has. */
function isIdentityGiven({ identity }: Entity, { identityParameter }: FactorySample["factory"]): boolean {
  return identityParameter !== undefined || identity.parts.length > 0;
}
