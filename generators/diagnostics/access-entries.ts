import { listOf } from "../text/list.ts";
import { entry } from "./entry.ts";

/** What can be wrong with who may call. */
export const accessEntries = {
  unservedAccess: entry<{ readonly entities: readonly string[] }>({
    code: "TEN0360",
    name: "unservedAccess",
    severity: "warning",
    message: ({ entities }) =>
      `Endpoints of ${listOf(entities)} ask for a signed-in caller, and the host registers no authentication.`,
    explanation: {
      cause:
        "Without an authentication scheme ASP.NET Core cannot tell who calls, and answers such a request with an error of its own. Only calls in the host's own source are seen, such as `AddAuthentication`.",
      example: "defaults: { access: authenticated }     # Program.cs has no AddAuthentication",
      cure: "Register a scheme: builder.Services.AddAuthentication().AddJwtBearer(); or say `access: anonymous`. Where a library of yours registers one, nothing is to be done.",
    },
  }),
} as const;
