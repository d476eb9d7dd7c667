import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Access } from "../../http/access.ts";
import { camelCaseOf } from "../../text/casing.ts";
import { grouped } from "../../text/grouped.ts";
import { isShown } from "../bodies.ts";
import { statedAccess, unstatedAccessOf } from "../conventions.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import { type EndpointName, includingOperations } from "../entity.ts";
import { type IncludedMember, includedMembers } from "../inclusions.ts";
import { operationsOf } from "../operations.ts";
import { foreignKeyOf, isToOne, type Link, linksOf, readingOperation } from "../relationships.ts";
import type { Check } from "./check.ts";
import { reasonAgainst } from "./names.ts";

/** Checks that responses show the foreign key by which related rows are found. Spec: entity-file, Included rows. */
export const includeWithoutKey: Check = (declared) =>
  linksOf(declared).flatMap((link) => {
    const { include, name: relationship } = link.relationship;
    if (include?.value !== true) return [];
    const { name: foreignKey, property } = foreignKeyOf(link);
    const child = link.child.name.value;
    if (property !== undefined && isShown(property)) return [];
    const reason = property === undefined ? `\`${child}\` does not declare it` : `no response of \`${child}\` shows it`;
    return [report(catalogue.includeWithoutKey, { relationship: relationship.value, foreignKey, reason }, include)];
  });

/** Checks that no included member has the name of another member of the response. Spec: entity-file, Included rows. */
export const includeName: Check = (declared) =>
  [...grouped(includedMembers(declared), ({ owner }) => owner)].flatMap(([owner, members]) => {
    const names = new Set(owner.properties.map(({ name }) => name.value.toLowerCase()));
    return members.flatMap(({ link, member }) => {
      const isTaken = names.has(member.toLowerCase());
      names.add(member.toLowerCase());
      const reason = isTaken ? "they have such a member already" : reasonAgainst(member);
      if (reason === undefined) return [];
      const words = { relationship: link.relationship.name.value, name: camelCaseOf(member), entity: owner.name.value };
      return [report(catalogue.includeName, { ...words, reason }, { span: placeOf(link) })];
    });
  });

/** Checks that whoever includes rows may read them by themselves. Spec: entity-file, Included rows. */
export const includeAccess: Check = (declared) => {
  const links = grouped(linksOf(declared), ({ child }) => child);
  return includedMembers(declared).flatMap((included) => {
    const { link, owner, related } = included;
    const reader = readerOf(included, declared);
    const words = { relationship: link.relationship.name.value, related: related.name.value };
    const refused = (reason: string) => report(catalogue.includeAccess, { ...words, reason }, { span: placeOf(link) });
    if (reader === undefined) return [refused("no operation reads it")];
    const open = callersOf(owner, links.get(owner) ?? [], declared).find(({ access }) => !covers(access, reader));
    return open === undefined
      ? []
      : [refused(`${open.title} asks for ${wordsOf(open.access)}, and it for ${wordsOf(reader)}`)];
  });
};

interface Caller {
  readonly title: string;
  readonly access: Access;
}

/** Returns the rule of the operation that reads the rows without `include`; undefined if there is none. */
function readerOf({ link, owner, related }: IncludedMember, declared: Declared): Access | undefined {
  const operations = operationsOf(related, declared);
  const areChildren = owner === link.parent && related === link.child;
  const first = areChildren ? readingOperation(link.relationship.type.value) : "get";
  const operation = [first, ...includingOperations].find((name) => operations.includes(name));
  if (operation === undefined) return undefined;
  return (
    (areChildren && operation === first ? link.relationship.access : undefined) ??
    accessOf(related, operation, declared)
  );
}

/** Returns the operations whose responses have the rows, nested ones included. */
function callersOf(owner: EntityDecl, links: readonly Link[], declared: Declared): readonly Caller[] {
  const operations = operationsOf(owner, declared);
  const own = includingOperations.filter((name) => operations.includes(name));
  const nested = links.flatMap((link) => {
    const reading = readingOperation(link.relationship.type.value);
    return operations.includes(reading) ? [{ link, reading }] : [];
  });
  return [
    ...own.map((name) => ({
      title: `\`${name}\` of \`${owner.name.value}\``,
      access: accessOf(owner, name, declared),
    })),
    ...nested.map(({ link, reading }) => ({
      title: `the ${isToOne(link) ? "child" : "list"} of \`${link.parent.name.value}.${link.relationship.name.value}\``,
      access: link.relationship.access ?? accessOf(owner, reading, declared),
    })),
  ];
}

function accessOf(entity: EntityDecl, operation: EndpointName, declared: Declared): Access {
  return statedAccess(entity, operation) ?? unstatedAccessOf(declared);
}

/** True if everybody whom the first rule lets in may do what the second one guards. */
function covers(one: Access, other: Access): boolean {
  if (other.kind === "anonymous") return true;
  if (other.kind === "authenticated") return one.kind !== "anonymous";
  return one.kind === other.kind && one.name === other.name;
}

function wordsOf(access: Access): string {
  if (access.kind === "anonymous") return "nothing";
  return access.kind === "authenticated" ? "a signed-in caller" : `\`${access.name}\``;
}

function placeOf({ relationship: { include, name } }: Link) {
  return (include ?? name).span;
}
