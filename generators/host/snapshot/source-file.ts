import type { SourceTypesOfFile } from "../csharp/read-types.ts";
import type { SourcePlace } from "../csharp/source-types.ts";
import type { AuthenticationSigns } from "../facts/find-authentication.ts";
import type { CallFacts } from "../facts/find-calls.ts";
import type { EndpointFacts } from "../facts/find-endpoints.ts";
import type { MappedClass } from "../facts/find-mappings.ts";

/** The facts in one C# file of a host. */
export interface SourceFile extends SourcePlace, SourceTypesOfFile, CallFacts, EndpointFacts {
  readonly signs: AuthenticationSigns;
  /** True if the file changes what `[controller]` and the like stand for. */
  readonly transformsTokens: boolean;
  readonly mappings: readonly MappedClass[];
}

/** True unless the file only offers extension methods to hosts, such as service defaults, and nothing calls one of them. */
export function isInUse(
  { project, extensions }: Pick<SourceFile, "project" | "extensions">,
  called: ReadonlySet<string>,
): boolean {
  return project === "" || extensions.size === 0 || [...extensions].some((name) => called.has(name));
}
