import type { Member } from "../../../../model/ir.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-text.ts";

/** Returns the stored members; the others are computed from them. */
export function storedMembers(members: readonly Member[]): readonly Member[] {
  return members.filter(({ initializer }) => initializer?.kind !== "derived");
}

/** Returns members in the order of the parameters of a constructor, required ones first, with the name of each parameter. */
export function constructorOrder(
  members: readonly Member[],
  reserved: readonly string[] = [],
): readonly (readonly [member: Member, name: string])[] {
  const taken = new Set(reserved);
  const others = members.filter((member) => !isRequired(member));
  return [...members.filter(isRequired), ...others].map((member) => {
    const name = freshIdentifier(parameterName(member.name), taken);
    taken.add(name);
    return [member, name];
  });
}

/** True if a member has no default and is not optional. */
export function isRequired({ type, initializer }: Member): boolean {
  return initializer === undefined && type.kind !== "optional";
}

/** Names the parameter of a member: in camel case if the member begins with a capital, else as declared. */
export function parameterName(name: string): string {
  return /^[A-Z]/.test(name) ? camelCaseOf(name) : name;
}
