import type { Declarations } from "../csharp/find-declarations.ts";
import type { AuthenticationSigns } from "../facts/find-authentication.ts";
import type { CallFacts } from "../facts/find-calls.ts";
import type { ControllerClass } from "../facts/find-controllers.ts";
import type { EndpointClass } from "../facts/find-endpoint-classes.ts";
import type { EndpointFacts } from "../facts/find-endpoints.ts";
import type { MappedClass } from "../facts/find-mappings.ts";
import type { LocatedClass } from "../facts/located-class.ts";

/** The facts in one C# file of a host. */
export interface SourceFile extends CallFacts, EndpointFacts, Omit<Declarations, "classes"> {
  /** The path of the project in `Host.projects`. */
  readonly project: string;
  /** The file, relative to the folder of the web project. */
  readonly file: string;
  readonly signs: AuthenticationSigns;
  readonly controllers: readonly ControllerClass[];
  readonly endpointClasses: readonly EndpointClass[];
  /** The prefixes of all endpoints of FastEndpoints; undefined for one that cannot be read. */
  readonly libraryPrefixes: readonly (string | undefined)[];
  /** True if the file changes what `[controller]` and the like stand for. */
  readonly transformsTokens: boolean;
  readonly mappings: readonly MappedClass[];
  readonly classes: readonly LocatedClass[];
}

/** True unless the file only offers extension methods to hosts, such as service defaults, and nothing calls one of them. */
export function isInUse(
  { project, extensions }: Pick<SourceFile, "project" | "extensions">,
  called: ReadonlySet<string>,
): boolean {
  return project === "" || extensions.size === 0 || [...extensions].some((name) => called.has(name));
}
