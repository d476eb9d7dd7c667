import type { Graft, Target } from "../../entity/graft.ts";
import { reusedKeyDescription } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace, HostRegistration } from "../generator.ts";
import type { WiredType, WiringKind } from "../wired-type.ts";
import { csharpString } from "./csharp-text.ts";
import { contextType, isContextInternal, serviceContext } from "./entity-words.ts";
import { extensionMethod, otherType, typeName } from "./names.ts";
import { isTimed } from "./own-rows/trace-words.ts";

/** Returns the view of the calls for services and mappings. Spec: generated-files, Registration. */
export function dataRegistrationView({ graft, wired }: HostRegistration, { visibility, target }: EntityPlace): View {
  return {
    visibility,
    database: target.database === undefined ? [] : [{ context: contextType(target) }],
    hasRegistrations: of(wired, "registrations").length > 0,
    probes: types(wired, "probe"),
    isTimed: graft.entities.some(isTimed),
  };
}

/** Returns the view of the calls for validators and endpoints. Spec: generated-files, Registration. */
export function registrationView({ wired }: HostRegistration, { target }: EntityPlace): View {
  return {
    hasData: target.dbContext !== undefined,
    hasRegistrations: of(wired, "registrations").length > 0,
    callers: of(wired, "caller").map(({ name }) => ({ type: typeName(name) })),
    descriptionProviders: of(wired, "descriptionProvider").map(({ name }) => ({ type: typeName(name) })),
    describesSchemas: of(wired, "schemaConvention").length > 0,
    describesPatches: of(wired, "patchSchemas").length > 0,
    hasIncludes: of(wired, "includeConvention").length > 0,
    asksForAuthorization: of(wired, "authorization").length > 0,
    mapsHealth: of(wired, "healthEndpoint").length > 0,
    healthEndpoints: types(wired, "healthEndpoint"),
  };
}

/** Returns a function that prints the attribute against the warning for module initializers, which projects can turn on for generated code. That of the data serves endpoints in the same namespace as well. */
export function initializerAttribute(part: "data" | "api") {
  return ({ wired }: HostRegistration, { target: { placement } }: EntityPlace): string | undefined => {
    const { project, namespace: name } = placement[part];
    const isSaid = part === "api" && placement.data.project === project && placement.data.namespace === name;
    if (isSaid || of(wired, "registrations").length === 0) return undefined;
    const namespace = csharpString(`~N:${name.replaceAll("@", "")}`);
    return `System.Diagnostics.CodeAnalysis.SuppressMessage("Usage", "CA2255", Scope = "namespaceanddescendants", Target = ${namespace})`;
  };
}

/** The registration of an entity or a relationship. All types are as C# writes them. */
interface Registered {
  /** Its name in the entity files: `Post`, `Author.Posts`. */
  readonly name: string;
  readonly service?: string | undefined;
  /** The contracts of a relationship, such as the check of its foreign key. */
  readonly contracts?: readonly { readonly type: string; readonly contract: string }[];
  readonly mapping?: string | undefined;
  /** True if its class maps foreign keys. */
  readonly isRelationship?: boolean;
  /** The rows whose versions are counted, with the property. */
  readonly counted?: { readonly row: string; readonly version: string } | undefined;
}

/** Returns the words by which an entity or a relationship registers itself. Spec: generated-files, Registration. */
export function registrationWords(
  { name, service, contracts = [], mapping, isRelationship = false, counted }: Registered,
  target: Target,
) {
  const create = isContextInternal(target) ? createdWith(target) : () => "";
  return {
    registration: [
      {
        nameText: csharpString(name),
        hasOneService: service !== undefined && contracts.length === 0 && counted === undefined,
        services: listed(service).map((type) => ({ type, create: create(type) })),
        contracts: contracts.map((one) => ({ ...one, create: create(one.type) })),
        counted: listed(counted).map((one) => ({ ...one, context: contextType(target) })),
        configurations: listed(mapping).map((type) => ({ type })),
        isRelationship,
      },
    ],
  };
}

function listed<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one];
}

/** Returns the view of the store of first answers. Spec: generated-files, Registration; endpoints, Repeated requests. */
export function requestReplayView(_graft: Graft, { target }: EntityPlace): View {
  const create = isContextInternal(target) ? createdWith(target)(typeName("RequestReplay")) : "";
  return { dbContext: serviceContext(target), create, reusedText: csharpString(reusedKeyDescription) };
}

/** Returns the factory of a service that takes the context by its base class. */
function createdWith(target: Target) {
  const [utilities, context] = [typeName("ActivatorUtilities"), contextType(target)];
  return (type: string) =>
    `static provider => ${utilities}.CreateInstance<${type}>(provider, provider.${extensionMethod("GetRequiredService")}<${context}>())`;
}

function of(wired: readonly WiredType[], kind: WiringKind): readonly WiredType[] {
  return wired.filter((type) => type.kind === kind);
}

function types(wired: readonly WiredType[], kind: WiringKind) {
  return of(wired, kind).map((type) => ({ type: otherType(type) }));
}
