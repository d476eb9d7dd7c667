import type { Graft } from "../../entity/graft.ts";
import { hasIncludes } from "../../entity/served.ts";
import { idempotencyKeyDescription, ifMatchDescription, mostItems } from "../../entity/wire-properties.ts";
import { schemaConventionView } from "../csharp/convention-views.ts";
import { csharpString } from "../csharp/csharp-text.ts";
import { healthEndpointView, readyEndpointView } from "../csharp/endpoint-view.ts";
import { allStatusWords } from "../csharp/http-words.ts";
import { httpCallerView, identifyingClaims } from "../csharp/own-rows/rows-words.ts";
import { patchBodyView } from "../csharp/patch-body-view.ts";
import type { EntityPlace, Generator } from "../generator.ts";
import type { WiringKind } from "../wired-type.ts";
import {
  createsMany,
  entityShared,
  hasCallers,
  hasContentTags,
  hasPatches,
  hasVersions,
  hostShared,
  mapsHealth,
  ofCursors,
  patchModule,
  repeatsRequests,
  shared,
  sharedModule,
} from "./shared-generators.ts";

/** The C# by which a library reads bodies: its JSON options, and the validator of the endpoint in `context`. */
export interface BodyWords {
  readonly service: string;
  readonly options: string;
  readonly validator: string;
  /** The validator of a body of `type`, found in `services`. */
  readonly validatorOfType: string;
  /** True if filters of endpoints see results. */
  readonly filtersResults: boolean;
  /** True if binding throws for a body that it cannot read. */
  readonly throwsForBody: boolean;
}

/** Returns the rows of the files that endpoints of every library stand on: the health endpoints, the answers to faults and the descriptions of parameters. */
export const httpGenerators = (body: BodyWords): readonly Generator[] => [
  {
    ...health("HealthEndpoint", "http/health-endpoint"),
    wiring: (): readonly WiringKind[] => ["healthEndpoint"],
    view: healthEndpointView,
  },
  {
    ...health("ReadyEndpoint", "http/ready-endpoint"),
    wiring: (): readonly WiringKind[] => ["healthEndpoint"],
    view: readyEndpointView,
  },
  health("HealthResponse", "shared/health-response"),
  entityShared("DocumentedParameter", "api", "http/documented-parameter"),
  {
    ...entityShared("ParameterDescriptions", "api", "http/parameter-descriptions"),
    wiring: (): readonly WiringKind[] => ["descriptionProvider"],
    replaces: ["QueryConventionGenerator", "QueryParameterGenerator"],
  },
  ofCursors(shared("CursorConvention", "api", "http/cursor-parameters"), "CursorRequests"),
  {
    ...shared("IncludeConvention", "api", "http/include-convention"),
    when: hasIncludes,
    wiring: (): readonly WiringKind[] => ["includeConvention"],
    view: () => ({ ...allStatusWords, hasFilter: body.filtersResults }),
  },
  {
    ...entityShared("RefusalExtensions", "api", "http/refusal-extensions"),
    view: () => ({ ...allStatusWords, isAnswered: body.filtersResults }),
  },
  {
    ...entityShared("ProblemConvention", "api", "http/problem-convention"),
    view: (graft: Graft) => ({ ...allStatusWords, ...body, hasCallers: hasCallers(graft) }),
  },
  {
    ...shared("HttpCaller", "api", "http/http-caller"),
    when: hasCallers,
    wiring: (): readonly WiringKind[] => ["caller"],
    view: httpCallerView,
  },
  { ...entityShared("UnreadableBody", "api", "http/unreadable-body"), view: () => ({ ...body }) },
  {
    ...shared("IdempotencyKey", "api", "http/idempotency-key"),
    when: repeatsRequests,
    view: (graft: Graft) => ({
      ...allStatusWords,
      keyText: csharpString(idempotencyKeyDescription),
      isOfModel: false,
      claims: identifyingClaims(graft),
    }),
  },
  { ...shared("ItemListValidator", "api", "http/item-list-validator"), ...manyItems },
  { ...shared("ItemReader", "api", "http/item-reader"), ...manyItems },
  ...patchGenerators(body),
  {
    ...shared("KnownTags", "api", "http/known-tags"),
    when: (graft: Graft) => hasVersions(graft) || hasContentTags(graft),
    view: (graft: Graft) => ({
      ...allStatusWords,
      hasContentTags: hasContentTags(graft),
      needsVersions: graft.entities.some(({ requiresVersion }) => requiresVersion),
      ifMatchText: csharpString(ifMatchDescription),
    }),
  },
  {
    ...hostShared("OperationIds", "api", "http/operation-ids"),
    when: (graft: Graft) => graft.entities.length > 0 || mapsHealth(graft),
    wiring: (): readonly WiringKind[] => ["descriptionProvider"],
  },
  {
    ...hostShared("SchemaConvention", "api", "http/schema-convention"),
    when: describesSchemas,
    wiring: (): readonly WiringKind[] => ["schemaConvention"],
    view: (graft: Graft, place: EntityPlace) => ({ ...schemaConventionView(graft, place), ...body }),
  },
  { ...hostShared("SchemaRules", "api", "http/schema-rules"), when: describesSchemas },
];

/** The part of rows for the items of requests that create many, which share a file. */
const manyItems = {
  module: sharedModule("Items"),
  when: createsMany,
  view: () => ({ mostItems: String(mostItems) }),
} as const;

/** Returns the rows of the types that only patches need. */
function patchGenerators(body: BodyWords): readonly Generator[] {
  const ofPatches = { when: hasPatches, module: patchModule };
  return [
    {
      ...shared("MergePatch", "api", "http/merge-patch"),
      ...ofPatches,
      view: () => ({ ...allStatusWords, ...body, isBound: !body.throwsForBody }),
    },
    {
      ...shared("PatchBody", "api", "http/patch-body"),
      ...ofPatches,
      view: () => patchBodyView(!body.throwsForBody),
    },
    {
      ...shared("PatchDescriptions", "api", "http/patch-descriptions"),
      ...ofPatches,
      wiring: (): readonly WiringKind[] => ["descriptionProvider"],
      view: () => ({ describesBodies: false }),
    },
    {
      ...shared("PatchSchemas", "api", "http/patch-schemas"),
      ...ofPatches,
      when: (graft: Graft) => hasPatches(graft) && describesSchemas(graft),
      wiring: (): readonly WiringKind[] => ["patchSchemas"],
    },
  ];
}

/** Returns true if the host makes documents by the package of ASP.NET Core. */
export function describesSchemas({ entities, target }: Graft): boolean {
  return entities.length > 0 && target.hasOpenApi;
}

/** Returns the row of a type of the health endpoints, which share a file. */
function health(type: string, template: string): Generator<"project"> {
  return { ...hostShared(type, "api", template), when: mapsHealth, module: sharedModule("Health") };
}
