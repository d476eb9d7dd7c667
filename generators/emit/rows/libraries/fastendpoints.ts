import type { Graft } from "../../../entity/graft.ts";
import { hasIncludes } from "../../../entity/served.ts";
import { csharpString } from "../../csharp/csharp-text.ts";
import { allStatusWords, classCalls, type LibraryWords } from "../../csharp/http-words.ts";
import { extensionMethod, typeName } from "../../csharp/names.ts";
import type { Generator } from "../../generator.ts";
import type { WiringKind } from "../../wired-type.ts";
import { describesSchemas, httpGenerators } from "../http-generators.ts";
import {
  createsMany,
  entityShared,
  hasPatches,
  hasVersions,
  hostShared,
  redirects,
  shared,
  sharedModule,
} from "../shared-generators.ts";
import { endpointRows, includingEndpointRows, registrationRow } from "./endpoint-rows.ts";
import type { EndpointLibrary } from "./library.ts";
import { libraryNeeds } from "./library-needs.ts";

const folder = "fastendpoints";

const words: LibraryWords = {
  map: (verb) => classCalls[verb],
  typesDescribeErrors: false,
  access: (access) => {
    switch (access.kind) {
      case "anonymous":
        return "Definition.AllowAnonymousByDefault()";
      // FastEndpoints asks for a user wherever nothing else is said.
      case "authenticated":
        return "";
      case "policy":
      case "role":
        return `Policies(${csharpString(access.name)})`;
    }
  },
};

/** The public types of versions 7 and 8 that an entity or one of its contracts can be called like. */
const typeNames: ReadonlySet<string> = new Set(
  `Apply BindingOptions BindingSource Config EmptyResponse EndpointFactory EndpointOptions EndpointSummary Ep
  EpVersion Error ErrorOptions ErrorResponse EventBase Factory Group IdempotencyConfig IdempotencyOptions
  InternalErrorResponse JobQueueOptions LifeTime MessagingOptions Mode MultipartSection NoReq NoRes Order ParseResult
  PaymentPayload PaymentRequiredResponse PaymentRequirements PlainTextRequest ProblemDetails ProblemDetailsConfig
  PropertyDefinition ReflectionCache RequestExample ResponseHeader SecurityOptions SerializerOptions Settle
  SettlementRequest SettlementResponse Source StreamItem ThrottleOptions TypeDefinition UserPrivileges ValidationContext
  ValidationOptions VerificationRequest VerificationResponse VersioningOptions Void`.split(/\s+/),
);

/** The endpoints of entity files, and the files that only they need. */
const entityGenerators: readonly Generator[] = [
  ...endpointRows({
    folder,
    words,
    // The interface is named for its namespace, which has the extension methods of the rules.
    validatorBase: (request) => `${typeName("RequestValidator")}<${request}>, ${typeName("IValidator")}<${request}>`,
  }),
  ...httpGenerators({
    service: "global::FastEndpoints.Config",
    options: "Serializer.Options",
    validator: `${typeName("Activator")}.CreateInstance(context.GetEndpoint()!.Metadata.GetRequiredMetadata<${typeName("EndpointDefinition")}>().ValidatorType!) as ${typeName("IValidator")}`,
    validatorOfType: `${typeName("RequestValidators")}.Find(type, services)`,
    filtersResults: false,
    throwsForBody: true,
  }),
  {
    ...entityShared("AccessConvention", "api", `${folder}/access-convention`),
    wiring: (): readonly WiringKind[] => ["authorization"],
    view: () => allStatusWords,
  },
  {
    ...entityShared("DescriptionConvention", "api", `${folder}/description-convention`),
    view: (graft: Graft) => ({
      faults: `WithProblems().WithAccessResponses()${hasIncludes(graft) ? `.${extensionMethod("WithIncludes")}()` : ""}`,
      hasKeys: true,
      parameter: typeName("DocumentedParameter"),
    }),
  },
  { ...shared("IncludeSender", "api", `${folder}/include-sender`), when: hasIncludes },
  ...includingEndpointRows(`${folder}/including-endpoint`),
  { ...entityShared("JsonBody", "api", `${folder}/json-body`), view: () => allStatusWords },
  entityShared("RequestValidator", "api", `${folder}/request-validator`),
  {
    ...hostShared("RequestValidators", "api", `${folder}/request-validators`),
    when: describesSchemas,
    view: (graft: Graft) => ({ hasPatches: hasPatches(graft) }),
  },
  entityShared("ValidationConvention", "api", `${folder}/validation-convention`),
  { ...shared("VersionConvention", "api", `${folder}/version-convention`), when: hasVersions },
  {
    ...shared("JsonItems", "api", `${folder}/json-items`),
    module: sharedModule("Items"),
    when: createsMany,
    view: () => allStatusWords,
  },
  redirects(folder),
  registrationRow(folder),
];

/** FastEndpoints, from version 7. */
export const fastEndpoints: EndpointLibrary = {
  id: "fastendpoints",
  folder,
  words,
  typeNames,
  part: {
    hook: "Customize",
    modifier: "sealed",
    example: (type) => `public sealed partial class ${type} { partial void Customize() => Options(endpoint => …); }`,
  },
  entityGenerators,
  needs: libraryNeeds.fastendpoints,
};
