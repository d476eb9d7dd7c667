import { grouped } from "../../text/grouped.ts";
import { isInterfaceName, type SourceType } from "./read-types.ts";

/** The types that a source converts or owns, by their names. It is collected once, as every property of every class asks. */
export interface TypeSigns<T extends SourceType> {
  /** Returns the types that have a converter or convention for a name, or a key of it. */
  readonly convertersOf: (name: string) => readonly T[];
  readonly isOwned: (name: string) => boolean;
}

/** Collects what types say of the types that their mappings convert and own. */
export function typeSigns<T extends SourceType>(all: readonly T[]): TypeSigns<T> {
  const ofAny = all.filter(({ bases }) => bases.some(({ name }) => /ValueConverterSelector$/.test(name)));
  const converters = grouped(
    all.flatMap((type) => namesConverted(type).map((name) => ({ name, type }))),
    ({ name }) => name,
  );
  const owned = new Set(all.flatMap(({ body }) => argumentsOf("Owned", body)));
  return {
    convertersOf: (name) => [...ofAny, ...(converters.get(name) ?? []).map(({ type }) => type)],
    isOwned: (name) => owned.has(name),
  };
}

function namesConverted({ name: own, bases, properties, body }: SourceType): readonly string[] {
  const isKey = (one: string) => /^id$/i.test(one) || one === `${own}Id`;
  return [
    ...properties.filter(({ name }) => isKey(name)).map(({ type }) => type.name),
    ...bases.flatMap((base) => (isInterfaceName(base.name) ? [] : base.arguments.map(({ name }) => name))),
    ...argumentsOf("Properties", body),
  ];
}

/** Lists the first type arguments of the calls of a generic method. */
function argumentsOf(method: string, body: readonly string[]): readonly string[] {
  return body.flatMap((token, at) => {
    const argument = token === method && body[at + 1] === "<" ? body[at + 2] : undefined;
    return argument === undefined ? [] : [argument];
  });
}
