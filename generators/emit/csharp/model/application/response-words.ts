import { answeredType, type ResponseType } from "../../../../model/responses.ts";
import { type DeclaredType, type PageType, required, type Type } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelItems, ModelPlace } from "../../../model-generator.ts";
import { declaredType, extensionMethod, silencedIfObsolete } from "../../names.ts";
import { csharpTypeOf, recordWords } from "../declaration-words.ts";
import { valueWords } from "../read-side-views.ts";

type Place = Pick<ModelPlace, "context" | "facts">;

/** Returns the view of the record that answers carry in place of a type: its JSON has the same members in the same order. Spec: model-csharp, Responses. */
export function responseView({ response }: ModelItems["response"], place: ModelPlace) {
  const { type, name, declared, isClass } = response;
  const members = membersOf(response).map((member) => ({
    name: member.name,
    type: csharpTypeOf(answeredType(member.type, place.facts.responses)),
    value: answeredValue(member.type, `src.${member.name}`, place),
  }));
  const parameters = members.map((member) => `${member.type} ${member.name}`);
  const isObsolete = "fields" in declared ? [] : [declared, ...declared.members];
  return {
    ...recordWords(name, parameters, place, true),
    ...valueWords(
      members.map(({ value }) => value),
      place,
    ),
    isClass,
    members,
    response: `${silencedIfObsolete(...isObsolete)}${name}`,
    source: declaredType(type),
  };
}

function membersOf({ declared }: ResponseType): readonly { readonly name: string; readonly type: Type }[] {
  const members = "fields" in declared ? declared.fields : declared.members;
  const named = members.map(({ name, type }) => ({ name: pascalCaseOf(name), type }));
  if (!("identity" in declared)) return named;
  const version = { name: "Version", type: { kind: "scalar", name: "Int" } } as const;
  const { type, parts } = declared.identity;
  return [...(parts.length === 0 ? [{ name: "Id", type }] : []), ...named, ...(declared.isVersioned ? [version] : [])];
}

/** Returns the expression of a value as answers carry it; the value itself if no entity is in it. */
export function answeredValue(type: Type, value: string, place: Place, depth = 0): string {
  if (answeredType(type, place.facts.responses) === type) return value;
  const some = required(type);
  const item = `one${depth === 0 ? "" : depth + 1}`;
  const inner = (of: Type, path: string) => answeredValue(of, path, place, depth + 1);
  const select = (of: Type, from = value) => `${from}.${extensionMethod("Select")}(${item} => ${inner(of, item)})`;
  switch (some.kind) {
    case "list":
      return orNull(type, value, `[.. ${select(some.item)}]`);
    case "page":
      return pageOf(some, value, select(some.item, `${value}.Items`));
    case "set":
      return orNull(type, value, `${select(some.item)}.${extensionMethod("ToHashSet")}()`);
    case "map":
      return orNull(
        type,
        value,
        `${value}.${extensionMethod("ToDictionary")}(${item} => ${item}.Key, ${item} => ${inner(some.value, `${item}.Value`)})`,
      );
    default:
      return "context" in some ? ofDeclared(some, value, type.kind === "optional", place) : value;
  }
}

/** Returns a page with other items than another page. */
export function pageOf({ by }: Pick<PageType, "by">, page: string, items: string): string {
  const members = by === "cursor" ? ["PageSize", "Next", "TotalCount"] : ["Page", "PageSize", "TotalCount"];
  return `new([.. ${items}], ${members.map((member) => `${page}.${member}`).join(", ")})`;
}

function orNull(type: Type, value: string, answered: string): string {
  return type.kind === "optional" ? `${value} is null ? null : ${answered}` : answered;
}

/** Calls the mapping of a type: as an extension method, unless it is of another namespace or a member hides it. */
function ofDeclared(type: DeclaredType, value: string, isOptional: boolean, { context, facts }: Place): string {
  const response = facts.responses.of(type);
  if (response === undefined) return value;
  const method = `To${response.name}`;
  if (type.context === context.name && !isHidden(method, response))
    return `${value}${isOptional ? "?" : ""}.${method}()`;
  const mapping = declaredType({ ...type, name: `${response.name}Mapping` });
  return isOptional ? `${value} is null ? null : ${mapping}.${method}(${value})` : `${mapping}.${method}(${value})`;
}

function isHidden(method: string, { declared }: ResponseType): boolean {
  const behaviours = "commands" in declared ? [...declared.commands, ...declared.factories] : [];
  const members = "fields" in declared ? declared.fields : declared.members;
  return [...behaviours, ...members].some(({ name }) => pascalCaseOf(name) === method);
}
