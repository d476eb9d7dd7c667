import type { HostNeed, Import } from "../../host/needs.ts";

const withServices = "with the other services, before builder.Build()";

/** Returns a line that a host lacks for a context of a model. The lines of one context are of use together only. */
export function contextNeed(context: string, need: Pick<HostNeed, "line" | "place" | "spot">): HostNeed {
  const note = `it stands in the namespace ${context}`;
  return { file: "Program.cs", ...need, place: `${need.place}; ${note}`, note, group: `model ${context}` };
}

/** Returns the registration of a context that a host lacks. */
export function registrationNeed(
  context: string,
  { call, given, imports }: { readonly call: string; readonly given?: string; readonly imports: readonly Import[] },
): HostNeed {
  const spot = { kind: "services", call, ...(given !== undefined && { given }), imports } as const;
  return contextNeed(context, { line: `builder.Services.${call}(${given ?? ""});`, place: withServices, spot });
}

/** Returns the registration of a class that only the user can write. */
export function ownRegistrationNeed(call: string, note: string): HostNeed {
  const place = `${withServices}; ${note}`;
  return { file: "Program.cs", line: `builder.Services.${call};`, place, note, spot: undefined, isOwnCode: true };
}

/** Returns the import of an extension method that a host calls for a context, which stands in a class of its namespace. */
export function contextImport(context: string, extensions: string): Import {
  return { namespace: context, alone: `static ${context}.${extensions}` };
}
