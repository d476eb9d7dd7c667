import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/pascal-case.ts";
import type { Name } from "../ast.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { gather, ofKind } from "../items.ts";
import type { Check } from "./check.ts";

/** Nothing inside a C# type has its name. */
export const memberNamedAsType: Check = ({ scope: { context } }) => {
  const queries = context.queries.map((query) => ({
    owner: query.name,
    names: [...namesOf(query.parameters), ...ownName(query.name, recordNames)],
  }));
  const services = context.services.map(({ name, items }) => ({
    owner: name,
    names: namesOf(ofKind(items, "operation")),
  }));
  const types = context.types.map((symbol) => ({
    owner: symbol.decl.name,
    names: [...partsOf(symbol), ...ownName(symbol.decl.name, emittedNames(symbol))],
  }));
  return gather([...types, ...queries, ...services], ({ owner, names }) =>
    names
      .filter(({ text }) => pascalCaseOf(text) === owner.text)
      .map(({ text, span }) => report(catalogue.memberNamedAsType, { name: text, owner: owner.text }, { span })),
  );
};

/** What every record declares. */
const recordNames = ["Equals", "GetHashCode", "ToString", "EqualityContract", "PrintMembers", "Deconstruct"];

/** What the C# of a type declares beside what the model says. */
function emittedNames({ decl, aggregate }: TypeSymbol): readonly string[] {
  switch (decl.kind) {
    case "enum":
      return ["All"];
    case "entity":
      return aggregate?.isVersioned && aggregate.root.text === decl.name.text ? ["Version"] : [];
    case "event":
      return [...recordNames, "OccurredOn"];
    default:
      return recordNames;
  }
}

/** Of names that stand nowhere in the model only the type's own can clash, and it is reported where the type is. */
function ownName(name: Name, names: readonly string[]): readonly Name[] {
  return names.includes(name.text) ? [name] : [];
}

function partsOf({ decl, fields, commands, factories }: TypeSymbol): readonly Name[] {
  switch (decl.kind) {
    case "enum":
      return [...namesOf(ofKind(decl.members, "enumMember")), ...namesOf(decl.parameters)];
    case "readModel":
      return [...namesOf(ofKind(decl.fields, "directField")), ...namesOf(ofKind(decl.fields, "derivedField"))];
    default:
      return [...namesOf(fields), ...namesOf(commands), ...namesOf(factories)];
  }
}

function namesOf(decls: readonly { readonly name: Name }[]): readonly Name[] {
  return decls.map(({ name }) => name);
}
