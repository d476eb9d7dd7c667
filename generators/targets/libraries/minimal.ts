import { csharpString } from "../../emit/csharp/csharp-text.ts";
import { allStatusWords, type LibraryWords, routingCall } from "../../emit/csharp/http-words.ts";
import { itemRegistrationView } from "../../emit/csharp/registration-view.ts";
import type { Generator } from "../../emit/generator.ts";
import type { WiringKind } from "../../emit/wired-type.ts";
import type { EntityOperation } from "../../entity/entity.ts";
import { httpGenerators } from "../http-generators.ts";
import { entityShared, hasVersions, shared } from "../shared-generators.ts";
import { endpointRows, registrationRow } from "./endpoint-rows.ts";
import type { EndpointLibrary } from "./library.ts";
import { libraryNeeds } from "./library-needs.ts";

const folder = "minimal";

const words: LibraryWords = {
  map: routingCall,
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
  ...endpointRows({ folder, words, wiring: wiringOf }),
  ...httpGenerators,
  { ...entityShared("AccessConvention", "api", `${folder}/access-convention`), view: () => allStatusWords },
  { ...shared("ETagFilter", "api", `${folder}/etag-filter`), when: hasVersions },
  entityShared("StrictRoutes", "api", `${folder}/strict-routes`),
  {
    ...entityShared("TenonRegistrationAttribute", "api", `${folder}/registration-attribute`),
    wiring: (): readonly WiringKind[] => ["registrations"],
  },
  entityShared("ValidationFilter", "api", `${folder}/validation-filter`),
  {
    per: "item",
    name: "ItemRegistrationGenerator",
    part: "api",
    template: `${folder}/item-registration`,
    type: ({ title }) => `${title}RegistrationAttribute`,
    view: itemRegistrationView,
  },
  registrationRow(folder),
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

function wiringOf({ access }: EntityOperation): readonly WiringKind[] {
  return access.kind === "anonymous" ? ["endpoint"] : ["endpoint", "securedEndpoint"];
}
