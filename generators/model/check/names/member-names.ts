import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { MemberDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import type { TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import type { Check } from "../check.ts";
import type { Named } from "../clashes.ts";

/** Returns the spellings in a model that become one of some C# names. */
function spellingsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)]));
}

const ofObject = ["Equals", "GetHashCode", "GetType", "ToString", "Finalize", "MemberwiseClone", "ReferenceEquals"];
const ofRecord = [...ofObject, "Clone", "EqualityContract", "PrintMembers"];

/** The names that C# reserves in every class, as a model spells them. */
export const classMembers = spellingsOf(ofObject);

const recordMembers = spellingsOf(ofRecord);

/** The names that C# reserves in records with positional members, as a model spells them. */
export const positionalMembers = spellingsOf([...ofRecord, "Deconstruct"]);

/** The names that C# reserves in entities, and `id`, which the language gives every entity. */
export const entityMembers = spellingsOf([...ofObject, "Id"]);

/** The names that C# reserves in the rows and the records of a read model that events feed. */
const rowMembers = spellingsOf([...ofRecord, "Deconstruct", "Id"]);

/** Tells who reserves a name. */
export function reservationOf(name: string): string {
  if (pascalCaseOf(name) === "Id") return "every entity has its identity under that name";
  return classMembers.has(name) ? "C# reserves the name in every class" : "C# reserves the name in records";
}

/** Checks that no field or operation has a name that C# or the language reserves. */
export const generatedMemberName: Check = ({ scope: { part } }) => [
  ...part.withFields.flatMap((symbol) => symbol.fields.flatMap((member) => faultOf(symbol, member))),
  ...part.services.flatMap(({ name, items }) =>
    // With parameters, a method of such a name is an overload.
    ofKind(items, "operation")
      .filter((operation) => operation.parameters.length === 0 && classMembers.has(operation.name.text))
      .map((operation) => reserved(operation.name, name.text)),
  ),
];

function reserved(span: Name, owner: string): Diagnostic {
  const name = span.text;
  return report(catalogue.generatedMemberName, { name, owner, reason: reservationOf(name) }, { span });
}

function faultOf({ decl, aggregate }: TypeSymbol, { name: span }: MemberDecl): readonly Diagnostic[] {
  const { text } = span;
  const owner = decl.name.text;
  if ((decl.kind === "event" || decl.kind === "integrationEvent") && pascalCaseOf(text) === "OccurredOn")
    return [report(catalogue.occurredOn, { event: owner }, { span })];
  const isVersionedRoot = decl.kind === "entity" && aggregate?.isVersioned && aggregate.root.text === owner;
  if (isVersionedRoot && pascalCaseOf(text) === "Version")
    return [report(catalogue.versionMember, { root: owner }, { span })];
  const isKey = decl.kind === "projection" && decl.key.name === span;
  if (isKey && pascalCaseOf(text) === "Id") return [];
  return reservedIn(decl).has(text) ? [reserved(span, owner)] : [];
}

function reservedIn({ kind }: TypeSymbol["decl"]): ReadonlySet<string> {
  if (kind === "entity") return entityMembers;
  if (kind === "projection") return rowMembers;
  return kind === "event" || kind === "unionCase" ? positionalMembers : recordMembers;
}

/** Checks that no member has the name of its C# type. */
export const memberNamedAsType: Check = ({ scope: { context, part } }) => [
  ...part.types.flatMap((symbol) => faultsOf(symbol.decl, partsOf(symbol), emittedNames(symbol))),
  ...part.queries.flatMap((query) => faultsOf(query, [query.parameters], recordNames)),
  ...part.services.flatMap((service) => faultsOf(service, [ofKind(service.items, "operation")], [])),
  ...part.entities.flatMap(({ decl, identity }) =>
    context.typeByName.has(identity?.name ?? "") ? [] : faultsOf({ name: decl.identity }, [], identityNames),
  ),
];

// A name that is not in the model can clash with the type's own name only, and is reported at the type.
function faultsOf(
  owner: Named,
  parts: readonly (readonly Named[])[],
  emitted: readonly string[],
): readonly Diagnostic[] {
  const { text: type } = owner.name;
  const clashing = parts.flatMap((decls) => decls.filter(({ name }) => isNamed(name.text, type)));
  const all = emitted.includes(type) ? [...clashing, owner] : clashing;
  return all.map(({ name }) => report(catalogue.memberNamedAsType, { name: name.text, owner: type }, { span: name }));
}

function isNamed(name: string, type: string): boolean {
  return name.length === type.length && pascalCaseOf(name) === type;
}

const recordNames = ["Equals", "GetHashCode", "ToString", "EqualityContract", "PrintMembers", "Deconstruct"];
const identityNames = [...recordNames, "Value", "From", "New", "TryParse"];
const eventNames = [...recordNames, "OccurredOn"];

function emittedNames({ decl, aggregate }: TypeSymbol): readonly string[] {
  switch (decl.kind) {
    case "enum":
      return [];
    case "entity":
      return aggregate?.isVersioned && aggregate.root.text === decl.name.text ? ["Version"] : [];
    case "event":
    case "integrationEvent":
      return eventNames;
    default:
      return recordNames;
  }
}

function partsOf({ decl, fields, commands, factories }: TypeSymbol): readonly (readonly Named[])[] {
  switch (decl.kind) {
    case "enum":
      return [ofKind(decl.members, "enumMember"), decl.parameters];
    case "readModel":
      return [ofKind(decl.fields, "directField"), ofKind(decl.fields, "derivedField")];
    default:
      return [fields, commands, factories];
  }
}
