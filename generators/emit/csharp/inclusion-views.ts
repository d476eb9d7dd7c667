import type { Entity, Inclusion, Property } from "../../entity/entity.ts";
import type { Graft } from "../../entity/graft.ts";
import { isNarrowed, isRestricted } from "../../entity/own-rows.ts";
import { hasCursors } from "../../entity/served.ts";
import { keyOf } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import { phraseOf, withArticle } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpString } from "./csharp-text.ts";
import { contextType, typeWords } from "./entity-words.ts";
import { restOf } from "./key-words.ts";
import { typeName } from "./names.ts";
import { rowsIn } from "./own-rows/rows-words.ts";
import { csharpType } from "./types.ts";
import { unwrapped, wrapped } from "./wrapper-words.ts";

/** Names the files and the class of related rows: `PostAuthor`, `AuthorPosts`. */
export function inclusionTitle({ owner, member }: Pick<Inclusion, "owner" | "member">): string {
  return `${owner.name}${member}`;
}

/** Returns the view of the part of a response that holds related rows. Spec: endpoints, Included rows. */
export function includedMemberView(inclusion: Inclusion, { target }: EntityPlace): View {
  const { owner, related, member, isMany } = inclusion;
  const response = typeWords(related, target).Response;
  return {
    Owner: owner.name,
    member,
    type: isMany ? `${typeName("IReadOnlyList")}<${response}>` : response,
    memberSummary: `The ${phraseOf(isMany ? related.plural : related.name)} of this ${phraseOf(owner.name)}, if the request includes ${isMany ? "them" : "it"}.`,
  };
}

/** Returns the view of the class that loads related rows, by one statement for all responses. Spec: endpoints, Included rows. */
export function inclusionView(inclusion: Inclusion, { target }: EntityPlace): View {
  const { owner, related, member, wireName, isChild, isMany, foreignKey } = inclusion;
  const rows = phraseOf(isMany ? related.plural : related.name);
  const relatedMember = isChild ? givenKey(foreignKey) : keyOf(related).name;
  return {
    title: inclusionTitle(inclusion),
    summary: `Includes ${isMany ? `the ${rows} of ${withArticle(phraseOf(owner.name))}` : withArticle(rows)} in the responses of ${phraseOf(owner.plural)}.`,
    nameText: csharpString(wireName),
    member,
    isMany,
    isOptional: !isChild && foreignKey.isOptional,
    foreignKey: foreignKey.name,
    keyType: csharpType(foreignKey.type),
    ownKey: keyOf(owner).name,
    ownKeys: wrapped(keyOf(owner), `response.${keyOf(owner).name}`),
    rowKey: unwrapped(foreignKey, `child.${foreignKey.name}`),
    wrap: foreignKey.wrapper === undefined ? "" : `.Select(key => ${wrapped(foreignKey, "key")})`,
    relatedKey: keyOf(related).name,
    thenBy: restOf(related.keys, "child"),
    row: isChild ? "child" : "parent",
    rows: isChild ? "children" : "parents",
    ownMember: isChild ? keyOf(owner).name : foreignKey.name,
    relatedMember,
    knownKey: unwrapped({ ...foreignKey, isOptional: false }, relatedMember),
    maxPageSize: String(related.maxPageSize),
    OwnerResponse: typeWords(owner, target).Response,
    RelatedService: typeWords(related, target).Service,
    hasCaller: isRestricted(owner) || isRestricted(related),
    isRestrictedMany: isMany && isNarrowed(related),
    ownerRows: rowsIn(owner, target),
    relatedRows: rowsIn(related, target),
    dbContext: contextType(target),
  };
}

/** Prints a foreign key that refers to a row. */
function givenKey({ name, type, isOptional, wrapper }: Property): string {
  if (!isOptional) return name;
  const isReference = wrapper === undefined ? type === "string" : !wrapper.isStruct;
  return isReference ? `${name}!` : `${name}!.Value`;
}

/** Returns the view of the registry of related rows. */
export function includesView({ entities }: Graft, { visibility }: EntityPlace): View {
  return { visibility, hasCursors: entities.some(hasCursors) };
}

/** Returns the answer of a list, or of one resource. */
export function shownType(entity: Entity, isList: boolean, { target }: EntityPlace): string {
  const { Response } = typeWords(entity, target);
  if (!isList) return Response;
  return `${typeName(hasCursors(entity) ? "CursorResponse" : "PagedResponse")}<${Response}>`;
}
