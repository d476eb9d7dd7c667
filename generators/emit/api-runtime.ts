import { idempotencyKeyDescription } from "../entity/wire-properties.ts";
import type { Model } from "../model/ir.ts";
import { mostSearched } from "../model/operation/listing.ts";
import { isPatch, replaysRequests } from "../model/operation/model-operation.ts";
import { queryFormOf } from "../model/type.ts";
import { csharpString } from "./csharp/csharp-text.ts";
import { allStatusWords } from "./csharp/http-words.ts";
import { asksForCriteria } from "./csharp/model/api/caller-criteria.ts";
import { hasCriteriaRecord } from "./csharp/model/api/criteria-words.ts";
import { httpCallerView, identifyingClaims } from "./csharp/own-rows/rows-words.ts";
import { patchBodyView } from "./csharp/patch-body-view.ts";
import type { RuntimeGenerator, RuntimePlace } from "./model-generator.ts";
import { hasCallers, hasCursors, hasListings, hasPages, type Need, serves } from "./runtime-needs.ts";
import { family, fileOf, runtime } from "./runtime-rows.ts";

const servesAnything = serves(() => true);
const replays: Need = ({ contexts }) => contexts.some(replaysRequests);
const servesVersions = serves(({ isVersioned }) => isVersioned);
const hasJsonCriterion = serves(
  (operation) => hasCriteriaRecord(operation) && operation.parameters.some(({ type }) => queryFormOf(type) === "json"),
);
const servesCallers: Need = (model, place) => hasCallers(model, place) && servesAnything(model);
const servesWhoCalls = serves(({ caller }) => caller !== undefined);

/** The service that holds the JSON options of a library, and the member of it that they are. */
interface Serializer {
  readonly service: string;
  readonly options: string;
  /** True if descriptions of endpoints have bodies by the parameters of their methods. */
  readonly describesBodies: boolean;
}

/** Returns the runtime of endpoints that every library needs. */
export function apiRuntime(serializer: Serializer): readonly RuntimeGenerator[] {
  return [
    ...fileOf("api", "Endpoints", servesAnything, [
      {
        ...runtime("EndpointRegistration", "endpoint-registration"),
        view: (_model: Model, { storage }: RuntimePlace) => ({ isStored: storage !== undefined }),
      },
      { ...runtime("ModelConvention", "model-convention"), view: () => allStatusWords },
      runtime("UrlValues", "url-values"),
    ]),
    ...fileOf("api", "Bodies", servesAnything, [
      { ...family("RequestBody", "request-body", ["InvalidRequestException"]), view: () => ({ ...serializer }) },
      runtime("RequestLimits", "request-limits"),
      runtime("BodyContract", "body-contract"),
      runtime("BodyFaults", "body-faults"),
    ]),
    ...fileOf("api", "EntityTags", servesVersions, [
      { ...runtime("EntityTags", "entity-tags"), view: () => allStatusWords },
    ]),
    ...fileOf("api", "HttpCaller", servesCallers, [
      { ...runtime("HttpCaller", "http-caller"), template: "http/http-caller", view: httpCallerView },
      { ...runtime("CallerConvention", "caller-convention"), view: () => allStatusWords },
    ]),
    ...fileOf("api", "OperationCallers", servesWhoCalls, [
      { ...runtime("OperationCallers", "operation-callers"), view: () => allStatusWords },
    ]),
    ...fileOf("api", "QueryCallers", serves(asksForCriteria), [runtime("QueryCallers", "query-callers")]),
    ...fileOf("api", "PagedQueries", hasPages, [runtime("PagedQueries", "paged-queries")]),
    ...fileOf("api", "CursorQueries", hasCursors, [runtime("CursorQueries", "cursor-queries")]),
    ...fileOf("api", "ListChecks", hasListings, [
      { ...runtime("ListChecks", "list-checks"), view: () => ({ mostSearched: String(mostSearched) }) },
    ]),
    ...fileOf("api", "Patches", serves(isPatch), [
      { ...runtime("Patches", "patches"), view: () => ({ ...allStatusWords, ...serializer }) },
      { ...runtime("PatchBody", "patch-body"), template: "http/patch-body", view: () => patchBodyView() },
      {
        ...runtime("PatchDescriptions", "patch-descriptions"),
        template: "http/patch-descriptions",
        view: () => ({ ...serializer }),
      },
    ]),
    ...fileOf("api", "IdempotencyKey", replays, [
      {
        ...runtime("IdempotencyKey", "idempotency-key"),
        template: "http/idempotency-key",
        view: () => ({ ...allStatusWords, isOfModel: true, claims: identifyingClaims({ entities: [] }) }),
      },
      {
        ...family("IdempotentRequests", "idempotent-requests", ["DocumentedParameter"]),
        view: () => ({ ...allStatusWords, ...serializer, keyText: csharpString(idempotencyKeyDescription) }),
      },
    ]),
    ...fileOf("api", "JsonCriterion", hasJsonCriterion, [
      { ...runtime("JsonCriterion", "json-criterion"), view: () => ({ ...serializer }) },
    ]),
  ];
}

/** The runtime of endpoints on minimal APIs alone. */
export const minimalRuntime: readonly RuntimeGenerator[] = fileOf("api", "Endpoints", servesAnything, [
  { ...runtime("OperationDescription", "operation-description"), view: () => allStatusWords },
]);

/** The runtime of endpoint classes of FastEndpoints alone. Its templates stand beside those of entities, which share two of them. */
export const fastEndpointsRuntime: readonly RuntimeGenerator[] = [
  ...fileOf("api", "Endpoints", servesAnything, [
    { ...runtime("AccessConvention", "access-convention"), view: () => allStatusWords },
    {
      ...runtime("DescriptionConvention", "description-convention"),
      view: () => ({ faults: "WithModelConvention().WithAccessResponses()", hasKeys: false, parameter: "" }),
    },
  ]),
  ...fileOf("api", "Binders", servesAnything, [
    { ...runtime("BodyBinder", "model-body-binder"), view: () => allStatusWords },
    runtime("UrlBinder", "model-url-binder"),
    family("UrlParameter", "model-url-parameter", ["UrlParameters"]),
    runtime("UrlParser", "model-url-parser"),
  ]),
].map((row) => ({ ...row, template: row.template.replace("runtime/", "fastendpoints/") }));
