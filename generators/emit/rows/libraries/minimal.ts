import { csharpString } from "../../csharp/csharp-text.ts";
import { allStatusWords, type LibraryWords, routingCall } from "../../csharp/http-words.ts";
import { typeName } from "../../csharp/names.ts";
import { initializerAttribute } from "../../csharp/registration-view.ts";
import type { Generator } from "../../generator.ts";
import type { WiringKind } from "../../wired-type.ts";
import { httpGenerators } from "../http-generators.ts";
import {
  createsMany,
  entityShared,
  hasContentTags,
  hasVersions,
  redirects,
  shared,
  sharedModule,
} from "../shared-generators.ts";
import { endpointRows, registrationRow } from "./endpoint-rows.ts";
import type { EndpointLibrary } from "./library.ts";
import { libraryNeeds } from "./library-needs.ts";

const folder = "minimal";

const words: LibraryWords = {
  map: routingCall,
  typesDescribeErrors: true,
  access: (access) => {
    switch (access.kind) {
      case "anonymous":
        return ".AllowAnonymousByDefault()";
      case "authenticated":
        return ".RequireAuthorization()";
      case "policy":
      case "role":
        return `.RequireAuthorization(${csharpString(access.name)})`;
    }
  },
};

/** The endpoints of entity files, and the files that only they need. */
const entityGenerators: readonly Generator[] = [
  ...endpointRows({ folder, words, validatorBase: (request) => `${typeName("AbstractValidator")}<${request}>` }),
  ...httpGenerators({
    service: `${typeName("IOptions")}<${typeName("JsonOptions")}>`,
    options: "Value.SerializerOptions",
    validator: `context.RequestServices.GetService(typeof(${typeName("IValidator")}<>).MakeGenericType(type)) as ${typeName("IValidator")}`,
    validatorOfType: `services.GetService(typeof(${typeName("IValidator")}<>).MakeGenericType(type)) as ${typeName("IValidator")}`,
    filtersResults: true,
    throwsForBody: false,
  }),
  { ...entityShared("AccessConvention", "api", `${folder}/access-convention`), view: () => allStatusWords },
  { ...shared("ETagFilter", "api", `${folder}/etag-filter`), when: hasVersions, view: () => allStatusWords },
  {
    ...shared("ContentTagFilter", "api", `${folder}/content-tag-filter`),
    when: hasContentTags,
    view: () => allStatusWords,
  },
  {
    ...entityShared("JsonBody", "api", `${folder}/json-body`),
    replaces: ["StrictRoutesGenerator", "ValidationFilterGenerator"],
    view: () => allStatusWords,
  },
  {
    ...entityShared("GeneratedEndpoints", "api", `${folder}/generated-endpoints`),
    wiring: (): readonly WiringKind[] => ["registrations"],
  },
  {
    ...shared("JsonItems", "api", `${folder}/json-items`),
    module: sharedModule("Items"),
    when: createsMany,
    view: () => allStatusWords,
  },
  redirects(folder),
  { ...registrationRow(folder), attribute: initializerAttribute("api") },
];

/** Minimal APIs of ASP.NET Core. */
export const minimal: EndpointLibrary = {
  id: "minimal",
  folder,
  words,
  typeNames: new Set(),
  part: {
    hook: "Configure",
    modifier: "static",
    example: (type) =>
      `public static partial class ${type} { static partial void Configure(RouteHandlerBuilder endpoint) => …; }`,
  },
  entityGenerators,
  needs: libraryNeeds.minimal,
};
