import { queryConventionView, schemaConventionView } from "../emit/csharp/convention-views.ts";
import { healthEndpointView, readyEndpointView } from "../emit/csharp/endpoint-view.ts";
import { allStatusWords } from "../emit/csharp/http-words.ts";
import type { Generator } from "../emit/generator.ts";
import type { WiringKind } from "../emit/wired-type.ts";
import type { Graft } from "../entity/entity.ts";
import { entityShared, mapsHealth, shared } from "./shared-generators.ts";

/** The files that endpoints of every library stand on: the health endpoints, the answers to faults and the descriptions of parameters. */
export const httpGenerators: readonly Generator[] = [
  {
    ...shared("HealthEndpoint", "api", "http/health-endpoint"),
    when: mapsHealth,
    isCommon: true,
    folder: "",
    wiring: (): readonly WiringKind[] => ["healthEndpoint"],
    view: healthEndpointView,
  },
  {
    ...shared("ReadyEndpoint", "api", "http/ready-endpoint"),
    when: mapsHealth,
    isCommon: true,
    folder: "",
    wiring: (): readonly WiringKind[] => ["healthEndpoint"],
    view: readyEndpointView,
  },
  { ...entityShared("QueryConvention", "api", "http/query-convention"), view: queryConventionView },
  entityShared("QueryParameter", "api", "http/query-parameter"),
  { ...entityShared("ProblemConvention", "api", "http/problem-convention"), view: () => allStatusWords },
  {
    ...shared("SchemaConvention", "api", "http/schema-convention"),
    when: ({ entities, target }: Graft) => entities.length > 0 && target.hasOpenApi,
    isCommon: true,
    wiring: (): readonly WiringKind[] => ["schemaConvention"],
    view: schemaConventionView,
  },
];
