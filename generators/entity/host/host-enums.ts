import type { ClassShape } from "../../host/csharp/class-shape.ts";
import type { LocatedType, SourceTypes } from "../../host/csharp/source-types.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { fullNameOf, lastPartOf } from "../../text/class-names.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { EntityDecl, EnumDecl, PropertyDecl } from "../declaration.ts";
import { builtInTypeNamed, typeNameOf, typeNames } from "../property-type.ts";

/** Finds the enums of the host that properties of existing classes have as their types. Spec: entity-file, Enums of the host. */
export function hostEnumsOf(
  entities: readonly EntityDecl[],
  shapes: ReadonlyMap<EntityDecl, ClassShape>,
  types: SourceTypes | undefined,
): ReadonlyMap<PropertyDecl, EnumDecl> {
  return new Map(
    entities
      .filter(({ isExisting }) => isExisting)
      .flatMap((entity) =>
        entity.properties.flatMap((property) => {
          const found = enumOf(property, entity, { shape: shapes.get(entity), types });
          return found === undefined ? [] : [[property, found] as const];
        }),
      ),
  );
}

interface Source {
  readonly shape: ClassShape | undefined;
  readonly types: SourceTypes | undefined;
}

function enumOf(property: PropertyDecl, { file }: EntityDecl, { shape, types }: Source): EnumDecl | undefined {
  const written = typeNameOf(property.type.value);
  const { span } = property.type;
  if (builtInTypeNamed(written) !== undefined) return undefined;
  const name = { value: lastPartOf(written), span };
  // Without a host, a name that is no slip can be that of an enum.
  if (types === undefined) {
    const isName = /^[A-Z_]\w*(?:\.\w+)*$/.test(written) && spellingHint(written, typeNames) === undefined;
    const namespace = written.slice(0, -name.value.length - 1);
    return isName
      ? { name, members: [], file, ofHost: { namespace, fault: undefined, hasNamesake: false } }
      : undefined;
  }
  const found = meant(written, property, { shape, types });
  if (found === undefined) return undefined;
  const members = membersOf(found).map((value) => ({ value, span }));
  const hasNamesake = types.all.filter((one) => one.name === found.name).length > 1;
  return { name, members, file, ofHost: { namespace: found.namespace, fault: faultOf(found), hasNamesake } };
}

/** Returns the enum that a name means: that of the property in the class, else the only one of the name. */
function meant(written: string, property: PropertyDecl, { shape, types }: Required<Source>): LocatedType | undefined {
  if (types === undefined) return undefined;
  const isMeant = (type: LocatedType) => type.name === written || fullNameOf(type) === written;
  const own = shape?.properties.find(({ name }) => name === pascalCaseOf(property.name.value));
  const ofClass = own && types.resolve(own.type, own.owner);
  if (ofClass?.kind === "enum" && isMeant(ofClass)) return ofClass;
  const [only, ...others] = types.all.filter((type) => type.kind === "enum" && isMeant(type));
  return others.length === 0 ? only : undefined;
}

/** Returns the members of an enum as its source declares them. */
export function membersOf({ body }: Pick<LocatedType, "body">): readonly string[] {
  let depth = 0;
  return body.flatMap((token, at) => {
    if ("([{".includes(token)) depth++;
    if (")]}".includes(token)) depth--;
    const before = body[at - 1];
    return depth === 0 && /^[\p{L}_]/u.test(token) && (before === undefined || before === "," || before === "]")
      ? [token]
      : [];
  });
}

function faultOf({ isNested, isPublic, attributes }: LocatedType): string | undefined {
  if (isNested) return "it is nested in another type";
  if (!isPublic) return "it is not public";
  return attributes.some(({ name }) => name === "Flags") ? "its values are combined, as [Flags] says" : undefined;
}
